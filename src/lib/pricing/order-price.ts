// What an order costs, from the cart or of a single item. The two differ in a few rules, which stand in one table.
import { depositCents } from '~/lib/domain/business'
import type { BookingLine, Quote } from '~/lib/domain/booking'
import type { DeliveryQuote } from './delivery'
import type { OrderForm } from '~/lib/domain/order-form'
import { promoPercent, quoteBooking } from './quote'
/** The checkout's order of a whole cart, or one item from its own page. */
export type OrderKind = 'cart' | 'item'

/** What is sold, as it was read last. */
export type Offer = {
  lines: readonly BookingLine[]
  delivery: DeliveryQuote
  requestMode: boolean
}

/** The rules in which the two differ (docs/decisions/order-flow.md). */
export const orderRules = {
  cart: { insurance: true, promoCode: true, officeDeposit: false, depositDropsWaiver: false },
  item: { insurance: false, promoCode: false, officeDeposit: true, depositDropsWaiver: true },
} as const satisfies Record<OrderKind, object>

/**
 * The quote as far as the delivery is known; without an address it has neither tax nor delivery fee yet. Whole cents.
 * With a deposit that may be paid, its `totalCents` is the deposit.
 */
export function priceOrder(kind: OrderKind, form: OrderForm, offer: Offer): Quote {
  const depositOnly = form.depositOnly && canPayDeposit(kind, form, offer)
  return quote(kind, form, offer, depositOnly)
}

/** A deposit is for cards (a single item's also for the office), outside request mode, for totals above it. */
export function canPayDeposit(kind: OrderKind, form: OrderForm, offer: Offer): boolean {
  if (offer.requestMode) return false
  if (form.method !== 'Credit Card' && !orderRules[kind].officeDeposit) return false
  // Where it drops the waiver, the rest is due without one.
  return quote(kind, form, offer, true).fullTotalCents > depositCents
}

function quote(
  kind: OrderKind,
  form: OrderForm,
  { lines, delivery }: Offer,
  depositOnly: boolean,
): Quote {
  const { insurance, promoCode, depositDropsWaiver } = orderRules[kind]
  return quoteBooking({
    lines: lines.map(({ priceCents, quantity, days }) => ({
      priceCents,
      quantity,
      dayCount: days.length,
    })),
    promoPercent: promoCode ? promoPercent(form.promoCode) : 0,
    state: taxedState(delivery),
    deliveryFeeCents: delivery.kind === 'fee' ? delivery.feeCents : 0,
    timeWindow: form.timeWindow,
    damageWaiver: form.damageWaiver && !(depositOnly && depositDropsWaiver),
    insurance: insurance && form.insurance,
    depositOnly,
  })
}

/** The state whose tax applies; null outside Illinois and Wisconsin, or while the address can't be read. */
export function taxedState(delivery: DeliveryQuote): 'IL' | 'WI' | null {
  const state = 'address' in delivery ? delivery.address.state : null
  return state === 'IL' || state === 'WI' ? state : null
}

/** The same amounts with nothing paid yet: what is stored when the deposit is to be paid in the office. */
export function withoutDeposit(quote: Quote): Quote {
  return { ...quote, depositCents: 0, totalCents: quote.fullTotalCents }
}
