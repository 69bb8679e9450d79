// What the checkout's form and the cart cost together.
import { depositCents } from '~/lib/business'
import type { BookingLine } from '~/lib/booking/booking'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import type { DeliveryQuote } from '~/lib/booking/delivery-quote'
import type { Cents } from '~/lib/money'
import { promoPercent } from '~/lib/pricing/promo'
import { quoteBooking, type Quote } from '~/lib/pricing/quote'

/** The quote as far as the delivery is known; without an address it has neither tax nor delivery fee yet. */
export function quoteCheckout(
  form: CheckoutForm,
  lines: readonly BookingLine[],
  delivery: DeliveryQuote,
  requestMode: boolean,
): Quote {
  const input = {
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
  }
  const whole = quoteBooking({ ...input, depositOnly: false })
  const depositOnly = form.depositOnly && canPayDeposit(form, whole.fullTotalCents, requestMode)
  return depositOnly ? quoteBooking({ ...input, depositOnly }) : whole
}

/** A deposit is for cards, outside request mode, and for totals above it. */
export function canPayDeposit(
  { method }: CheckoutForm,
  totalCents: Cents,
  requestMode: boolean,
): boolean {
  return method === 'Credit Card' && !requestMode && totalCents > depositCents
}

/** The state whose tax applies; null outside Illinois and Wisconsin, or while the address can't be read. */
export function taxedState(delivery: DeliveryQuote): 'IL' | 'WI' | null {
  const state = 'address' in delivery ? delivery.address.state : null
  return state === 'IL' || state === 'WI' ? state : null
}
