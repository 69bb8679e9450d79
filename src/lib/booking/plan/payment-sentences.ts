// What a stored booking says about its payments. The day of a payment in the office isn't stored.
import type { Booking } from '~/lib/db/bookings/read-booking'
import { formatCents } from '~/lib/domain/money'
import { formatDay } from '~/lib/time/day-text'
import { readStoredDay } from '~/lib/time/stored-day'

/** "Tue, Jun 8, 2027", when it was booked and its contract was accepted; null if unreadable. */
export function bookedOn({ created }: Booking): string | null {
  return dayOf(created)
}

/** "Tue, Jun 8, 2027" of a stored moment; null if it can't be read. */
export function dayOf(stamp: string): string | null {
  const day = readStoredDay(stamp.split('|')[0])
  return day && formatDay(day, 'short')
}

/** A sentence for each payment, the first one first; none if the amounts can't be read. */
export function paymentSentences(booking: Booking): string[] {
  const { amountsInCents, method, approved, paid, invoiceId, afterDepositCents } = booking
  if (!amountsInCents) return []
  const day = bookedOn(booking)
  const atBooking = `paid by card${day ? ` on ${day}` : ''}.`
  const { deposit } = amountsInCents
  const sentences = deposit > 0 ? [`Deposit of ${formatCents(deposit)} ${atBooking}`] : []
  if (!paid) return sentences
  // A card without a deposit is charged in full when it is booked, but not for a request.
  const isAtBooking =
    method === 'Credit Card' && approved === 'atOnce' && deposit === 0 && invoiceId === ''
  const how = isAtBooking
    ? atBooking
    : invoiceId === ''
      ? 'paid, as recorded by our office.'
      : 'paid by card with the invoice.'
  return [...sentences, `${formatCents(afterDepositCents)} ${how}`]
}
