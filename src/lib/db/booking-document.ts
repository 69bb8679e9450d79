// The stored form of a booking, which the office's programs, the mailer and the rules rely on. Its fields are fixed.
import type { Booking, BookingLine } from '~/lib/booking/commit/booking'
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

/** A document as `toBookingDocument` makes it, read back from where anybody could have changed it; null when it isn't one. */
export function readBookingDocument(value: unknown): BookingDocument | null {
  const stored = value as BookingDocument | null
  if (typeof stored !== 'object' || stored === null) return null
  const { inflatables, extras, balances, paid } = stored
  const texts = textFields.every((name) => typeof stored[name] === 'string')
  const lines = [inflatables, extras].every((list) => Array.isArray(list) && list.every(isLine))
  const amounts =
    typeof balances === 'object' &&
    balances !== null &&
    amountFields.every((name) => isAmount(balances[name]))
  return texts && lines && amounts && typeof paid === 'boolean' ? stored : null
}

const textFields = [
  'name',
  'lastName',
  'phone',
  'email',
  'address',
  'coordinates',
  'method',
  'created',
  'specificTime',
  'floorType',
  'approved',
] as const

const amountFields = [
  'rent',
  'deliveryFee',
  'deliveryAmount',
  'deposit',
  'insurance',
  'tax',
  'damageWaiver',
] as const

/** Dollars of 0 and more, in whole cents. */
const isAmount = (value: unknown) =>
  typeof value === 'number' && value >= 0 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

function isLine(value: unknown): boolean {
  const line = value as StoredLine | null
  return (
    typeof line?.inflatableID === 'string' &&
    typeof line.inflatableName === 'string' &&
    typeof line.inflatableImage === 'string' &&
    Array.isArray(line.bookingDates) &&
    line.bookingDates.every((day) => typeof day === 'string') &&
    (line.quantity === undefined || Number.isSafeInteger(line.quantity))
  )
}
