// Reads the taken units on the event's days. The screen does this and not its loader, because a
// prerendered page's loader runs only once the page is idle, and prerendered pages have no event.
import { useEffect, useState } from 'react'
import { ownerForCrewDays } from '~/components/event/use-crew-days'
import type { CrewDays } from '~/lib/availability/crew-limit'
import type { TakenByItem } from '~/lib/availability/taken-units'
import { eventQuery } from '~/lib/event/event-days'
import { lazyImport } from '~/lib/loading/lazy-import'
import type { DayRun } from '~/lib/time/day-runs'

/** `unknown`: the taken units can't be read, or `config/availability` has no source. */
type Read = { event: DayRun; days: string; tries: number } & Answer
type Answer = { takenByItem: TakenByItem | 'unknown'; crewDays: CrewDays }

const unknown: Answer = { takenByItem: 'unknown', crewDays: new Map() }

/**
 * `takenByItem` is `checking` while they are being read, and null without an event. `again` repeats
 * a failed read, and `trying` is true while it runs. `crewDays` has the event's first day if it has
 * a limit of deliveries. `last` is the last read, perhaps of another event; null if there was none.
 */
export function useTakenUnits(event: DayRun | null) {
  const [tries, setTries] = useState(0)
  const [read, setRead] = useState<Read | null>(null)
  const days = eventQuery(event)

  useEffect(() => {
    if (event === null) return undefined
    let left = false
    void readTakenOrUnknown(event).then((answer) => {
      if (!left) setRead({ event, days, tries, ...answer })
    })
    return () => {
      left = true
    }
  }, [event, days, tries])

  const known = event !== null && read?.days === days ? read : null
  const checking = event !== null && known?.tries !== tries
  return {
    takenByItem: checking ? ('checking' as const) : (known?.takenByItem ?? null),
    crewDays: (known ?? unknown).crewDays,
    last: event && read,
    again: () => setTries(tries + 1),
    trying: checking && known?.takenByItem === 'unknown',
  }
}

async function readTakenOrUnknown(event: DayRun): Promise<Answer> {
  try {
    const { readTakenOnEvent } = await lazyImport(() => import('~/lib/db/availability/crew-days'))
    return (await readTakenOnEvent(event, await ownerForCrewDays())) ?? unknown
  } catch {
    return unknown
  }
}
