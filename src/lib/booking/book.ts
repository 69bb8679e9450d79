// Books in one commit. Whoever loses a race is told which item and day went; a commit whose answer was lost is repeated
// under the same key, so that it can never make two bookings.
import type { Shortage } from '~/lib/availability/pick-units'
import type { Booking } from '~/lib/booking/booking'
import { ownerOf } from '~/lib/booking/key'
import { chooseUnits, lostAny, readUses } from '~/lib/booking/units'
import { bookingExists, commitBooking, type BookedUnit } from '~/lib/db/booking-commit'
import { toBookingDocument, type BookingDocument } from '~/lib/db/booking-document'
import { untilAnswered } from '~/lib/db/commit'

export type BookingOutcome =
  | { kind: 'booked'; id: string; document: BookingDocument }
  /** These days went to somebody else; nothing was written. */
  | { kind: 'taken'; shortages: readonly Shortage[] }
  /** The rules refused although the days are free: a price, a count, the request mode or the device's clock is off. */
  | { kind: 'changed' }
  /** Nobody has said where taken days come from; nothing was written. */
  | { kind: 'unchecked' }
  /** The days can't be read; nothing was written. */
  | { kind: 'down' }
  /** The database didn't answer the commit. Booking again with the same key is safe and finds out. */
  | { kind: 'unanswered' }

/** Rounds of reading the days and choosing other units before giving up; each lost round means another visitor won. */
export const rounds = 12

/**
 * Books for payment in the office, or asks for a booking in request mode. Never throws.
 * @param key the future booking's id; the same key never books twice
 * @param onSend hears what is about to be sent, so that it can be noted before its answer may get lost
 * @param invoiceId of an invoice for the balance, made in the same commit
 */
export async function book(
  booking: Booking,
  key: string,
  onSend: (document: BookingDocument) => void = () => {},
  invoiceId?: string,
): Promise<BookingOutcome> {
  let sent: readonly BookedUnit[] | null = null
  try {
    const document = toBookingDocument(booking)
    const owner = await ownerOf(key)
    for (let round = 0; round < rounds; round++) {
      const uses = await readUses(booking.lines, owner)
      if (uses === null) return { kind: 'unchecked' }
      if (sent && !lostAny(sent, uses)) return { kind: 'changed' }
      const { units, shortages } = chooseUnits(booking.lines, uses)
      if (shortages.length > 0) return { kind: 'taken', shortages }
      onSend(document)
      sent = units
      const answer = await untilAnswered(() =>
        commitBooking({ key, owner, booking: document, units, invoiceId }),
      )
      if (answer === 'done' || (await bookingExists(key)))
        return { kind: 'booked', id: key, document }
      if (answer === 'unanswered') return { kind: 'unanswered' }
    }
  } catch {
    // A read failed, or the page may not hash (no https). Nothing is lost: the key stays the same, and finds an earlier commit that did arrive.
    return { kind: sent ? 'unanswered' : 'down' }
  }
  return { kind: 'changed' }
}
