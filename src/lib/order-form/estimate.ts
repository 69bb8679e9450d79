// Estimates an order's total before the checkout, with the checkout's own calculation.
import { notYetIncluded, type DeliveryQuote } from '~/lib/pricing/delivery'
import type { OrderForm } from '~/lib/domain/order-form'
import { priceOrder } from '~/lib/pricing/order-price'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cents } from '~/lib/domain/money'

export type Estimate = {
  totalCents: Cents
  /** What it doesn't include yet: empty, or "delivery". */
  missing: ReturnType<typeof notYetIncluded>
}

/** The full price that the checkout would show. */
export function estimateOrder(
  form: OrderForm,
  lines: readonly BookingLine[],
  delivery: DeliveryQuote,
): Estimate {
  const quote = priceOrder('cart', form, { lines, delivery, requestMode: false })
  return { totalCents: quote.fullTotalCents, missing: notYetIncluded(delivery) }
}
