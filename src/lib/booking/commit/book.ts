// Books in one commit. A lost race is answered with the items and days that went; a commit whose answer was lost is repeated
// under the same key, so that it can never make two bookings.
import { saveEntryIfPossible, removeEntry } from './journal'
import type { OrderEntry } from './journal-entry'
import type { Booked, NotDone } from './outcome'
import { takeUnits } from './units'
import { bookingExists, commitBooking, releaseUnits } from '~/lib/db/bookings/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { sha256 } from '~/lib/storage/secret'

/**
 * Books for payment in the office, or asks for a booking in request mode: booking, claim, units and invoice in one commit
 * (docs/decisions/order-flow.md). Noted before it is sent, and given up for good unless it stands. Never throws.
 */
export async function book(entry: OrderEntry): Promise<Booked | NotDone> {
  let sent = false
  const sendNoted = async (units: OrderEntry['units']) => {
    sent = true
    saveEntryIfPossible(entry)
    const answer = await sendBooking({ ...entry, units })
    return typeof answer === 'string' ? answer : ('booked' as const)
  }
  try {
    const answer = await takeUnits(entry.lines, await sha256(entry.key), sendNoted)
    if (answer === 'booked') return { kind: 'booked', entry }
    if (answer === 'unanswered') return { kind: answer }
    if (!sent) return answer
    // Refused, and yet an earlier repeat of the commit may still be on its way.
    const result = await resolveBooking(entry.key)
    if (result === 'booked') return { kind: 'booked', entry }
    if (result === 'unknown') return { kind: 'unanswered' }
    removeEntry(entry)
    return answer
  } catch {
    // A read failed, or the page may not hash (no https).
    return { kind: sent ? 'unanswered' : 'down' }
  }
}

/**
 * Sends a booking with its units until it is answered. Once it has moved to another key, the hold under its reference is let
 * go in the same commit, so that its units can be taken over.
 * @returns the entry with the key under which it stands
 * @throws when it can't be looked up
 */
export async function sendBooking(
  entry: OrderEntry,
): Promise<OrderEntry | 'refused' | 'unanswered'> {
  const { key, reference, document, units } = entry
  const owner = await sha256(key)
  const instead = key === reference ? undefined : { key: reference, owner: await sha256(reference) }
  const invoiceId = entry.invoiceId ?? undefined
  const answer = await untilAnswered(() =>
    commitBooking({ key, owner, booking: document, units, invoiceId, instead }),
  )
  if (answer === 'done') return entry
  // An earlier commit may have arrived, whose answer was lost.
  for (const sent of new Set([key, reference]))
    if (await bookingExists(sent)) return { ...entry, key: sent }
  return answer
}

/**
 * What has become of a booking that was sent under a key. 'gone': it doesn't stand, and never will: a claim is made once,
 * so with the claim of its key taken, a late commit is refused (docs/decisions/order-flow.md). Never throws.
 */
export async function resolveBooking(key: string): Promise<'booked' | 'gone' | 'unknown'> {
  try {
    if (await bookingExists(key)) return 'booked'
    const answer = await releaseUnits({ key, owner: await sha256(key), units: [] })
    if (answer === 'done') return 'gone'
    // Refused: the claim is there, with a booking that arrived just now, or the key was given up before.
    if (answer === 'refused') return (await bookingExists(key)) ? 'booked' : 'gone'
  } catch {
    // Neither is known.
  }
  return 'unknown'
}
