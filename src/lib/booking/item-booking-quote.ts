// What booking one item from its own page costs (specification, section 9): rent, time window, delivery, tax and, if
// wanted, the waiver; or the deposit alone. No insurance and no promo code here.
import { depositCents } from '~/lib/business'
import type { BookingLine } from '~/lib/booking/booking'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { quoteCheckout } from '~/lib/booking/checkout-quote'
import type { DeliveryQuote } from '~/lib/booking/delivery-quote'
import type { Quote } from '~/lib/pricing/quote'

type ItemOrder = {
  lines: readonly BookingLine[]
  delivery: DeliveryQuote
  requestMode: boolean
}

/** What the popup shows. With the deposit chosen the waiver is off, whatever its checkbox said, and 100.00 is due now. */
export function quoteItem(
  form: CheckoutForm,
  lines: readonly BookingLine[],
  delivery: DeliveryQuote,
  requestMode: boolean,
): Quote {
  const depositOnly = form.depositOnly && offersDeposit(form, { lines, delivery, requestMode })
  return quoteCheckout(
    {
      ...form,
      damageWaiver: form.damageWaiver && !depositOnly,
      depositOnly,
      insurance: false,
      promoCode: '',
      // Here the deposit can be chosen for the office, too.
      method: 'Credit Card',
    },
    lines,
    delivery,
    requestMode,
  )
}

/** The deposit is offered outside request mode, for totals above it. */
export function offersDeposit(
  form: CheckoutForm,
  { lines, delivery, requestMode }: ItemOrder,
): boolean {
  if (requestMode) return false
  // It turns the waiver off: the rest is due without one.
  const whole = { ...form, damageWaiver: false, depositOnly: false }
  return quoteItem(whole, lines, delivery, requestMode).fullTotalCents > depositCents
}

/** The same amounts with nothing paid yet: what is stored when the deposit is to be paid in the office. */
export function withoutDeposit(quote: Quote): Quote {
  return { ...quote, depositCents: 0, totalCents: quote.fullTotalCents }
}
