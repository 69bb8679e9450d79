// Settles a payment without an answer. Separate from an order's steps, because every screen with
// the notice loads it.
import { saveEntryIfPossible, readJournal } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'
import { daysOf } from '~/lib/booking/commit/open-charge'

/**
 * Saves that the customer settled a payment with the office. Only the reference stays, until the
 * days are over.
 */
export function settleWithOffice(reference: string): void {
  const entry = readJournal().find((other) => other.reference === reference)
  if (!entry || entry.kind === 'placed') return
  saveEntryIfPossible(chargeOnly(entry, 'settled'))
}

/**
 * The part of a charge that stays in the journal: its reference and days, and an invoice's booking
 * while the result is unknown.
 */
export function chargeOnly(entry: JournalEntry, kind: 'unknown' | 'settled'): JournalEntry {
  const bookingId = kind === 'unknown' && 'bookingId' in entry ? entry.bookingId : ''
  return { kind, reference: entry.reference, days: daysOf(entry), bookingId, at: entry.at }
}
