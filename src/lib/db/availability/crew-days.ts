// Reads on which days the crew can make another delivery.
import { crewDays, crewDelivery, deliveryLimit, type CrewDays } from '~/lib/availability/crew-limit'
import type { Day } from '~/lib/domain/day'
import { listAllocations } from './allocations'
import { readAllUses, type UsesReading } from './item-uses'
import { releaseStaleUnits } from './release-stale-units'

/**
 * Whether the crew can make another delivery on the days on which rentals begin. Reads nothing
 * where the business has no limit, else the deliveries of each such day; those of a full day whose
 * booking is gone are removed.
 * @param mine owner whose deliveries don't count as taken
 * @throws CallFailed when the database can't be read
 */
export async function readCrewDays(starts: readonly Day[], mine?: string): Promise<CrewDays> {
  const limited = [...new Set(starts)].filter((day) => deliveryLimit(day) !== null)
  const days = await Promise.all(limited.map((day) => readDay(day, mine)))
  return new Map(days.flatMap((each) => [...each]))
}

async function readDay(day: Day, mine: string | undefined): Promise<CrewDays> {
  const read = () => listAllocations([crewDelivery.itemId], { from: day, to: day })
  const crewOf = (allocations: Awaited<ReturnType<typeof read>>) =>
    crewDays([day], allocations, { now: new Date(), mine })
  const allocations = await read()
  const crew = crewOf(allocations)
  if (crew.get(day) === 'open' || !(await releaseStaleUnits(allocations, [day]))) return crew
  return crewOf(await read())
}

/**
 * Reads the crew's days. If a day is full, it reads the days that are offered instead, until all of
 * them are known.
 * @param offered returns the first days of rentals to read, given the crew's days so far
 * @param known the days that were read; it grows
 * @throws CallFailed when the database can't be read
 */
export async function readCrewOffers(
  offered: (crew: CrewDays) => readonly Day[],
  known = new Map<Day, 'open' | 'held' | 'booked'>(),
  mine?: string,
): Promise<CrewDays> {
  for (;;) {
    const unread = offered(known).filter((day) => !known.has(day))
    if (unread.length === 0) return known
    const read = await readCrewDays(unread, mine)
    for (const day of unread) known.set(day, read.get(day) ?? 'open')
  }
}

/**
 * The taken units of all items on an event's days, and the crew on its first day, with one query.
 * Null if `config/availability` has no source of taken days.
 * @param mine owner whose deliveries don't count as taken
 * @throws CallFailed when the database can't be read
 */
export async function readEventUses({ from, to }: { from: Day; to: Day }, mine?: string) {
  const uses: UsesReading = await readAllUses({ from, to })
  const { allocations = [] } = uses?.get(crewDelivery.itemId) ?? {}
  return uses && { uses, crew: crewDays([from], allocations, { now: new Date(), mine }) }
}
