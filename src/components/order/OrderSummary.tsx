// The itemized price of an order, as far as it is known. Its rows add up to the total.
import { notYetIncluded, type DeliveryQuote } from '~/lib/pricing/delivery'
import type { OrderForm } from '~/lib/domain/order-form'
import { priceOrder, taxedState, type Offer, type OrderKind } from '~/lib/pricing/order-price'
import { deliveryCentsPerMile } from '~/lib/domain/business'
import type { ItemKind } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import { promoPercent } from '~/lib/pricing/quote'
import type { Quote } from '~/lib/domain/booking'
import { extraRows, summaryRows, type SummaryRowData } from '~/lib/pricing/summary-rows'
import { firstDay } from '~/lib/booking/plan/rental-times'
import { beforeDelivery } from '~/lib/time/day-text'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import styles from './order.module.css'

type OrderSummaryProps = {
  kind: OrderKind
  form: OrderForm
  offer: Offer
  /** The kind of a single item: an extra's rows have other names. */
  item?: ItemKind
  /** No day is chosen yet, so each line is for one day. */
  undated?: boolean
}

export function OrderSummary({ kind, form, offer, item, undated = false }: OrderSummaryProps) {
  const { lines, delivery } = offer
  const quote = priceOrder(kind, form, offer)
  const input = {
    lines,
    quote,
    timeWindow: form.timeWindow,
    promoPercent: kind === 'cart' ? promoPercent(form.promoCode) : 0,
    state: taxedState(delivery),
    address: 'address' in delivery ? delivery.address : null,
    hasInsurance: kind === 'cart',
    depositInOffice: form.method === 'Cash In Office',
    pending: { tax: !('address' in delivery), delivery: delivery.kind !== 'fee' },
  }
  const missing = notYetIncluded(delivery)
  const rows = item === 'extras' ? extraRows(input) : summaryRows(input)

  return (
    <div>
      {quote.depositCents > 0 && missing === '' && (
        <p className={styles.deposit}>
          <strong>{depositLead(quote, form.method === 'Credit Card')}</strong>
          <br />
          <span>
            {`Balance of ${formatCents(quote.fullTotalCents - quote.depositCents)} due ${beforeDelivery(firstDay(lines))}.`}
          </span>
          {form.damageWaiver && quote.damageWaiverCents === 0 && <span>{leftOut}</span>}
        </p>
      )}
      <dl className="stack-12">
        {rows.map((row, i) => (
          // Two lines may share item and dates.
          // oxlint-disable-next-line react/no-array-index-key
          <SummaryRow key={i} {...shown(undated ? withoutDay(row) : row, delivery)} />
        ))}
        <SummaryRow
          label={missing === '' ? 'Total' : `Total before ${missing}`}
          amount={formatCents(quote.totalCents)}
          tone="total"
        />
      </dl>
    </div>
  )
}

/** Only a single item's deposit removes the waiver. */
const leftOut = " The damage waiver isn't available with a deposit."

/** The rows below end with the deposit as their total, so the full price comes first. */
function depositLead({ depositCents, fullTotalCents }: Quote, byCard: boolean): string {
  const when = byCard ? 'today' : 'first, in our office'
  return `${formatCents(depositCents)} due ${when} · ${formatCents(fullTotalCents)} total`
}

function withoutDay(row: SummaryRowData): SummaryRowData {
  return row.key === 'line' ? { ...row, detail: 'One day' } : row
}

function shown(
  { key, label, detail, cents, text, pending }: SummaryRowData,
  delivery: DeliveryQuote,
) {
  return {
    label,
    detail: pending ? whyPending[delivery.kind] : detail,
    amount: text ?? (pending ? '—' : formatCents(cents)),
    ...(key === 'promo' && { tone: 'discount' as const }),
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
