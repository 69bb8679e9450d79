// The itemized price of an order as texts, for its summary and for a quote's mail.
import type { OrderKind } from '~/lib/domain/amounts'
import { deliveryCentsPerMile } from '~/lib/domain/business'
import type { ItemKind } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import { notYetIncluded, type DeliveryQuote } from './delivery'
import { orderRules, priceOrder, taxedState, type Offer } from './order-price'
import { promoPercent } from './quote'
import { extraRows, summaryRows, type SummaryRowData } from './summary-rows'

/**
 * The rows of an order's price, its total, and what the total doesn't include yet.
 * @param item the kind of a single item: an extra's rows have other names
 */
export function orderRows(kind: OrderKind, form: OrderForm, offer: Offer, item?: ItemKind) {
  const { lines, delivery } = offer
  const quote = priceOrder(kind, form, offer)
  const input = {
    lines,
    quote,
    timeWindow: form.timeWindow,
    promoPercent: orderRules[kind].promoCode ? promoPercent(form.promoCode) : 0,
    state: taxedState(delivery),
    address: 'address' in delivery ? delivery.address : null,
    depositInOffice: form.method === 'Cash In Office',
    pending: { tax: !('address' in delivery), deliveryFee: delivery.kind !== 'fee' },
  }
  const missing = notYetIncluded(delivery)
  return {
    quote,
    missing,
    rows: (item === 'extras' ? extraRows(input) : summaryRows(input)).map((row) =>
      inWords(row, delivery),
    ),
    total: {
      label: missing === '' ? 'Total' : `Total before ${missing}`,
      amount: formatCents(quote.totalCents),
    },
    /** The total without tax, for an organization that needn't pay it; null if there is none. */
    untaxed: quote.taxCents > 0 ? formatCents(quote.fullTotalCents - quote.taxCents) : null,
  }
}

function inWords({ key, label, detail, cents, text, pending }: SummaryRowData, to: DeliveryQuote) {
  return {
    key,
    label,
    detail: pending ? whyPending[to.kind] : detail,
    amount: text ?? (pending ? '—' : formatCents(cents)),
  }
}

/** Why an amount isn't known yet. With a known fee, none is pending. */
const whyPending: Record<DeliveryQuote['kind'], string> = {
  fee: '',
  noAddress: 'Add your delivery address',
  outOfArea: "We don't deliver there",
  byDistance: `${formatCents(deliveryCentsPerMile)} a mile, once we know the distance`,
  noDistance: "We can't calculate delivery right now",
  byOffice: 'Our office will confirm',
}
