// What is taken on the days of an event. Asked for by the screen and not by its loader: a written page's loader runs only
// once the page is idle, and the day is nothing that the page was written with.
import { useEffect, useState } from 'react'
import { eventQuery, type EventDays } from '~/lib/event/event-days'
import type { Uses } from '~/lib/event/free-items'
import { lazyImport } from '~/lib/loading/lazy-import'

/** `checking`: on its way. `unknown`: it can't be read, or nobody has said where to read it. */
export type DayUses = Uses | 'checking' | 'unknown' | null

/** Null without an event. `again` reads anew what can't be told; `trying` while it does. */
export function useDayUses(event: EventDays | null): {
  uses: DayUses
  again: () => void
  trying: boolean
} {
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<{ days: string; tries: number; uses: DayUses } | null>(null)
  const days = eventQuery(event)

  useEffect(() => {
    if (event === null) return undefined
    let left = false
    void readUses(event).then((uses) => {
      if (!left) setRead({ days, tries, uses })
    })
    return () => {
      left = true
    }
  }, [event, days, tries])

  const known = event !== null && read?.days === days ? read : null
  const checking = event !== null && known?.tries !== tries
  return {
    uses: checking ? 'checking' : (known?.uses ?? null),
    again: () => setTries(tries + 1),
    trying: checking && known?.uses === 'unknown',
  }
}

async function readUses(event: EventDays): Promise<DayUses> {
  try {
    const { readAllUses } = await lazyImport(() => import('~/lib/db/days/item-uses'))
    return (await readAllUses(event)) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
