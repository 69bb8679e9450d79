import type { OrderKind } from '~/lib/domain/amounts'
import type { BookingLine, OrderAmounts } from '~/lib/domain/booking'
import { depositRateCents, leastBalanceCents } from '~/lib/domain/business'
import type { OrderForm } from '~/lib/domain/order-form'
import type { DeliveryFee } from './delivery'
import { promoPercent, calculateAmounts } from './order-amounts'

/** The lines, delivery and mode as they were last read. */
export type Offer = {
  lines: readonly BookingLine[]
  delivery: DeliveryFee
  requestMode: boolean
}

/** How a cart's order and a single item's differ (docs/decisions/order-flow.md). */
export const orderKinds = {
  cart: { promoCode: true, insurance: true, officeDeposit: false, depositDropsWaiver: false },
  item: { promoCode: false, insurance: false, officeDeposit: true, depositDropsWaiver: true },
} as const satisfies Record<OrderKind, object>

/** As far as the delivery is known. Without an address there is no tax and no delivery fee yet. */
export function priceOrder(kind: OrderKind, form: OrderForm, offer: Offer): OrderAmounts {
  const depositOnly = form.depositOnly && canPayDeposit(kind, form, offer)
  return amountsFor(kind, form, offer, depositOnly)
}

export const leastTotalCents = depositRateCents + leastBalanceCents

/**
 * Whether a deposit is offered: for cards (for an item also in the office), outside request mode,
 * for totals that leave a balance which can be paid (docs/rules.md, "Deposit").
 */
export function canPayDeposit(kind: OrderKind, form: OrderForm, offer: Offer): boolean {
  if (offer.requestMode) return false
  if (form.method !== 'Credit Card' && !orderKinds[kind].officeDeposit) return false
  // For an item the deposit removes the waiver, so the total without it counts.
  return amountsFor(kind, form, offer, true).fullTotalCents >= leastTotalCents
}

function amountsFor(
  kind: OrderKind,
  form: OrderForm,
  { lines, delivery }: Offer,
  depositOnly: boolean,
): OrderAmounts {
  const { promoCode, insurance, depositDropsWaiver } = orderKinds[kind]
  return calculateAmounts({
    ...form,
    damageWaiver: form.damageWaiver && !(depositOnly && depositDropsWaiver),
    insurance: form.insurance && insurance,
    lines,
    promoPercent: promoCode ? promoPercent(form.promoCode) : 0,
    state: taxedState(delivery),
    deliveryFeeCents: delivery.kind === 'fee' ? delivery.feeCents : 0,
    depositOnly,
  })
}

/** The state whose tax applies; null for another one, or while the address can't be read. */
export function taxedState(delivery: DeliveryFee): 'IL' | 'WI' | null {
  const state = 'address' in delivery ? delivery.address.state : null
  return state === 'IL' || state === 'WI' ? state : null
}

/** The amounts to store if the customer pays the deposit in the office. */
export function withoutDeposit(amounts: OrderAmounts): OrderAmounts {
  return { ...amounts, depositCents: 0, dueNowCents: amounts.fullTotalCents }
}
