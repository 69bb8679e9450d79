// Chooses the units of a booking, and others when somebody else is faster.
import { allocationId } from '~/lib/availability/allocation'
import {
  crewDaysIn,
  crewDelivery,
  limitedDeliveryDays,
  isCrewDelivery,
} from '~/lib/availability/crew-limit'
import {
  needsOf,
  pickUnits,
  type CountedLine,
  type Shortage,
  type UnitDay,
} from '~/lib/availability/pick-units'
import { deleteStaleUnits } from '~/lib/db/availability/delete-stale-units'
import { readTakenUnits, type TakenReading } from '~/lib/db/availability/read-taken-units'
import { serverNow } from '~/lib/services/clock'
import type { NotDone } from './outcome'

type KnownTaken = NonNullable<TakenReading>
type WantedLines = readonly CountedLine[]

/** So often units are chosen at most: again after each refusal, and after deleting stale units. */
const rounds = 12

type Options = {
  /** Order in which free units are tried, see `pickUnits`. */
  rank?: () => number
  /** The card was charged: takes only free deliveries of the crew, and none after a refusal. */
  isCharged?: boolean
}

/** Units for all lines, chosen by days read at `now` (server time in milliseconds). */
export type Choice = { kind: 'units'; units: readonly UnitDay[]; now: number }

/**
 * Chooses units for all lines, and others each time the rules refused the last ones: call the
 * result before each commit until one is accepted. It throws CallFailed if days can't be read.
 * @param owner whose units don't count as taken, and are chosen first
 * @returns a function that returns the next choice, or why there is none
 */
export function unitChooser(
  lines: WantedLines,
  owner: string,
  { rank, isCharged = false }: Options = {},
) {
  let round = 0
  let refused: readonly UnitDay[] | null = null
  let hasDeleted = false
  let unexplained = 0

  return async function choose(): Promise<Choice | NotDone> {
    if (round++ === rounds) return { kind: 'differs' }
    const now = await serverNow()
    const takenByItem = await readTakenOfLines(lines, owner, new Date(now))
    if (takenByItem === null) return { kind: 'unchecked' }
    // Refused, but nobody has these units. The first time, one may have been freed meanwhile.
    if (refused && !lostAny(refused, takenByItem) && unexplained++ > 0) return { kind: 'differs' }
    const deliveries = isCharged && refused ? [] : limitedDeliveryDays(lines)
    const picked = pickUnits(lines, takenByItem, rank, ownIn(takenByItem, owner), deliveries)
    const { units } = picked
    const shortages = picked.shortages.filter((each) => !(isCharged && isCrewDelivery(each)))
    if (shortages.length === 0) {
      refused = units
      return { kind: 'units', units, now }
    }
    // Once, and before the first commit: after a refusal, another visitor has the lacking units.
    if (hasDeleted || refused || !(await deleteStale(shortages, takenByItem)))
      return {
        kind: 'shortage',
        shortages: shortages.map((each) => withHolds(each, takenByItem, now)),
      }
    hasDeleted = true
    return choose()
  }
}

/** The taken units of the lines' items and parts, and the crew's deliveries if they are limited. */
export async function readTakenOfLines(
  lines: WantedLines,
  owner: string,
  now = new Date(),
): Promise<TakenReading> {
  const needs = needsOf(lines)
  const delivery = limitedDeliveryDays(lines).length > 0 ? [crewDelivery.itemId] : []
  const ids = [...new Set(needs.map(({ itemId }) => itemId)), ...delivery]
  const days = needs.map(({ day }) => day).sort()
  const [from] = days
  if (from === undefined) return new Map()
  return readTakenUnits(ids, { from, to: days.at(-1) }, { mine: owner, now })
}

/** Deletes stale units on days that lack units. True if there were any. */
function deleteStale(shortages: readonly Shortage[], takenByItem: KnownTaken): Promise<boolean> {
  const lacking = [...takenByItem.values()]
    .flatMap(({ allocations }) => allocations)
    .filter((each) =>
      shortages.some(({ itemId, day }) => itemId === each.itemId && day === each.day),
    )
  return deleteStaleUnits(
    lacking,
    shortages.map(({ day }) => day),
  )
}

function withHolds(shortage: Shortage, takenByItem: KnownTaken, now: number): Shortage {
  if (!isCrewDelivery(shortage)) return shortage
  const { allocations = [] } = takenByItem.get(crewDelivery.itemId) ?? {}
  const crewDays = crewDaysIn([shortage.day], allocations, { now: new Date(now) })
  return { ...shortage, isHeld: crewDays.get(shortage.day) === 'held' }
}

const ownIn = (takenByItem: KnownTaken, owner: string) =>
  new Set(
    [...takenByItem.values()]
      .flatMap(({ allocations }) => allocations)
      .filter((each) => each.owner === owner)
      .map(allocationId),
  )

const lostAny = (units: readonly UnitDay[], takenByItem: KnownTaken) =>
  units.some(({ itemId, day, unit }) => takenByItem.get(itemId)?.taken.get(day)?.units.has(unit))

/** True if this owner holds or has booked all these units. */
export function ownsAll(
  owner: string,
  units: readonly UnitDay[],
  takenByItem: KnownTaken,
): boolean {
  return units.every(({ itemId, day, unit }) =>
    takenByItem
      .get(itemId)
      ?.allocations.some((a) => a.owner === owner && a.day === day && a.unit === unit),
  )
}
