// Earlier orders of this browser that aren't over come first: until it is known what has become of them, no other way to
// book or pay for the same days is offered (docs/decisions/order-flow.md).
import { bookCharged } from '~/lib/booking/card/book-charged'
import { letGo } from '~/lib/booking/card/hold'
import { fateOf } from '~/lib/booking/commit/book'
import { noteIfPossible, readJournal, strike } from '~/lib/booking/commit/journal'
import type { JournalEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import { finish } from '~/lib/booking/order/finish'
import type { Cart } from '~/lib/cart/cart'
import { readStoredDay, type Day } from '~/lib/dates'

/** What has become of an earlier order: it stands, it is over, or one of two things that only time or the office tell. */
export type Fate =
  | { kind: 'booked'; entry: OrderEntry }
  | { kind: 'over' }
  | { kind: 'unanswered' }
  | { kind: 'unknownCharge' | 'chargedUnanswered' | 'chargedStuck'; reference: string }

type Earlier = {
  /** Why nothing may be placed for these days now. */
  answer?: Exclude<Fate, { kind: 'booked' | 'over' }>
  /** Orders for some of the same days that turned out to stand. */
  booked: readonly OrderEntry[]
}

/** Settles what it can of earlier orders. Those for other days are in nobody's way. Runs under the lock; never throws. */
export async function settleEarlier(cart: Cart): Promise<Earlier> {
  const wanted = new Set(cart.flatMap(({ days }) => days))
  const booked: OrderEntry[] = []
  for (const entry of readJournal()) {
    const inTheWay = daysOf(entry).some((day) => wanted.has(day))
    if (entry.kind === 'unknown' && inTheWay)
      return { answer: { kind: 'unknownCharge', reference: entry.reference }, booked }
    if (entry.kind !== 'booking' || entry.step === 'booked') continue
    const fate = await settle(entry)
    if (fate.kind === 'over' || !inTheWay) continue
    if (fate.kind !== 'booked') return { answer: fate, booked }
    booked.push(fate.entry)
  }
  return { booked }
}

/**
 * Finds out what has become of an order that isn't over, and finishes or gives up what can be. It never charges. Runs under
 * the lock; never throws.
 */
export async function settle(entry: OrderEntry): Promise<Fate> {
  const { reference } = entry
  switch (entry.step) {
    case 'sending': {
      const fate = await fateOf(entry.key)
      if (fate === 'unknown') return { kind: 'unanswered' }
      if (fate === 'booked') return finished(entry)
      strike(entry)
      return { kind: 'over' }
    }
    case 'holding':
      await letGo(entry)
      return { kind: 'over' }
    case 'charging':
      // Nothing runs while the lock is ours: whoever sent it is gone.
      noteIfPossible({ ...entry, step: 'unknown' })
      return { kind: 'unknownCharge', reference }
    case 'unknown':
      return { kind: 'unknownCharge', reference }
    case 'charged': {
      const outcome = await bookCharged(entry)
      return outcome.kind === 'booked' ? finished(outcome.entry) : outcome
    }
    case 'booked':
      return finished(entry)
  }
}

async function finished(entry: OrderEntry): Promise<Fate> {
  await finish(entry)
  return { kind: 'booked', entry }
}

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
  if (entry.kind === 'unknown' || entry.kind === 'settled') return entry.days
  if (entry.kind !== 'booking') return []
  const { inflatables, extras } = entry.document
  return [...inflatables, ...extras]
    .flatMap(({ bookingDates }) => bookingDates.map(readStoredDay))
    .filter((day) => day !== null)
}
