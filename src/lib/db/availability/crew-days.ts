import {
  crewDaysIn,
  crewDelivery,
  deliveryLimit,
  type CrewDays,
  type CrewState,
} from '~/lib/availability/crew-limit'
import type { Day } from '~/lib/domain/day'
import type { DayRun } from '~/lib/time/day-runs'
import { listAllocations } from './allocations'
import { deleteStaleUnits } from './delete-stale-units'
import { readAllTakenUnits, type TakenReading } from './read-taken-units'

/**
 * Whether the crew can make another delivery on the days on which rentals begin. Reads only days
 * with a limit (docs/decisions/crew-limit.md), and deletes the stale deliveries of full ones.
 * @param mine owner whose deliveries don't count as taken
 */
export async function readCrewDays(starts: readonly Day[], mine?: string): Promise<CrewDays> {
  const limited = [...new Set(starts)].filter((day) => deliveryLimit(day) !== null)
  const days = await Promise.all(limited.map((day) => readCrewDay(day, mine)))
  return new Map(days.flatMap((each) => [...each]))
}

async function readCrewDay(day: Day, mine: string | undefined): Promise<CrewDays> {
  const read = () => listAllocations([crewDelivery.itemId], { from: day, to: day })
  const crewOf = (allocations: Awaited<ReturnType<typeof read>>) =>
    crewDaysIn([day], allocations, { now: new Date(), mine })
  const allocations = await read()
  const crewDays = crewOf(allocations)
  if (crewDays.get(day) === 'open' || !(await deleteStaleUnits(allocations, [day]))) return crewDays
  return crewOf(await read())
}

/**
 * Reads the crew's days. If one is full, also the days offered instead, until all are known.
 * @param offered the first days of rentals, given the crew's days so far
 * @param known the days that were read; it grows
 */
export async function readCrewDaysFor(
  offered: (crewDays: CrewDays) => readonly Day[],
  known = new Map<Day, CrewState>(),
  mine?: string,
): Promise<CrewDays> {
  for (;;) {
    const missing = offered(known).filter((day) => !known.has(day))
    if (missing.length === 0) return known
    const read = await readCrewDays(missing, mine)
    for (const day of missing) known.set(day, read.get(day) ?? 'open')
  }
}

/**
 * The taken units of all items on an event's days, and the crew on its first day, with one query.
 * Null without a source of taken days (`TakenReading`).
 * @param mine owner whose deliveries don't count as taken
 */
export async function readTakenOnEvent({ from, to }: DayRun, mine?: string) {
  const takenByItem: TakenReading = await readAllTakenUnits({ from, to })
  const { allocations = [] } = takenByItem?.get(crewDelivery.itemId) ?? {}
  return (
    takenByItem && {
      takenByItem,
      crewDays: crewDaysIn([from], allocations, { now: new Date(), mine }),
    }
  )
}
