// What an order will cost, told before the checkout with the checkout's own arithmetic.
import type { DeliveryQuote } from '~/lib/pricing/delivery'
import type { OrderForm } from '~/lib/domain/order-form'
import { priceOrder } from '~/lib/pricing/order-price'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cents } from '~/lib/domain/money'

export type Estimate = {
  totalCents: Cents
  /** Nothing of it is unknown any more. */
  complete: boolean
}

/** Everything that the checkout would ask for, whenever it is paid. */
export function estimateOrder(
  form: OrderForm,
  lines: readonly BookingLine[],
  delivery: DeliveryQuote,
): Estimate {
  const quote = priceOrder('cart', form, { lines, delivery, requestMode: false })
  return { totalCents: quote.fullTotalCents, complete: delivery.kind === 'fee' }
}
