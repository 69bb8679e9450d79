// Settles a payment without an answer. Every screen that may show an unknown charge loads this.
import { daysOf } from '~/lib/booking/commit/find-in-journal'
import { saveEntryIfPossible, readJournal } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'

/** The customer settled a payment with the office. Its reference stays until the days are over. */
export function settleWithOffice(reference: string): void {
  const entry = readJournal().find((other) => other.reference === reference)
  if (!entry || entry.kind === 'placed') return
  saveEntryIfPossible(chargeOnly(entry, 'settled'))
}

/** What stays of a charge: its reference and days, and an invoice's booking until it is settled. */
export function chargeOnly(entry: JournalEntry, kind: 'unknown' | 'settled'): JournalEntry {
  const bookingId = kind === 'unknown' && 'bookingId' in entry ? entry.bookingId : ''
  return { kind, reference: entry.reference, days: daysOf(entry), bookingId, at: entry.at }
}
