// The next step: on phones at the lower edge, beside the total, until its own place is reached.
import { useEffect, useRef, useState } from 'react'
import type { RunningStep } from '~/components/order/order-states'
import { runningWords } from '~/components/order/outcome-words'
import { TotalAmount } from '~/components/order/TotalAmount'
import type { OrderAmounts } from '~/lib/domain/booking'
import type { WayToPay } from '~/lib/domain/booking-texts'
import type { Offer } from '~/lib/pricing/order-price'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Icon } from '~/ui/Icon'
import type { Slot } from '~/ui/slot'
import { useBarHeight } from '~/ui/use-bar-height'
import styles from './CheckoutBar.module.css'

type CheckoutBarProps = {
  offer: Offer
  amounts: OrderAmounts
  method: WayToPay
  summary: Slot
  /** The button of the next step. */
  children: Slot
}

export function CheckoutBar({ summary, children, ...order }: CheckoutBarProps) {
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar)
  return (
    <div ref={bar} className={`no-print ${styles.bar}`}>
      <button
        type="button"
        className={styles.total}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <TotalAmount {...order}>
          <Icon name="caret-down" size="0.875rem" />
          <span className="visually-hidden">: show your booking</span>
        </TotalAmount>
      </button>
      <div className={styles.step}>{children}</div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Your booking">
        {summary}
      </Dialog>
    </div>
  )
}

type FinalButtonProps = {
  step: 'checking' | 'placing'
  /** Id of the form that Continue submits. */
  form: string
  requestMode: boolean
  busy: RunningStep | null
  onPlace: () => void
}

/** Longer than a double click takes, and too short to read the total. */
const justShownMs = 500

/** One button at a time: Continue checks, then the final button books. */
export function FinalButton({ step, form, requestMode, busy, onPlace }: FinalButtonProps) {
  const running = busy && runningWords[busy]
  // Two elements, so that a press that starts on Continue doesn't end on the button that books.
  return step === 'checking' ? (
    <Button key="continue" wide form={form} type="submit" busy={busy !== null}>
      {running ?? 'Continue'}
    </Button>
  ) : (
    <BookButton key="book" busy={busy !== null} onBook={onPlace}>
      {running ?? (requestMode ? 'Request Book Now' : 'Book Now')}
    </BookButton>
  )
}

type BookButtonProps = {
  busy: boolean
  onBook: () => void
  children: string
}

/** It appears in Continue's place, so it ignores the second press of a double click. */
function BookButton({ busy, onBook, children }: BookButtonProps) {
  const [isJustShown, setJustShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setJustShown(false), justShownMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button wide busy={busy || isJustShown} onClick={({ detail }) => detail <= 1 && onBook()}>
      {children}
    </Button>
  )
}
