// Reads the taken units on the event's days. The screen does this and not its loader, because a written page's loader runs
// only once the page is idle, and written pages have no event.
import { useEffect, useState } from 'react'
import { eventQuery, type EventDays } from '~/lib/event/event-days'
import type { Uses } from '~/lib/availability/day-use'
import { lazyImport } from '~/lib/loading/lazy-import'

/** `checking`: being read. `unknown`: it can't be read, or `config/availability` has no source. */
export type DayUses = Uses | 'checking' | 'unknown' | null

type Read = { event: EventDays; days: string; tries: number; uses: Uses | 'unknown' }

/**
 * `uses` is null without an event, and `last` without a read. `again` repeats a failed read; `trying` while it does. `last` is
 * the last read, which may be of another event.
 */
export function useDayUses(event: EventDays | null): {
  uses: DayUses
  last: Read | null
  again: () => void
  trying: boolean
} {
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<Read | null>(null)
  const days = eventQuery(event)

  useEffect(() => {
    if (event === null) return undefined
    let left = false
    void readUses(event).then((uses) => {
      if (!left) setRead({ event, days, tries, uses })
    })
    return () => {
      left = true
    }
  }, [event, days, tries])

  const known = event !== null && read?.days === days ? read : null
  const checking = event !== null && known?.tries !== tries
  return {
    uses: checking ? 'checking' : (known?.uses ?? null),
    last: event && read,
    again: () => setTries(tries + 1),
    trying: checking && known?.uses === 'unknown',
  }
}

async function readUses(event: EventDays): Promise<Read['uses']> {
  try {
    const { readAllUses } = await lazyImport(() => import('~/lib/db/days/item-uses'))
    return (await readAllUses(event)) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
