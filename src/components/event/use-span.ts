import { useMemo, useSyncExternalStore } from 'react'
import { spanAt } from '~/lib/cart/span-at'
import { followClock } from '~/ui/use-now'

let last: ReturnType<typeof spanAt> | undefined

/** The same object until a day passes, or today's last hour. */
function spanNow() {
  const now = spanAt()
  if (now.today === last?.today && now.first === last.first) return last
  last = now
  return now
}

/**
 * The days that can be chosen, by the clock while the page is open.
 * @param written when the page was written, if it shows any of these days
 */
export function useSpan(written?: number) {
  const first = useMemo(() => (written === undefined ? null : spanAt(written)), [written])
  return useSyncExternalStore(followClock, spanNow, () => first ?? spanNow())
}
