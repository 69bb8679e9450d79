// Earlier orders of this browser that aren't over come first: until it is known what has become of them, no other way to
// book or pay for the same days is offered (docs/decisions/order-flow.md).
import { bookCharged } from '~/lib/booking/card/book-charged'
import { leaveUnknown } from '~/lib/booking/card/charge'
import { letGo } from '~/lib/booking/card/hold'
import { fateOf } from '~/lib/booking/commit/book'
import { readJournal, strike } from '~/lib/booking/commit/journal'
import type { InvoiceEntry, JournalEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import { daysOf } from '~/lib/booking/commit/open-charge'
import type { Booked, OpenPayment } from '~/lib/booking/commit/outcome'
import { findPlaced, isSameOrder } from '~/lib/booking/commit/placed'
import { finish } from '~/lib/booking/order/finish'
import { removeBooked } from '~/lib/cart/booked'

/** What has become of an earlier order: it stands, it is over, or one of what only time or the office tell. */
type Fate = Booked | { kind: 'over' } | { kind: 'unanswered' }

export type Earlier =
  /** An order for some of these days that stands; `same` when it is this very one. */
  | { kind: 'booked'; entry: OrderEntry; same: boolean }
  /** Why nothing may be placed for these days now. */
  | OpenPayment
  | { kind: 'unanswered' }

/**
 * Settles earlier orders for the same days; of those for other days it only lets holds go. Runs under the lock; never throws.
 * @returns null when none is in the way
 */
export async function settleEarlier(order: OrderEntry): Promise<Earlier | null> {
  const wanted = new Set(daysOf(order))
  let standing: Earlier | null = null
  for (const entry of readJournal()) {
    const step = entry.kind === 'booking' ? entry.step : null
    const inTheWay = step !== 'booked' && daysOf(entry).some((day) => wanted.has(day))
    // The next visit settles all else, and tells it in a place of its own.
    if (entry.kind === 'invoice' || (!inTheWay && step !== 'holding')) continue
    const fate = await settle(entry)
    if (fate.kind === 'over') continue
    if (fate.kind !== 'booked') return fate
    standing = { ...fate, same: isSameOrder(fate.entry.document, order.document) }
  }
  if (standing) return standing
  // Placed a moment ago in another tab.
  const placed = await findPlaced(order.document)
  if (!placed) return null
  removeBooked(order.cart)
  return { kind: 'booked', entry: { ...order, key: placed.id }, same: placed.same }
}

/**
 * Finds out what has become of an order that isn't over, and finishes or gives up what can be. It never charges. Runs under
 * the lock; never throws.
 */
export async function settle(entry: Exclude<JournalEntry, InvoiceEntry>): Promise<Fate> {
  if (entry.kind === 'unknown') return leaveUnknown(entry)
  if (entry.kind !== 'booking') return { kind: 'over' }
  switch (entry.step) {
    case 'sending': {
      const fate = await fateOf(entry.key)
      if (fate === 'unknown') return { kind: 'unanswered' }
      if (fate === 'booked') return finish({ kind: 'booked', entry })
      strike(entry)
      return { kind: 'over' }
    }
    case 'holding':
      await letGo(entry)
      return { kind: 'over' }
    case 'charging':
    case 'unknown':
      // Nothing runs while the lock is ours: whoever sent it is gone.
      return leaveUnknown(entry)
    case 'charged':
      return finish(await bookCharged(entry))
    case 'booked':
      return finish({ kind: 'booked', entry })
  }
}
