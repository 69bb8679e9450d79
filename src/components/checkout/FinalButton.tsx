// One button at a time: Continue checks, then exactly one final button books.
import { useEffect, useState } from 'react'
import type { OrderStep } from '~/components/order/use-order'
import { Button } from '~/ui/Button'

type FinalButtonProps = {
  step: 'checking' | 'placing'
  /** Id of the form that Continue submits. */
  form: string
  requestMode: boolean
  /** The step that is under way, or null. */
  busy: OrderStep | null
  onPlace: () => void
}

/** A double click takes no longer, and nobody has read the total before. */
const unreadMs = 500

export function FinalButton({ step, form, requestMode, busy, onPlace }: FinalButtonProps) {
  // Two elements, so that a press that began on Continue doesn't end on the one that books.
  return step === 'checking' ? (
    <Button key="continue" wide form={form} type="submit" busy={busy !== null}>
      {labelOf(busy) ?? 'Continue'}
    </Button>
  ) : (
    <BookButton key="book" busy={busy !== null} onBook={onPlace}>
      {labelOf(busy) ?? (requestMode ? 'Request Book Now' : 'Book Now')}
    </BookButton>
  )
}

type BookButtonProps = {
  busy: boolean
  onBook: () => void
  children: string
}

/** It appears where Continue was: the second press of a double click there must not book. */
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

function labelOf(busy: OrderStep | null): string | null {
  if (busy === 'placing') return 'Sending…'
  return busy === 'checking' ? 'Checking…' : null
}
