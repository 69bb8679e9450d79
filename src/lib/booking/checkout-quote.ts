// What the checkout's form and the cart cost together.
import type { BookingLine } from '~/lib/booking/booking'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import type { DeliveryQuote } from '~/lib/booking/delivery-quote'
import { promoPercent } from '~/lib/pricing/promo'
import { quoteBooking, type Quote } from '~/lib/pricing/quote'

/** The quote as far as the delivery is known; without an address it has neither tax nor delivery fee yet. */
export function quoteCheckout(
  form: CheckoutForm,
  lines: readonly BookingLine[],
  delivery: DeliveryQuote,
): Quote {
  return quoteBooking({
    lines: lines.map(({ priceCents, quantity, days }) => ({
      priceCents,
      quantity,
      dayCount: days.length,
    })),
    promoPercent: promoPercent(form.promoCode),
    state: taxedState(delivery),
    deliveryFeeCents: delivery.kind === 'fee' ? delivery.feeCents : 0,
    timeWindow: form.timeWindow,
    damageWaiver: form.damageWaiver,
    insurance: form.insurance,
    depositOnly: false,
  })
}

/** The state whose tax applies; null outside Illinois and Wisconsin, or while the address can't be read. */
export function taxedState(delivery: DeliveryQuote): 'IL' | 'WI' | null {
  const state = 'address' in delivery ? delivery.address.state : null
  return state === 'IL' || state === 'WI' ? state : null
}
