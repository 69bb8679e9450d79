// The stored form of a booking. Office programs, the mailer and the rules rely on its fields.
import * as v from 'valibot'
import { amountRow, eachStoredAmount } from '~/lib/domain/amounts'
import type { BookingLine, NewBooking } from '~/lib/domain/booking'
import { eachOf, givenTexts, waysToPay } from '~/lib/domain/booking-texts'
import { groundTypes } from '~/lib/domain/item'
import { toDollars } from '~/lib/domain/money'
import { createdStamp } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'

/** Dollars of 0 and more, in whole cents. */
const amount = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6),
  // Turns a negative zero into 0, as storing it would.
  v.transform((dollars) => dollars + 0),
)

const storedLine = v.object({
  inflatableID: v.string(),
  inflatableName: v.string(),
  inflatableImage: v.string(),
  bookingDates: v.array(v.string()),
  quantity: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
})

/** A document of `bookings-test` (docs/data-model.md): money in dollars, days as MM/DD/YYYY. */
export const bookingDocument = v.object({
  name: v.string(),
  lastName: v.string(),
  phone: v.string(),
  email: v.string(),
  address: v.string(),
  coordinates: v.string(),
  inflatables: v.array(storedLine),
  extras: v.array(storedLine),
  // An order that is being sent may be older than an option: a missing one wasn't chosen. The
  // deposit is required, because it says what was charged.
  balances: v.object(
    eachStoredAmount((name) =>
      amountRow(name).option && name !== 'deposit' ? v.optional(amount, 0) : amount,
    ),
  ),
  method: v.picklist(waysToPay),
  paid: v.boolean(),
  created: v.string(),
  specificTime: v.string(),
  floorType: v.picklist(groundTypes),
  approved: v.picklist(['Waiting', 'True']),
  ...eachOf(givenTexts, () => v.exactOptional(v.string())),
})

type LineDocument = v.InferOutput<typeof storedLine>
export type BookingDocument = v.InferOutput<typeof bookingDocument>

/** Longest URL of a line's picture, in characters. */
export const maxImage = 1_900

/** The stored form of a booking. */
export function toBookingDocument(booking: NewBooking): BookingDocument {
  const { customer, amounts, method, requestMode } = booking
  return {
    name: customer.name,
    lastName: customer.lastName,
    phone: customer.phone,
    email: customer.email,
    address: customer.address,
    coordinates: customer.coordinates,
    ...toStoredLines(booking.lines),
    balances: eachStoredAmount((name) => toDollars(amounts[amountRow(name).cents])),
    method,
    paid: method === 'Credit Card' && amounts.depositCents === 0 && !requestMode,
    created: createdStamp(booking.created),
    specificTime: booking.specificTime,
    floorType: booking.floorType,
    approved: requestMode ? 'Waiting' : 'True',
    ...eachOf(
      givenTexts.filter((name) => booking[name] !== ''),
      (name) => booking[name],
    ),
  }
}

/** The stored form of a booking's lines, by their kind. */
export function toStoredLines(
  lines: readonly BookingLine[],
): Pick<BookingDocument, 'inflatables' | 'extras'> {
  return {
    inflatables: lines.filter((line) => line.kind === 'inflatables').map(toStoredLine),
    extras: lines.filter((line) => line.kind === 'extras').map(toStoredLine),
  }
}

/** A picture too long to store (one pasted into the catalog as text) is left out. */
function toStoredLine({ itemId, name, image, days, quantity }: BookingLine): LineDocument {
  // Office programs that don't know `quantity` read it from the name.
  const shownName = quantity > 1 ? `${name} x ${quantity}` : name
  return {
    inflatableID: itemId,
    inflatableName: shownName,
    inflatableImage: image.length > maxImage ? '' : image,
    bookingDates: days.map(toStoredDay),
    ...(quantity > 1 && { quantity }),
  }
}
