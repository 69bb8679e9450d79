import { useMemo, useSyncExternalStore } from 'react'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { followClock } from '~/ui/use-now'

let last: ReturnType<typeof bookableDaysAt> | undefined

/** The same object until the day changes, or until today can no longer be booked. */
function bookableDaysNow() {
  const now = bookableDaysAt()
  if (now.today === last?.today && now.first === last.first) return last
  last = now
  return now
}

/**
 * The days that can be chosen, by the clock while the page is open.
 * @param written when a prerendered page was written, whose days show until it is hydrated
 */
export function useBookableDays(written?: number) {
  const first = useMemo(() => (written === undefined ? null : bookableDaysAt(written)), [written])
  return useSyncExternalStore(followClock, bookableDaysNow, () => first ?? bookableDaysNow())
}
