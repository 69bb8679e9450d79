// Chooses the units of a booking, and others when somebody else is faster.
import {
  demandsOf,
  pickUnits,
  type CountedLine,
  type Shortage,
  type UnitDay,
} from '~/lib/availability/pick-units'
import type { NotDone } from './outcome'
import { releaseStaleUnits } from '~/lib/db/days/release-stale-units'
import { readItemUses, type UsesReading } from '~/lib/db/days/item-uses'
import { serverNow } from '~/lib/services/clock'

type Uses = NonNullable<UsesReading>
type Wanted = readonly CountedLine[]

/** Attempts at reading the days and choosing other units. Each lost one means that another visitor was faster. */
const rounds = 12

/**
 * Chooses units for all lines and sends them. Chooses others while somebody else is faster.
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
    const { units, shortages } = pickUnits(lines, uses, rank)
    if (shortages.length > 0) {
      // Stale units are released only at the start: a unit that was lost since belongs to somebody.
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
 * Reads the taken units of the lines' items and their parts between their first and last day.
 * @param now decides which holds have ended
 * @returns null if `config/availability` has no source of taken days
 * @throws when the database can't be read
 */
export async function readUses(
  lines: Wanted,
  owner: string,
  now = new Date(),
): Promise<UsesReading> {
  const demands = demandsOf(lines)
  const ids = [...new Set(demands.map(({ itemId }) => itemId))]
  const days = demands.map(({ day }) => day).sort()
  const [from] = days
  if (from === undefined) return new Map()
  return readItemUses(ids, { from, to: days.at(-1) }, { mine: owner, now })
}

/** Releases stale units on days that lack units. True if there were any. */
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

/** True if one of these units belongs to somebody else. */
const lostAny = (units: readonly UnitDay[], uses: Uses) =>
  units.some(({ itemId, day, unit }) => uses.get(itemId)?.use.get(day)?.units.has(unit))

/** True if this owner holds or has booked all these units. */
export function ownsAll(owner: string, units: readonly UnitDay[], uses: Uses): boolean {
  return units.every(({ itemId, day, unit }) =>
    uses
      .get(itemId)
      ?.allocations.some((a) => a.owner === owner && a.day === day && a.unit === unit),
  )
}
