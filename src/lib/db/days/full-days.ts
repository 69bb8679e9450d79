// Reads on which days the crew can't make another delivery.
import { deliveryLimit, fullDays } from '~/lib/availability/crew'
import { deliveriesPerDay } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { loadMyBookings } from '~/lib/storage/my-bookings'
import { sha256 } from '~/lib/storage/secret'
import { addDays } from '~/lib/time/dates'
import { listAllAllocations } from './allocations'
import { readAllUses, type UsesReading } from './item-uses'

type Options = {
  /** Owners that are this visitor's, beside those of the device's bookings. */
  own?: readonly string[]
  limits?: typeof deliveriesPerDay
  /** Whether the crew is fully booked, of the days that were read; it grows. */
  known?: Map<Day, boolean>
}

/**
 * Of the days on which rentals begin, those on which the crew is fully booked. Reads nothing where the
 * business has no limit, else the allocations of each such day and of the one before it.
 * @param startsIn the days, by those that are full so far: other days may be offered instead of these. It is asked again
 * until it names no new day.
 * @throws CallFailed when the database can't be read
 */
export async function readFullDays(
  startsIn: (full: ReadonlySet<Day>) => readonly Day[],
  { own = [], limits = deliveriesPerDay, known = new Map() }: Options = {},
): Promise<ReadonlySet<Day>> {
  for (;;) {
    const full = new Set([...known.keys()].filter((day) => known.get(day)))
    const unread = startsIn(full).filter(
      (day) => !known.has(day) && deliveryLimit(day, limits) !== null,
    )
    if (unread.length === 0) return full
    const mine = [...(await ownersHere()), ...own]
    await Promise.all(
      [...new Set(unread)].map(async (day) => {
        const allocations = await listAllAllocations({ from: addDays(day, -1), to: day })
        const isFull = fullDays([day], allocations, { now: new Date(), mine }, limits).has(day)
        known.set(day, isFull)
      }),
    )
  }
}

/**
 * The taken units of all items on an event's days, and its first day if the crew is fully booked on it, with one query.
 * Null if `config/availability` has no source of taken days.
 * @throws CallFailed when the database can't be read
 */
export async function readEventUses({ from, to }: { from: Day; to: Day }) {
  const isLimited = deliveryLimit(from) !== null
  const uses: UsesReading = await readAllUses({ from: isLimited ? addDays(from, -1) : from, to })
  const allocations = [...(uses?.values() ?? [])].flatMap((item) => item.allocations)
  const mine = isLimited ? await ownersHere() : []
  return uses && { uses, full: fullDays([from], allocations, { now: new Date(), mine }) }
}

/** The owners of this device's bookings. */
const ownersHere = () => Promise.all(loadMyBookings().map(({ id }) => sha256(id)))
