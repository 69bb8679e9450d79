// Reads from the stored documents of some days the bookings, the units that they need, and the units
// that are reserved for them.
import { allocationId, type Allocation } from '~/lib/availability/allocation'
import { readBookedLines } from '~/lib/db/bookings/booked-lines'
import type { Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import type { DayRun } from '~/lib/time/day-runs'
import { formatDay } from '~/lib/time/day-text'
import { readDay } from '~/lib/time/stored-day'
import type { SyncCatalog } from '../../sync/catalog'
import { collectNeeds, type BookingNeed } from '../../sync/needs'
import { ownerOf } from '../../sync/owner'
import { beyond } from '../../sync/plan'
import { readAllocation, type Snapshot } from '../../sync/snapshot'
import { isDate, mayBeWithin } from '../../sync/unread-date'
import { toDeskBookings, type DatedDocument, type DeskBooking } from '../desk-booking'
import { findOverdue } from '../unpaid'

/** Plain documents, read at one moment. */
export type DaysSnapshot = Pick<Snapshot, 'now' | 'allocations' | 'claims'> & {
  catalog: SyncCatalog
  bookingsTest: readonly DatedDocument[]
  bookings: readonly DatedDocument[]
  /**
   * The office's notes on the units out of service among these allocations, by the allocations'
   * ids.
   */
  blocks: ReadonlyMap<string, Stored>
  /** The invoices of these bookings that aren't paid. */
  invoices: readonly Stored[]
  /** Where the site reads taken days. */
  source: unknown
}

export type DeskReading = {
  /** The days whose sheets are made from it. */
  days: DayRun
  bookings: readonly DeskBooking[]
  catalog: SyncCatalog
  /** The units that these bookings need from today on, as the sync counts them. */
  needs: readonly BookingNeed[]
  /** False while the site reads taken days from the bookings: then no units are reserved. */
  reservesUnits: boolean
  reserved: readonly BookedUnit[]
  blocked: readonly { itemId: string; day: Day; words: string }[]
  /** The ids of those that are unpaid after their 24 hours. */
  overdue: ReadonlySet<string>
}

/** A booked unit, and the booking of `bookings-test` that has it; null for one without a claim. */
type BookedUnit = { itemId: string; day: Day; bookingId: string | null }

/** Whether a booking may be for these days; `undated` if it has no date at all. */
export function aboutDays(data: unknown, days: DayRun): 'yes' | 'no' | 'undated' {
  const { lines, atTop, unread } = readBookedLines(data)
  const dates = [
    ...[...lines, ...(atTop ? [atTop] : [])].flatMap((line): readonly unknown[] => line.days),
    ...unread.flatMap((part) => part.dates).filter(isDate),
  ]
  if (dates.length === 0) return 'undated'
  return dates.some((date) => mayBeWithin(days, date)) ? 'yes' : 'no'
}

/** @param snapshot with the bookings that may be for these days */
export function readingOf(
  snapshot: DaysSnapshot,
  days: DayRun,
  acceptsPurchaseOrders: boolean,
): DeskReading {
  const { now, catalog, bookingsTest, bookings, invoices, source } = snapshot
  const deskBookings = toDeskBookings({ bookingsTest, bookings }, catalog)
  const from = days.from > today(now) ? days.from : today(now)
  const { needs } = collectNeeds('bookings-test', bookingsTest, from, catalog)
  return {
    days,
    bookings: deskBookings,
    catalog,
    needs: [...needs, ...beyond(needs, collectNeeds('bookings', bookings, from, catalog).needs)],
    reservesUnits: source === 'allocations',
    ...takenUnits(snapshot),
    overdue: findOverdue({ bookings: deskBookings, invoices, now, acceptsPurchaseOrders }),
  }
}

/** The booked units, and the units out of service. */
function takenUnits({ bookingsTest, allocations, claims, blocks }: DaysSnapshot) {
  const bookings = new Map(bookingsTest.map(({ id }) => [ownerOf(id), id]))
  const booked = allocations
    .map(readAllocation)
    .filter((each): each is Allocation => each?.expires === null)
  return {
    reserved: booked
      .filter((each) => !blocks.has(allocationId(each)))
      .map(({ itemId, day, owner }) => ({
        itemId,
        day,
        bookingId: bookings.get(owner) ?? claims.get(owner) ?? null,
      })),
    blocked: booked.flatMap((each) => {
      const note = blocks.get(allocationId(each))
      const { reason = 'no reason', until = 'unknown' } = note ?? {}
      const last = readDay(String(until))
      const words = `${String(reason)}, until ${last ? formatDay(last) : String(until)}`
      return note ? { ...each, words } : []
    }),
  }
}
