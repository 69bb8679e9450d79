// The stored form of a booking, which the office's programs, the mailer and the rules rely on. Its fields are fixed.
import type { Booking, BookingLine } from '~/lib/booking/booking'
import { createdStamp, toStoredDay } from '~/lib/dates'
import { toDollars } from '~/lib/money'

type StoredLine = {
  inflatableID: string
  inflatableName: string
  inflatableImage: string
  bookingDates: string[]
  quantity?: number
}

export type BookingDocument = ReturnType<typeof toBookingDocument>

/** Name and picture of a line may have this many characters together. */
const maxNameAndImage = 2_000

/** The document of `bookings-test`: money in dollars with two decimals, days as MM/DD/YYYY. */
export function toBookingDocument(booking: Booking) {
  const { customer, quote, method, requestMode } = booking
  return {
    name: customer.name,
    lastName: customer.lastName,
    phone: customer.phone,
    email: customer.email,
    address: customer.address,
    coordinates: customer.coordinates,
    inflatables: booking.lines.filter((line) => line.kind === 'inflatables').map(toStoredLine),
    extras: booking.lines.filter((line) => line.kind === 'extras').map(toStoredLine),
    balances: {
      rent: toDollars(quote.rentCents),
      // In this flow deliveryFee is the charge for distance and deliveryAmount the charge for the time window.
      deliveryFee: toDollars(quote.deliveryFeeCents),
      deliveryAmount: toDollars(quote.timeWindowCents),
      deposit: toDollars(quote.depositCents),
      insurance: toDollars(quote.insuranceCents),
      tax: toDollars(quote.taxCents),
      damageWaiver: toDollars(quote.damageWaiverCents),
    },
    method,
    paid: method === 'Credit Card' && quote.depositCents === 0 && !requestMode,
    created: createdStamp(booking.created),
    specificTime: booking.specificTime,
    floorType: booking.floorType,
    approved: requestMode ? 'Waiting' : 'True',
  }
}

/** A picture too long to store (one pasted into the catalogue as text) is left out; programs show the name instead. */
function toStoredLine({ itemId, name, image, days, quantity }: BookingLine): StoredLine {
  // Office programs that don't know `quantity` read it from the name.
  const shownName = quantity > 1 ? `${name} x ${quantity}` : name
  return {
    inflatableID: itemId,
    inflatableName: shownName,
    inflatableImage: shownName.length + image.length > maxNameAndImage ? '' : image,
    bookingDates: days.map(toStoredDay),
    ...(quantity > 1 && { quantity }),
  }
}
