// Which units a booking takes, and whether somebody else was faster.
import { pickUnits, type Demand, type Shortage } from '~/lib/availability/pick-units'
import type { BookingLine } from '~/lib/db/booking'
import type { BookedUnit } from '~/lib/db/booking-commit'
import { readItemUses, type UsesReading } from '~/lib/db/item-uses'

export type Uses = NonNullable<UsesReading>
type Wanted = readonly Pick<BookingLine, 'itemId' | 'kind' | 'days' | 'quantity' | 'capacity'>[]

/**
 * Reads what others have taken of the lines' items between their first and last day.
 * @param now decides which holds have ended
 * @returns null when nobody has said where taken days come from
 * @throws when the database can't be read
 */
export async function readUses(
  lines: Wanted,
  owner: string,
  now = new Date(),
): Promise<UsesReading> {
  const days = lines.flatMap((line) => line.days).toSorted()
  const [from] = days
  if (from === undefined) return new Map()
  return readItemUses(
    [...new Set(lines.map((line) => line.itemId))],
    { from, to: days.at(-1) ?? from },
    owner,
    now,
  )
}

/**
 * Chooses free units for all lines, or says which items lack units on which days.
 * @param rank order in which free units are tried, see `pickUnits`
 */
export function chooseUnits(
  lines: Wanted,
  uses: Uses,
  rank?: () => number,
): { units: BookedUnit[]; shortages: Shortage[] } {
  const kinds = new Map(lines.map((line) => [line.itemId, line.kind]))
  const { units, shortages } = pickUnits(
    demandsOf(lines),
    new Map([...uses].map(([id, { use }]) => [id, use])),
    rank,
  )
  return {
    units: units.map((unit) => ({
      ...unit,
      kind: kinds.get(unit.itemId) ?? ('inflatables' as const),
    })),
    shortages,
  }
}

/** True when one of these units is somebody else's. */
export function lostAny(units: readonly BookedUnit[], uses: Uses): boolean {
  return units.some(
    ({ itemId, day, unit }) => uses.get(itemId)?.use.get(day)?.units.has(unit) ?? false,
  )
}

/** True when all these units are held or booked by this owner. */
export function ownsAll(owner: string, units: readonly BookedUnit[], uses: Uses): boolean {
  return units.every(({ itemId, day, unit }) =>
    uses
      .get(itemId)
      ?.allocations.some((a) => a.owner === owner && a.day === day && a.unit === unit),
  )
}

/** Units wanted per item and day: lines of one item may share a day. */
function demandsOf(lines: Wanted): Demand[] {
  const demands = new Map<string, Demand>()
  for (const { itemId, capacity, days, quantity } of lines) {
    for (const day of days) {
      const wanted = demands.get(`${itemId} ${day}`)?.quantity ?? 0
      demands.set(`${itemId} ${day}`, { itemId, capacity, day, quantity: wanted + quantity })
    }
  }
  return [...demands.values()]
}
