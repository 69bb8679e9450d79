// Estimates an order's total before the checkout, with the checkout's own calculation.
import type { OrderKind } from '~/lib/domain/amounts'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import { notYetIncluded, type DeliveryQuote } from '~/lib/pricing/delivery'
import { lineCents } from '~/lib/pricing/line-cents'
import { priceOrder } from '~/lib/pricing/order-price'

export type Estimate = {
  totalCents: Cents
  /** What it doesn't include yet: empty, or "delivery". */
  missing: ReturnType<typeof notYetIncluded>
}

/** What an item adds to a cart, and the total of both. */
export type Addition = Estimate & { addsCents: Cents }

/** The full price that the checkout, or an item's own popup, would show. */
export function estimateOrder(
  kind: OrderKind,
  form: OrderForm,
  lines: readonly BookingLine[],
  delivery: DeliveryQuote,
): Estimate {
  const quote = priceOrder(kind, form, { lines, delivery, requestMode: false })
  return { totalCents: quote.fullTotalCents, missing: notYetIncluded(delivery) }
}

/**
 * What an item adds to the cart's total. Delivery and certificate are charged once, so it can add
 * less than it costs by itself. With an empty cart it is what the item's own popup charges.
 * @param delivery null until a place is chosen; the amounts are then rents
 */
export function estimateAddition(
  form: OrderForm,
  cart: readonly BookingLine[],
  withItem: readonly BookingLine[],
  delivery: DeliveryQuote | null,
): Addition {
  const kind = cart.length === 0 ? 'item' : 'cart'
  const totalOf = (lines: readonly BookingLine[]): Estimate => {
    if (lines.length === 0) return { totalCents: 0, missing: '' }
    return delivery
      ? estimateOrder(kind, form, lines, delivery)
      : { totalCents: rentOf(lines), missing: 'delivery & tax' }
  }
  const after = totalOf(withItem)
  return { ...after, addsCents: after.totalCents - totalOf(cart).totalCents }
}

const rentOf = (lines: readonly BookingLine[]) =>
  lines.reduce((sum, line) => sum + lineCents({ ...line, dayCount: line.days.length }), 0)
