// How the desk's commands name a customer, what was booked and what was paid.
import { paymentSentences } from '~/lib/booking/plan/payment-sentences'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { formatCents } from '~/lib/domain/money'
import { describeDays } from '~/lib/time/day-text'
import type { DeskBooking } from './desk-booking'

/** "Ann Jensen" */
export function customerOf({ name, lastName }: Booking): string {
  return `${name} ${lastName}`.trim() || 'No name'
}

/** "Ann Jensen, (815) 555-0100 (AbCdEfGhIjKlMnOpQrSt)" */
export function describeCustomer(booking: Booking, id = booking.id): string {
  return `${customerOf(booking)}, ${booking.phone || 'no phone number'} (${id})`
}

/** "$292.84", or why no amount can be named. */
export function dueOf({ approved, amountsInCents, balanceDueCents }: Booking): string {
  if (approved === 'waiting') return 'request, not approved'
  return amountsInCents === null ? 'see booking' : formatCents(balanceDueCents)
}

/** What was paid and how, and what is still to be paid. */
export function paymentWords(booking: Booking): string[] {
  const { approved, paid, amountsInCents, balanceDueCents } = booking
  if (approved === 'waiting') return ['Request, not approved.']
  if (amountsInCents === null) return [paid ? 'Paid; see booking.' : 'See booking.']
  const due = balanceDueCents > 0 ? [`To be paid: ${formatCents(balanceDueCents)}`] : []
  const words = [...paymentSentences(booking), ...due]
  return words.length === 0 ? ['No amount stored.'] : words
}

/** The customer, and below what is rented. */
export function describeBooking(booking: DeskBooking): string[] {
  return [describeCustomer(booking), ...rentalWords(booking)]
}

/** "  2 x Folding Chairs, Sat, Jun 12, 2027" for each item and number of units. */
export function rentalWords({ rented }: DeskBooking): string[] {
  return rented.flatMap(({ name, perDay }) =>
    [...new Set(perDay.values())].map((quantity) => {
      const days = [...perDay.keys()].filter((day) => perDay.get(day) === quantity)
      return `  ${quantity} x ${name}, ${describeDays(days.toSorted())}`
    }),
  )
}
