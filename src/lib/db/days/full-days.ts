// Reads on which days the crew can't make another delivery.
import { deliveryLimit, fullDays } from '~/lib/availability/crew'
import { deliveriesPerDay, type DeliveriesPerDay } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { loadMyBookings } from '~/lib/storage/my-bookings'
import { sha256 } from '~/lib/storage/secret'
import { addDays } from '~/lib/time/dates'
import { listAllAllocations } from './allocations'

/**
 * Of these days on which rentals begin, those on which the crew is fully booked. Reads nothing where the
 * business has no limit, else the allocations of each such day and of the one before it.
 * @param own owners that are this visitor's, beside those of the device's bookings
 * @throws CallFailed when the database can't be read
 */
export async function readFullDays(
  starts: readonly Day[],
  own: readonly string[] = [],
  limits: DeliveriesPerDay = deliveriesPerDay,
): Promise<ReadonlySet<Day>> {
  const limited = [...new Set(starts)].filter((day) => deliveryLimit(day, limits) !== null)
  const [lists, mine] = await Promise.all([
    Promise.all(limited.map((day) => listAllAllocations({ from: addDays(day, -1), to: day }))),
    ownersHere(limited.length),
  ])
  const found = limited.map((day, index) =>
    fullDays([day], lists[index] ?? [], { now: new Date(), mine: [...mine, ...own] }, limits),
  )
  return new Set(found.flatMap((full) => [...full]))
}

/** The owners of this device's bookings; none if nothing is asked. */
const ownersHere = (count: number) =>
  Promise.all(count === 0 ? [] : loadMyBookings().map(({ id }) => sha256(id)))
