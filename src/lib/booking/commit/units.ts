// Which units a booking takes, and whether somebody else was faster.
import { demandsOf, pickUnits, type Shortage, type UnitDay } from '~/lib/availability/pick-units'
import type { NotDone } from './outcome'
import type { BookingLine } from '~/lib/domain/booking'
import { releaseStaleUnits } from '~/lib/db/days/release-stale-units'
import { readItemUses, type UsesReading } from '~/lib/db/days/item-uses'
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
  send: (units: readonly UnitDay[], now: number) => Promise<Sent | 'refused'>,
  rank?: () => number,
): Promise<Sent | NotDone> {
  let refused: readonly UnitDay[] | null = null
  let released = false
  for (let round = 0; round < rounds; round++) {
    const now = await serverNow()
    const uses = await readUses(lines, owner, new Date(now))
    if (uses === null) return { kind: 'unchecked' }
    // The rules refused although the days are free.
    if (refused && !lostAny(refused, uses)) return { kind: 'changed' }
    const { units, shortages } = pickUnits(demandsOf(lines), uses, rank)
    if (shortages.length > 0) {
      // Who has just lost a unit lost it to somebody: only at the start may days be full on paper alone.
      if (released || refused || !(await release(shortages, uses)))
        return { kind: 'taken', shortages }
      released = true
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
  const ids = [...new Set(lines.map((line) => line.itemId))]
  const days = lines.flatMap((line) => line.days).toSorted()
  const [from] = days
  return from === undefined ? new Map() : readItemUses(ids, { from, to: days.at(-1) }, owner, now)
}

/** True when a day that lacks units had some of a booking that the office deleted. */
function release(shortages: readonly Shortage[], uses: Uses): Promise<boolean> {
  const lacking = [...uses.values()]
    .flatMap(({ allocations }) => allocations)
    .filter((each) =>
      shortages.some(({ itemId, day }) => itemId === each.itemId && day === each.day),
    )
  return releaseStaleUnits(
    lacking,
    shortages.map(({ day }) => day),
  )
}

/** True when one of these units is somebody else's. */
const lostAny = (units: readonly UnitDay[], uses: Uses) =>
  units.some(({ itemId, day, unit }) => uses.get(itemId)?.use.get(day)?.units.has(unit))

/** True when all these units are held or booked by this owner. */
export function ownsAll(owner: string, units: readonly UnitDay[], uses: Uses): boolean {
  return units.every(({ itemId, day, unit }) =>
    uses
      .get(itemId)
      ?.allocations.some((a) => a.owner === owner && a.day === day && a.unit === unit),
  )
}
