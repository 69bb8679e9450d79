// Which units a booking takes, and whether somebody else was faster.
import { pickUnits, type Demand, type Shortage } from '~/lib/availability/pick-units'
import type { NotDone } from '~/lib/booking/commit/outcome'
import type { BookingLine } from '~/lib/db/booking'
import type { BookedUnit } from '~/lib/db/booking-commit'
import { healDays } from '~/lib/db/heal-day'
import { readItemUses, type UsesReading } from '~/lib/db/item-uses'
import { serverNow } from '~/lib/services/clock'

type Uses = NonNullable<UsesReading>
type Wanted = readonly Pick<BookingLine, 'itemId' | 'kind' | 'days' | 'quantity' | 'capacity'>[]

/** Rounds of reading the days and choosing other units before giving up; each lost round means another visitor won. */
const rounds = 12

/**
 * Chooses units for all lines and sends them, others as long as somebody else is faster.
 * @param owner whose units don't count as taken
 * @param rank order in which free units are tried, see `pickUnits`
 * @throws when the days can't be read, and what `send` throws
 */
export async function takeUnits<Sent>(
  lines: Wanted,
  owner: string,
  send: (units: readonly BookedUnit[], now: number) => Promise<Sent | 'refused'>,
  rank?: () => number,
): Promise<Sent | NotDone> {
  let refused: readonly BookedUnit[] | null = null
  let healed = false
  for (let round = 0; round < rounds; round++) {
    const now = await serverNow()
    const uses = await readUses(lines, owner, new Date(now))
    if (uses === null) return { kind: 'unchecked' }
    // The rules refused although the days are free.
    if (refused && !lostAny(refused, uses)) return { kind: 'changed' }
    const { units, shortages } = chooseUnits(lines, uses, rank)
    if (shortages.length > 0) {
      // Who has just lost a unit lost it to somebody: only at the start may days be full on paper alone.
      if (healed || refused || !(await heal(shortages, uses))) return { kind: 'taken', shortages }
      healed = true
      continue
    }
    const sent = await send(units, now)
    if (sent !== 'refused') return sent
    refused = units
  }
  return { kind: 'changed' }
}

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

/** Chooses free units for all lines, or says which items lack units on which days. */
function chooseUnits(
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

/** True when a day that lacks units had some of a booking that the office deleted. */
async function heal(shortages: readonly Shortage[], uses: Uses): Promise<boolean> {
  const answers = await Promise.all(
    [...uses].map(([id, { allocations }]) =>
      healDays(
        allocations,
        shortages.filter(({ itemId }) => itemId === id).map(({ day }) => day),
      ),
    ),
  )
  return answers.includes(true)
}

/** True when one of these units is somebody else's. */
function lostAny(units: readonly BookedUnit[], uses: Uses): boolean {
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
