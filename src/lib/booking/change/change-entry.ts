// The journal's entries of changes, so that their mails go out even if the page was closed.
import { removeEntry, readJournal, saveEntryIfPossible } from '~/lib/booking/commit/journal'
import type { ChangeEntry, JournalEntry } from '~/lib/booking/commit/journal-entry'
import { runInTurn } from '~/lib/booking/commit/lock'
import { mailDetails } from '~/lib/booking/plan/mail-details'
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import { findBookingDocument, wasCanceled } from '~/lib/db/bookings/find-booking'
import { findIncluded } from '~/lib/db/bookings/included'
import { bookingFrom, type Booking } from '~/lib/db/bookings/read-booking'
import { randomId } from '~/lib/domain/booking-key'
import { sendContactMessage, type OfficeMessage } from '~/lib/services/contact'
import { mailBooking } from '~/lib/services/mailer'

/** A commit without an answer arrives within this time, or never. */
const underwayMs = 10 * 60_000

/** Notes a change before it is sent. Never throws. @param after null: canceled */
export function saveChange(
  { id, moves }: Booking,
  after: Booking | null,
  message: OfficeMessage,
): ChangeEntry {
  const entry: ChangeEntry = {
    kind: 'change',
    step: 'sent',
    reference: randomId(),
    bookingId: id,
    first: after && (firstDay(linesOf(after)) ?? null),
    moves: after?.moves ?? moves,
    message,
    told: false,
    mailed: after === null,
    at: Date.now(),
  }
  // The booking as it was read shows whether earlier changes were made.
  for (const earlier of changesIn(readJournal()))
    if (earlier.step === 'sent' && earlier.bookingId === id) removeEntry(earlier)
  saveEntryIfPossible(entry)
  return entry
}

/** Forgets a change that wasn't made. */
export const forgetChange: (entry: ChangeEntry) => void = removeEntry

/** Notes that a change was made, and sends its mails meanwhile. */
export function finishChange(entry: ChangeEntry): void {
  saveEntryIfPossible({ ...entry, step: 'made' })
  void resumeChange(entry)
}

/**
 * Sends the mails of a change that are missing; first finds out whether it was made. One tab does
 * it after the other, so that no mail is sent twice. Never throws.
 */
export async function resumeChange({ reference }: ChangeEntry): Promise<void> {
  await runInTurn('mails', async () => {
    // Another tab may have sent them meanwhile.
    const entry = changesIn(readJournal()).find((each) => each.reference === reference)
    if (!entry) return
    const wasMade = entry.step === 'made' || (await isMade(entry).catch(() => null))
    if (wasMade) await sendMails({ ...entry, step: 'made' })
    else if (wasMade === false && Date.now() - entry.at > underwayMs) forgetChange(entry)
  })
}

const changesIn = (entries: readonly JournalEntry[]) =>
  entries.filter((entry): entry is ChangeEntry => entry.kind === 'change')

async function isMade({ bookingId, first, moves }: ChangeEntry): Promise<boolean> {
  const fields = await findBookingDocument(bookingId)
  if (fields === null) return first === null && wasCanceled(bookingId)
  const booking = bookingFrom(bookingId, fields)
  return booking.moves === moves && firstDay(linesOf(booking)) === first
}

async function sendMails(entry: ChangeEntry): Promise<void> {
  if (!entry.told) {
    entry.told = (await sendContactMessage(entry.message)).ok
    saveEntryIfPossible(entry)
  }
  if (!entry.mailed) {
    entry.mailed = await mailNewDays(entry.bookingId)
    saveEntryIfPossible(entry)
  }
  if (entry.told && entry.mailed) removeEntry(entry)
}

/** Mails the booking as it is now. True if it is gone: then there is nothing to confirm. */
async function mailNewDays(id: string): Promise<boolean> {
  try {
    const fields = await findBookingDocument(id)
    if (fields === null) return true
    const booking = bookingFrom(id, fields)
    const included = await findIncluded(booking.asCart.map(({ itemId }) => itemId))
    const details = mailDetails(booking, included, new Date())
    // What the office approved later is confirmed like any other.
    return (await mailBooking({ ...fields, approved: 'True' }, id, details)).ok
  } catch {
    return false
  }
}
