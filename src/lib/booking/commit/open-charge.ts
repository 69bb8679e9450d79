// Which entry of the journal is about which days. Apart from the steps of an order: screens ask it as soon as they show.
import type { JournalEntry } from './journal-entry'
import type { Day } from '~/lib/domain/day'

/** The charge whose answer stayed away, of an order for one of these days; undefined when there is none. */
export function openCharge(journal: readonly JournalEntry[], days: readonly Day[]) {
  return journal.find(
    (entry) =>
      (entry.kind === 'unknown' || (entry.kind === 'booking' && entry.step === 'unknown')) &&
      daysOf(entry).some((day) => days.includes(day)),
  )
}

/** True while the journal says of a payment that it isn't over: neither booked nor settled with the office. */
export function isOpen(journal: readonly JournalEntry[], reference: string): boolean {
  return journal.some(
    (entry) =>
      entry.reference === reference &&
      entry.kind !== 'settled' &&
      !(entry.kind === 'booking' && entry.step === 'booked'),
  )
}

/** The days that an entry is about; none for an invoice. */
export function daysOf(entry: JournalEntry): readonly Day[] {
  if (entry.kind === 'booking') return entry.lines.flatMap(({ days }) => days)
  return 'days' in entry ? entry.days : []
}
