// One button at a time: Continue checks, then the final button books.
import { useEffect, useState } from 'react'
import { runningWords } from '~/components/order/answer-words'
import type { RunningStep } from '~/components/order/order-states'
import { Button } from '~/ui/button/Button'

type FinalButtonProps = {
  step: 'checking' | 'placing'
  /** Id of the form that Continue submits. */
  form: string
  requestMode: boolean
  busy: RunningStep | null
  onPlace: () => void
}

/** Longer than a double click; nobody has read the total by then. */
const unreadMs = 500

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
  const [unread, setUnread] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setUnread(false), unreadMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button wide busy={busy || unread} onClick={({ detail }) => detail <= 1 && onBook()}>
      {children}
    </Button>
  )
}
