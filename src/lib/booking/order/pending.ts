// Resolves earlier orders of this browser before a new one (docs/decisions/order-flow.md).
import { bookCharged } from '~/lib/booking/card/book-charged'
import { leaveUnknown } from '~/lib/booking/card/charge'
import { endHold } from '~/lib/booking/card/hold'
import { resolveBooking } from '~/lib/booking/commit/book'
import { daysOf } from '~/lib/booking/commit/find-in-journal'
import { readJournal, removeEntry } from '~/lib/booking/commit/journal'
import type { InvoiceEntry, JournalEntry, OrderEntry } from '~/lib/booking/commit/journal-entry'
import type { BookedOrUnsettled, UnsettledPayment } from '~/lib/booking/commit/outcome'
import { findPlaced, isSameOrder } from '~/lib/booking/commit/placed'
import { removeBooked } from '~/lib/cart/remove-booked'
import { finish } from './finish'

type OrderResult = BookedOrUnsettled | { kind: 'over' } | { kind: 'unanswered' }

export type PendingOrder =
  /** A booked order for some of these days; `same` if it is this order. */
  | { kind: 'booked'; entry: OrderEntry; same: boolean }
  /** The reason that nothing may be placed for these days now. */
  | UnsettledPayment
  | { kind: 'unanswered' }

/**
 * Resolves pending orders for the new order's days; ends holds for others. Runs under the lock.
 * Never throws.
 * @returns null when the new order may be placed
 */
export async function resolvePendingOrders(order: OrderEntry): Promise<PendingOrder | null> {
  const orderDays = new Set(daysOf(order))
  let existing: PendingOrder | null = null
  for (const entry of readJournal()) {
    const step = entry.kind === 'booking' ? entry.step : null
    const inTheWay = step !== 'booked' && daysOf(entry).some((day) => orderDays.has(day))
    // The next page load resolves the others and shows their results.
    if (entry.kind === 'invoice' || (!inTheWay && step !== 'holding')) continue
    const result = await resolveOrder(entry)
    if (result.kind === 'over') continue
    if (result.kind !== 'booked') return result
    existing = { ...result, same: isSameOrder(result.entry.document, order.document) }
  }
  if (existing) return existing
  // Placed a moment ago in another tab.
  const placed = await findPlaced(order.document)
  if (!placed) return null
  removeBooked(order.cart)
  return { kind: 'booked', entry: { ...order, key: placed.id }, same: placed.same }
}

/** Finishes or gives up a pending order, and never charges. Runs under the lock; never throws. */
export async function resolveOrder(
  entry: Exclude<JournalEntry, InvoiceEntry>,
): Promise<OrderResult> {
  if (entry.kind === 'unknown') return leaveUnknown(entry)
  if (entry.kind !== 'booking') return { kind: 'over' }
  switch (entry.step) {
    case 'sending': {
      const result = await resolveBooking(entry.key)
      if (result === 'unknown') return { kind: 'unanswered' }
      if (result === 'booked') return finish({ kind: 'booked', entry })
      removeEntry(entry)
      return { kind: 'over' }
    }
    case 'holding':
      await endHold(entry)
      return { kind: 'over' }
    case 'charging':
    case 'unknown':
      // No other order runs while we have the lock, so the page that sent it is gone.
      return leaveUnknown(entry)
    case 'charged':
      return finish(await bookCharged(entry))
    case 'booked':
      return finish({ kind: 'booked', entry })
  }
}
