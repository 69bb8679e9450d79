// Books in one commit. Whoever loses a race is told which item and day went; a commit whose answer was lost is repeated
// under the same key, so that it can never make two bookings.
import type { Shortage } from '~/lib/availability/pick-units'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { sha256 } from '~/lib/secret'
import { chooseUnits, lostAny, readUses } from '~/lib/booking/commit/units'
import {
  bookingExists,
  commitBooking,
  releaseUnits,
  type BookedUnit,
} from '~/lib/db/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { serverNow } from '~/lib/services/clock'

export type BookingOutcome =
  | { kind: 'booked' }
  /** These days went to somebody else; nothing was written. */
  | { kind: 'taken'; shortages: readonly Shortage[] }
  /** The rules refused although the days are free: a price, a count or the request mode isn't what it was. */
  | { kind: 'changed' }
  /** Nobody has said where taken days come from; nothing was written. */
  | { kind: 'unchecked' }
  /** The days can't be read; nothing was written. */
  | { kind: 'down' }
  /** The booking was sent, and nobody knows whether it arrived. */
  | { kind: 'unanswered' }

/** Rounds of reading the days and choosing other units before giving up; each lost round means another visitor won. */
export const rounds = 12

/**
 * Books for payment in the office, or asks for a booking in request mode: booking, claim, units and invoice in one commit
 * (docs/decisions/order-flow.md). Never throws.
 * @param onSend hears of the first commit before it is sent, so that it can be noted before its answer may get lost
 */
export async function book(
  { document, key, invoiceId, lines }: OrderEntry,
  onSend: () => void = () => {},
): Promise<BookingOutcome> {
  let sent: readonly BookedUnit[] | null = null
  try {
    const owner = await sha256(key)
    for (let round = 0; round < rounds; round++) {
      const uses = await readUses(lines, owner, new Date(await serverNow()))
      if (uses === null) return { kind: 'unchecked' }
      if (sent && !lostAny(sent, uses)) return { kind: 'changed' }
      const { units, shortages } = chooseUnits(lines, uses)
      if (shortages.length > 0) return { kind: 'taken', shortages }
      if (!sent) onSend()
      sent = units
      const answer = await untilAnswered(() =>
        commitBooking({ key, owner, booking: document, units, invoiceId: invoiceId ?? undefined }),
      )
      if (answer === 'done' || (await bookingExists(key))) return { kind: 'booked' }
      if (answer === 'unanswered') return { kind: 'unanswered' }
    }
  } catch {
    // A read failed, or the page may not hash (no https).
    return { kind: sent ? 'unanswered' : 'down' }
  }
  return { kind: 'changed' }
}

/**
 * What has become of a booking that was sent under a key. 'gone': it doesn't stand, and never will: a claim is made once,
 * so with the claim of its key taken, a late commit is refused (docs/decisions/order-flow.md). Never throws.
 */
export async function fateOf(key: string): Promise<'booked' | 'gone' | 'unknown'> {
  try {
    if (await bookingExists(key)) return 'booked'
    const answer = await releaseUnits({ key, owner: await sha256(key), units: [] })
    if (answer === 'done') return 'gone'
    // Refused: the claim is there, with a booking that came just now, or since the key was given up before.
    if (answer === 'refused') return (await bookingExists(key)) ? 'booked' : 'gone'
  } catch {
    // Neither is known.
  }
  return 'unknown'
}
