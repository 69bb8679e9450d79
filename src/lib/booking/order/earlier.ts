// Earlier orders of this browser that aren't over come first: until it is known what has become of them, no other way to
// book or pay for the same days is offered (docs/decisions/order-flow.md).
import { bookCharged } from '~/lib/booking/card/book-charged'
import { letGo } from '~/lib/booking/card/hold'
import { fateOf } from '~/lib/booking/commit/book'
import { noteIfPossible, readJournal, strike } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { daysOf } from '~/lib/booking/commit/open-charge'
import { findPlaced, isSameOrder } from '~/lib/booking/commit/placed'
import { finish } from '~/lib/booking/order/finish'
import { removeBooked } from '~/lib/cart/booked'

/** What has become of an earlier order: it stands, it is over, or one of two things that only time or the office tell. */
export type Fate =
  | { kind: 'booked'; entry: OrderEntry }
  | { kind: 'over' }
  | { kind: 'unanswered' }
  | { kind: 'unknownCharge' | 'chargedUnanswered' | 'chargedStuck'; reference: string }

export type Earlier = {
  /** Why nothing may be placed for these days now. */
  answer?: Exclude<Fate, { kind: 'booked' | 'over' }>
  /** An order for some of these days that stands; `same` when it is this very one. */
  standing?: { entry: OrderEntry; same: boolean }
}

/** Settles earlier orders for the same days; of those for other days it only lets holds go. Runs under the lock; never throws. */
export async function settleEarlier(order: OrderEntry): Promise<Earlier> {
  const wanted = new Set(daysOf(order))
  let standing: Earlier['standing']
  for (const entry of readJournal()) {
    const inTheWay = daysOf(entry).some((day) => wanted.has(day))
    if (entry.kind === 'unknown' && inTheWay)
      return { answer: { kind: 'unknownCharge', reference: entry.reference } }
    if (entry.kind !== 'booking' || entry.step === 'booked') continue
    // The next visit settles it, and tells it in a place of its own.
    if (!inTheWay && entry.step !== 'holding') continue
    const fate = await settle(entry)
    if (fate.kind === 'over') continue
    if (fate.kind !== 'booked') return { answer: fate }
    standing = { entry: fate.entry, same: isSameOrder(entry.document, order.document) }
  }
  if (standing) return { standing }
  // Placed a moment ago in another tab.
  const placed = await findPlaced(order.document)
  if (!placed) return {}
  removeBooked(order.cart)
  return { standing: { entry: { ...order, key: placed.id }, same: placed.same } }
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
