import type { Day } from '~/lib/domain/day'
import { isTaken, type Allocation } from './allocation'

type DayUse = {
  units: ReadonlySet<number>
  /** Units that bookings without allocations take (in an older database); 0 otherwise. */
  unallocated: number
}

/** One item's taken days; a day that isn't in the map is wholly free. */
export type ItemUse = ReadonlyMap<Day, DayUse>

/** Taken units by item id. An item that isn't in it is free. */
export type Uses = ReadonlyMap<string, { use: ItemUse }>

/** A stored booking of an item: its owner, and how many units on which day. */
export type BookedUnits = { owner: string; day: Day; quantity: number }

/** Merges allocations with an older database's bookings. Those of owner `mine` don't count. */
export function itemUse(
  allocations: readonly Allocation[],
  booked: readonly BookedUnits[],
  now: Date,
  mine?: string,
): ItemUse {
  const use = new Map<Day, { units: Set<number>; unallocated: number }>()
  const on = (day: Day) => {
    const known = use.get(day)
    if (known) return known
    const unused = { units: new Set<number>(), unallocated: 0 }
    use.set(day, unused)
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
  return use
}

/** Units of an item still free on a day, 0 or more. `capacity` is the item's number of units. */
export function unitsLeft(use: ItemUse, day: Day, capacity: number): number {
  const taken = use.get(day)
  return taken ? Math.max(0, capacity - taken.units.size - taken.unallocated) : capacity
}

/** The largest quantity that is free on every one of `days`; the capacity when no day is given. */
export function unitsLeftOnAll(use: ItemUse, days: readonly Day[], capacity: number): number {
  return days.reduce((least, day) => Math.min(least, unitsLeft(use, day, capacity)), capacity)
}
