import type { Day } from '~/lib/domain/day'
import { isTaken, type Allocation } from './allocation'

type TakenOnDay = {
  units: ReadonlySet<number>
  /** Units that bookings without allocations take (in an older database); 0 otherwise. */
  unallocated: number
}

/** One item's taken days; a day that isn't in the map is wholly free. */
export type TakenUnits = ReadonlyMap<Day, TakenOnDay>

/** Taken units by item id. An item that isn't in it is free. */
export type TakenByItem = ReadonlyMap<string, { taken: TakenUnits }>

export type BookedUnits = { owner: string; day: Day; quantity: number }

/** Merges allocations with an older database's bookings. Those of owner `mine` don't count. */
export function takenUnits(
  allocations: readonly Allocation[],
  booked: readonly BookedUnits[],
  now: Date,
  mine?: string,
): TakenUnits {
  const taken = new Map<Day, { units: Set<number>; unallocated: number }>()
  const on = (day: Day) => {
    const known = taken.get(day)
    if (known) return known
    const unused = { units: new Set<number>(), unallocated: 0 }
    taken.set(day, unused)
    return unused
  }
  /** Units that count already, by owner and day. */
  const owned = new Map<string, number>()
  for (const allocation of allocations) {
    const { owner, day, unit } = allocation
    if (owner === mine || !isTaken(allocation, now)) continue
    on(day).units.add(unit)
    if (booked.length > 0) owned.set(day + owner, (owned.get(day + owner) ?? 0) + 1)
  }
  for (const { owner, day, quantity } of booked) {
    if (owner === mine) continue
    const counted = owned.get(day + owner) ?? 0
    on(day).unallocated += Math.max(0, quantity - counted)
    // Older databases have some bookings in both collections.
    owned.set(day + owner, Math.max(quantity, counted))
  }
  return taken
}

/** Units of an item still free on a day, 0 or more. `capacity` is the item's number of units. */
export function unitsLeft(taken: TakenUnits, day: Day, capacity: number): number {
  const onDay = taken.get(day)
  return onDay ? Math.max(0, capacity - onDay.units.size - onDay.unallocated) : capacity
}

/** The largest quantity that is free on every one of `days`; the capacity when no day is given. */
export function unitsLeftOnAll(taken: TakenUnits, days: readonly Day[], capacity: number): number {
  return days.reduce((least, day) => Math.min(least, unitsLeft(taken, day, capacity)), capacity)
}
