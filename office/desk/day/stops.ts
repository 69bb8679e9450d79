// The stops of a day: where what is delivered, and what is picked up.
import { readAnyAddress } from '~/lib/address/address'
import { firstDelivery, pickUpTime, windowWords } from '~/lib/booking/plan/rental-times'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import type { DeskBooking, Rented } from '../desk-booking'

export type Stop = {
  booking: DeskBooking
  /** The time on the booking's page. */
  time: string
  /** "Rockford", from the address; '' if that can't be read. */
  town: string
  items: readonly TruckItem[]
}

/** Units of one item. */
export type TruckItem = Pick<Rented, 'itemId' | 'name'> & { quantity: number }

/**
 * The deliveries of a day, by town, then by time: the units that a booking didn't have on the day
 * before.
 */
export function stopsDeliveredOn(day: Day, bookings: readonly DeskBooking[]): Stop[] {
  const startOf = ({ booking }: Stop) => firstDelivery([{ days: [day] }], booking)?.getTime() ?? 0
  return stopsOn(bookings, { day, beside: addDays(day, -1) })
    .map((stop) => ({ ...stop, time: windowWords(stop.booking) || 'As agreed.' }))
    .toSorted((a, b) => byTown(a, b) || startOf(a) - startOf(b) || byAddress(a, b))
}

/** The pickups of a day, by town: the units that a booking no longer has on the day after. */
export function stopsPickedUpOn(day: Day, bookings: readonly DeskBooking[]): Stop[] {
  return stopsOn(bookings, { day, beside: addDays(day, 1) })
    .map((stop) => ({ ...stop, time: pickUpTime(stop.booking) }))
    .toSorted((a, b) => byTown(a, b) || byAddress(a, b))
}

/** The bookings with more units of an item on a day than on the day before or after. */
function stopsOn(
  bookings: readonly DeskBooking[],
  { day, beside }: { day: Day; beside: Day },
): Stop[] {
  return bookings
    .map((booking) => ({
      booking,
      time: '',
      town: townOf(booking),
      items: booking.rented
        .map(({ itemId, name, perDay }) => ({
          itemId,
          name,
          quantity: (perDay.get(day) ?? 0) - (perDay.get(beside) ?? 0),
        }))
        .filter(({ quantity }) => quantity > 0),
    }))
    .filter(({ items }) => items.length > 0)
}

function townOf({ address }: DeskBooking): string {
  const read = readAnyAddress(address)
  return read.ok ? read.address.town : ''
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Stops without a town come last. */
const byTown = ({ town: one }: Stop, { town: other }: Stop) =>
  Number(one === '') - Number(other === '') || compare(one, other)

const byAddress = (a: Stop, b: Stop) =>
  compare(a.booking.address, b.booking.address) || compare(a.booking.id, b.booking.id)
