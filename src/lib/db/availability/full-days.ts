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
}

/**
 * Of the days on which rentals begin, those on which the crew is fully booked. Reads nothing where the
 * business has no limit, else the allocations of each such day and of the one before it.
 * @throws CallFailed when the database can't be read
 */
export async function readFullDays(
  starts: readonly Day[],
  { own = [], limits = deliveriesPerDay }: Options = {},
): Promise<ReadonlySet<Day>> {
  const limited = [...new Set(starts)].filter((day) => deliveryLimit(day, limits) !== null)
  if (limited.length === 0) return new Set()
  const mine = [...(await ownersHere()), ...own]
  const full = limited.map(async (day) => {
    const allocations = await listAllAllocations({ from: addDays(day, -1), to: day })
    return [...fullDays([day], allocations, { now: new Date(), mine }, limits)]
  })
  return new Set((await Promise.all(full)).flat())
}

/**
 * The full days where others are offered instead of these: reads what is offered until all of it is
 * known.
 * @param offered the days on which rentals begin, by those that are full
 * @param known whether a day is full, of the days that were read; it grows
 * @throws CallFailed when the database can't be read
 */
export async function readFullOffers(
  offered: (full: ReadonlySet<Day>) => readonly Day[],
  known = new Map<Day, boolean>(),
  options?: Options,
): Promise<ReadonlySet<Day>> {
  for (;;) {
    const full = new Set([...known.keys()].filter((day) => known.get(day)))
    const unread = offered(full).filter((day) => !known.has(day))
    if (unread.length === 0) return full
    const found = await readFullDays(unread, options)
    for (const day of unread) known.set(day, found.has(day))
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
