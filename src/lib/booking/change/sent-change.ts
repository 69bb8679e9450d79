// Sends a change of a booking. Without a clear answer, reads whether it was made.
import type { ChangeEntry } from '~/lib/booking/commit/journal-entry'
import { otherRates } from '~/lib/booking/commit/other-rates'
import { findBooking } from '~/lib/db/bookings/find-booking'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { untilAnswered, type CommitOutcome } from '~/lib/db/commit'
import { finishChange, forgetChange } from './change-entry'

/** A change that wasn't made. Only 'unanswered' is uncertain. */
export type ChangeNotMade = {
  /**
   * 'differs': the booking differs from what was shown. 'gone': nobody has a booking under this id.
   * 'refused': the rules don't allow it. 'outdated': the rules have other rates than this page.
   * 'busy': an order, a payment or another change is running. 'unchecked': no source of taken days.
   * 'down', 'noStorage': the database or the browser doesn't answer; nothing was sent.
   */
  kind:
    | 'differs'
    | 'gone'
    | 'refused'
    | 'outdated'
    | 'busy'
    | 'unchecked'
    | 'down'
    | 'noStorage'
    | 'unanswered'
}

/**
 * Sends a change until it is answered, and finishes or forgets its entry.
 * @param send must not throw
 * @param isMade whether the booking that is stored now (null: none) has the change
 * @returns 'refused': the booking is as it was, and the entry is kept
 */
export async function sendChange(
  entry: ChangeEntry,
  before: Booking,
  send: () => Promise<CommitOutcome>,
  isMade: (found: Booking | null) => boolean,
): Promise<'made' | 'refused' | 'unanswered' | 'differs' | 'gone'> {
  const outcome = await untilAnswered(send)
  const found = outcome === 'done' ? null : await findBooking(before.id)
  if (outcome === 'done' || isMade(found)) {
    finishChange(entry)
    return 'made'
  }
  if (outcome === 'unanswered') return outcome
  if (found && comparable(found) === comparable(before)) return outcome
  forgetChange(entry)
  return found ? 'differs' : 'gone'
}

/** Why the rules refuse a change that should be possible. */
export async function whyRefused(): Promise<ChangeNotMade> {
  return { kind: (await otherRates()) ?? 'refused' }
}

/** The days, the payment and the moves of a booking as a text, to compare two readings of it. */
export const comparable = ({ asCart, paid, moves, approved, markedCanceled }: Booking) =>
  JSON.stringify([asCart, paid, moves, approved, markedCanceled])
