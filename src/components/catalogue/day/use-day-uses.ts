// What is taken on the days of an event. Asked for by the screen and not by its loader: a written page's loader runs only
// once the page is idle, and the day is nothing that the page was written with.
import { useEffect, useState } from 'react'
import { eventQuery, type EventDays } from '~/lib/event/event-days'
import type { Uses } from '~/lib/event/free-items'
import { loadPart } from '~/lib/load-part'

/** `checking`: on its way. `unknown`: it can't be read, or nobody has said where to read it. */
export type DayUses = Uses | 'checking' | 'unknown' | null

/** Null without an event. `again` reads anew what can't be told. */
export function useDayUses(event: EventDays | null): { uses: DayUses; again: () => void } {
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<{ of: string; uses: DayUses } | null>(null)
  const asked = `${eventQuery(event)} ${tries}`

  useEffect(() => {
    if (event === null) return undefined
    let left = false
    void readUses(event).then((uses) => {
      if (!left) setRead({ of: asked, uses })
    })
    return () => {
      left = true
    }
  }, [event, asked])

  const uses = event === null ? null : read?.of === asked ? read.uses : 'checking'
  return { uses, again: () => setTries(tries + 1) }
}

async function readUses(event: EventDays): Promise<DayUses> {
  try {
    const { readAllUses } = await loadPart(() => import('~/lib/db/item-uses'))
    return (await readAllUses(event)) ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
