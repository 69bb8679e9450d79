// What the customer says of a payment without an answer. Apart from the steps of an order: every screen with a notice has it.
import { countDecline } from './declines'
import { saveEntryIfPossible, readJournal } from '~/lib/booking/commit/journal'
import type { JournalEntry } from '~/lib/booking/commit/journal-entry'
import { daysOf } from '~/lib/booking/commit/open-charge'

/** What the customer has settled with the office: only the reference stays, until the days are over. */
export function settleWithOffice(reference: string): void {
  const entry = readJournal().find((other) => other.reference === reference)
  if (!entry || entry.kind === 'placed') return
  saveEntryIfPossible(chargeOnly(entry, 'settled'))
  if (entry.kind !== 'booking' && daysOf(entry).length === 0) countDecline(reference)
}

/** What stays of a charge: its reference and its days. */
export function chargeOnly(entry: JournalEntry, kind: 'unknown' | 'settled'): JournalEntry {
  return { kind, reference: entry.reference, days: daysOf(entry), at: entry.at }
}
