// The clock of a page that stays open. A phone or a laptop stops a page's timers while it sleeps.
import { useMemo, useSyncExternalStore } from 'react'

const minuteMs = 60_000

/** Calls the function each minute, and at once when the visitor comes back to the page. */
export function followClock(tell: () => void) {
  const timer = setInterval(tell, minuteMs)
  document.addEventListener('visibilitychange', tell)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

const minuteNow = () => Math.floor(Date.now() / minuteMs)

/** In whole minutes. Only for parts that no prerendered page has: they would differ from it. */
export function useNow(): Date {
  const minute = useSyncExternalStore(followClock, minuteNow)
  return useMemo(() => new Date(minute * minuteMs), [minute])
}
