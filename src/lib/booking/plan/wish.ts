// What a customer asks the office to change about a booking, by mail. The booking stays as it is.
import type { Booking } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import type { OfficeMessage } from '~/lib/services/contact'
import { cleanLines } from '~/lib/text/cleaned'
import { describeDays, formatDay } from '~/lib/time/day-text'
import { firstDay, linesOf } from './rental-times'

export type Wish = {
  what: 'move' | 'other' | 'cancel'
  day: Day | null
  words: string
}

export const maxWishLength = 2_000

/** What keeps a wish from being sent. Words can name a day when the calendar can't be read. */
export function wishError(
  booking: Booking,
  { what, day, words }: Wish,
): 'day' | 'words' | 'tooLong' | null {
  const text = cleanLines(words)
  if (text.length > maxWishLength) return 'tooLong'
  const isMoved = day !== null && day !== firstDay(linesOf(booking))
  if (what === 'move' && !isMoved && text === '') return 'day'
  return what === 'other' && text === '' ? 'words' : null
}

const asks = {
  move: 'Request to move the booking to another day',
  other: 'Request to change the booking',
  cancel: 'Request to cancel the booking',
} as const

/** "Rockford Castle, Sat, Jun 12, 2027" for each rental. */
export const describeRentals = (booking: Booking): string[] =>
  linesOf(booking).map((line) => `${line.name}, ${describeDays(line.days)}`)

/** A message of the customer's booking to the office, by the contact form. */
export const messageAbout = (
  { name, lastName, email, phone }: Booking,
  lines: readonly string[],
) => ({ name, lastName, email, phone, message: lines.filter(Boolean).join('\n') })

/** The wish, which the mailer sends to the office, and the same text to the customer. */
export function wishMessage(booking: Booking, { what, day, words }: Wish): OfficeMessage {
  const lines = [
    asks[what],
    `Confirmation ID: ${booking.id}`,
    ...describeRentals(booking),
    what === 'move' && day ? `New first day: ${formatDay(day)}` : '',
    cleanLines(words),
    'Nothing is changed yet. Our office will answer this request.',
  ]
  return { ...messageAbout(booking, lines), copy: true }
}
