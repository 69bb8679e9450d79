// One item on one day: which allocations stay, which are stale, and which bookings get units.
import { isTaken, type Allocation } from '~/lib/availability/allocation'
import { groupBy } from '../group-by'
import { hasSyncMark } from './owner'

/** A booking of `bookings-test` by its id; null for those of `bookings`, which share their need. */
export type Booker = string | null

export type DayInput = {
  /** Units of the item; null if unknown: then as many as are booked, up to `maxUncounted`. */
  capacity: number | null
  needs: ReadonlyMap<Booker, number>
  allocations: readonly Allocation[]
  /** True for a unit whose document can't be read as an allocation. */
  isUnreadable: (unit: number) => boolean
  /** True for a unit that the office took out of service. */
  isOutOfService: (unit: number) => boolean
  /** The booking of an owner, even if it no longer exists; null without a claim. */
  bookerOf: (owner: string) => Booker
  /** True if nobody can say what the booker needs on this day. */
  isDoubtful: (booker: Booker) => boolean
  now: Date
}

export type DayPlan = {
  /** `index` counts the booker's units; `over` is a stale allocation or ended hold to replace. */
  placed: { unit: number; index: number; booker: Booker; over: Allocation | null }[]
  stale: { allocation: Allocation; booker: Booker }[]
  /** Units that bookings need, that aren't proved to be stale, or that are out of service. */
  demanded: number
  /** Units that bookings need but visitors hold now. */
  waiting: number
  /** Booked units that no booking lists, but that aren't proved to be stale. */
  unexplained: number
}

/** More of an uncounted item is of no use, and a forged booking must not write a million. */
export const maxUncounted = 100

const maxOf = ({ capacity }: DayInput) => capacity ?? maxUncounted

export function planDay(input: DayInput): DayPlan {
  const booked = groupByBooker(input)
  const { stale, unexplained } = findStale(input, booked)
  // Bookings without a claim get units first. Only staff can free those, so that no customer's
  // change reopens an overbooked day.
  const missing = [...input.needs]
    .toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))
    .map(([booker, quantity]) => ({
      booker,
      units: Math.max(0, quantity - (booked.get(booker)?.length ?? 0)),
    }))
  const lacking = missing.reduce((sum, { units }) => sum + units, 0)
  const placed = place(input, missing, new Set(stale.map(({ allocation }) => allocation)))

  const kept = [...booked.values()].flat().length - stale.length
  // A unit out of service above a lowered count takes no rentable unit away.
  const outOfService = input.allocations.filter(
    ({ unit }) => input.isOutOfService(unit) && unit < (input.capacity ?? Infinity),
  ).length
  const total = kept + lacking + outOfService
  const beyond = Math.max(0, total - maxOf(input))
  return {
    placed,
    stale,
    demanded: total,
    waiting: Math.max(0, lacking - placed.length - beyond),
    unexplained,
  }
}

/** Units out of service don't count for the bookings without a claim. */
function groupByBooker(input: DayInput): Map<Booker, Allocation[]> {
  const { allocations, bookerOf, isOutOfService } = input
  const booked = allocations.filter(
    ({ expires, unit }) => expires === null && !isOutOfService(unit),
  )
  return groupBy(
    booked.toSorted((a, b) => a.unit - b.unit),
    ({ owner }) => bookerOf(owner),
  )
}

/**
 * Units beyond a booking's need, unless its documents are doubtful or the office may have written
 * them.
 */
function findStale({ needs, isDoubtful }: DayInput, booked: ReadonlyMap<Booker, Allocation[]>) {
  const stale: DayPlan['stale'] = []
  let unexplained = 0
  for (const [booker, own] of booked) {
    for (const allocation of signedFirst(own).slice(needs.get(booker) ?? 0)) {
      const isShown = booker !== null || hasSyncMark(allocation.owner)
      if (isShown && !isDoubtful(booker)) stale.push({ allocation, booker })
      else unexplained += 1
    }
  }
  return { stale, unexplained }
}

/** Allocations of the sync count for `bookings` before those that the office wrote. */
function signedFirst(allocations: readonly Allocation[]): Allocation[] {
  return allocations.toSorted((a, b) => Number(hasSyncMark(b.owner)) - Number(hasSyncMark(a.owner)))
}

type Missing = { booker: Booker; units: number }

function place(input: DayInput, missing: readonly Missing[], stale: ReadonlySet<Allocation>) {
  const there = new Map(input.allocations.map((allocation) => [allocation.unit, allocation]))
  function isFree(unit: number): boolean {
    const allocation = there.get(unit)
    if (!allocation) return !input.isUnreadable(unit)
    return stale.has(allocation) || !isTaken(allocation, input.now)
  }
  const end = maxOf(input)
  const placed: DayPlan['placed'] = []
  let unit = 0
  for (const { booker, units } of missing) {
    for (let index = 0; index < units; index++) {
      while (unit < end && !isFree(unit)) unit += 1
      if (unit >= end) return placed
      placed.push({ unit, index, booker, over: there.get(unit) ?? null })
      unit += 1
    }
  }
  return placed
}
