// Finds journal entries by their days. Separate, because screens use it as soon as they show.
import type { Day } from '~/lib/domain/day'
import type { JournalEntry } from './journal-entry'

/** The charge without an answer of an order for one of these days, or undefined. */
export function findUnknownCharge(journal: readonly JournalEntry[], days: readonly Day[]) {
  return journal.find(
    (entry) =>
      (entry.kind === 'unknown' || (entry.kind === 'booking' && entry.step === 'unknown')) &&
      daysOf(entry).some((day) => days.includes(day)),
  )
}

/** True while a payment in the journal is neither booked nor settled with the office. */
export function isUnsettled(journal: readonly JournalEntry[], reference: string): boolean {
  return journal.some(
    (entry) =>
      entry.reference === reference &&
      entry.kind !== 'settled' &&
      !(entry.kind === 'booking' && entry.step === 'booked'),
  )
}

/** The days of an entry; none for an invoice. */
export function daysOf(entry: JournalEntry): readonly Day[] {
  if (entry.kind === 'booking') return entry.lines.flatMap(({ days }) => days)
  return 'days' in entry ? entry.days : []
}
