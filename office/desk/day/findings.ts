// What the office has to settle before a day's deliveries.
import { unpaidHours } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import type { DayRun } from '~/lib/time/day-runs'
import { groupBy } from '../../group-by'
import { mayBeWithin, shownDate } from '../../sync/unread-date'
import { describeCustomer, dueOf } from '../customer'
import type { DeskBooking } from '../desk-booking'
import type { DeskReading } from './reading'
import { stopsDeliveredOn } from './stops'

/** In the order of the sheet. */
export const findingTitles = {
  noUnit:
    'Without a reserved unit. Run npm run allocations:sync -- --apply; a booking that is still listed afterwards is overbooked:',
  unread: "Look these up, because a part of them can't be read:",
  halfCanceled: 'Canceled in only one of bookings-test and bookings, so still on the sheet:',
  otherCustomer:
    'Under one id in bookings-test and in bookings, for different customers; look both up:',
  request: 'Requests that wait for your approval:',
  unpaid: `Unpaid after ${unpaidHours} hours:`,
}

/** `words` has details, or ''. */
export type BookingFinding = {
  kind: keyof typeof findingTitles
  booking: DeskBooking
  words: string
}

export function findingsOn(day: Day, reading: DeskReading): BookingFinding[] {
  const { days, bookings, overdue } = reading
  const rented = bookings.filter((booking) => booking.rented.some(({ perDay }) => perDay.has(day)))
  const delivered = stopsDeliveredOn(day, bookings).map(({ booking }) => booking)
  const findingOf =
    (kind: BookingFinding['kind'], words: (booking: DeskBooking) => string = () => '') =>
    (booking: DeskBooking): BookingFinding => ({ kind, booking, words: words(booking) })
  return [
    ...findMissing(day, reading),
    // Once on the sheet of several days.
    ...(day === days.from ? bookings.flatMap((booking) => findUnread(days, booking)) : []),
    ...rented.filter(({ isHalfCanceled }) => isHalfCanceled).map(findingOf('halfCanceled')),
    ...rented.flatMap(findOther),
    ...delivered.filter(({ approved }) => approved === 'waiting').map(findingOf('request')),
    ...delivered.filter(({ id }) => overdue.has(id)).map(findingOf('unpaid', dueOf)),
  ]
}

function findOther(booking: DeskBooking): BookingFinding[] {
  const { otherCustomer } = booking
  if (otherCustomer === null) return []
  const { address, id } = otherCustomer
  const words = `${describeCustomer(otherCustomer, `bookings/${id}`)}, ${address}`
  return [{ kind: 'otherCustomer', booking, words }]
}

/**
 * Units that aren't reserved. Those of the collection `bookings` have no owners, so all bookings of
 * the item are named.
 */
function findMissing(
  day: Day,
  { bookings, catalog, needs, reserved, reservesUnits }: DeskReading,
): BookingFinding[] {
  if (!reservesUnits) return []
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  const keyOf = ({ bookingId, itemId }: { bookingId: string | null; itemId: string }) =>
    `${bookingId ?? ''} ${itemId}`
  const wanted = groupBy(
    needs.filter((need) => need.day === day),
    keyOf,
  )
  const got = groupBy(
    reserved.filter((unit) => unit.day === day),
    keyOf,
  )
  return [...wanted].flatMap(([key, same]) => {
    const units = same.reduce((sum, { quantity }) => sum + quantity, 0)
    const missing = units - (got.get(key)?.length ?? 0)
    if (missing <= 0) return []
    const among = same.length > 1 ? `, for ${same.length} bookings together` : ''
    return same.flatMap(({ id, itemId }): BookingFinding[] => {
      const booking = byId.get(id)
      const words = `${catalog.get(itemId)?.name ?? itemId}: ${missing} of ${units} missing${among}`
      return booking ? [{ kind: 'noUnit', booking, words }] : []
    })
  })
}

/** A booking with unreadable fields that may be about these days. */
function findUnread(days: DayRun, booking: DeskBooking): BookingFinding[] {
  const parts = booking.unread
    .map(({ field, dates }) => ({
      field,
      dates: dates.filter((date) => mayBeWithin(days, date)),
    }))
    .filter(({ dates }) => dates.length > 0)
    .map(({ field, dates }) => `${field} ${dates.map(shownDate).join(', ')}`)
  return parts.length === 0 ? [] : [{ kind: 'unread', booking, words: parts.join('; ') }]
}
