// The itemized price of an order, as far as it is known. Its rows add up to the total.
import type { ComponentProps } from 'react'
import { useProblem } from '~/components/failures/use-problem'
import { firstDay } from '~/lib/booking/plan/rental-times'
import type { OrderKind } from '~/lib/domain/amounts'
import type { Quote } from '~/lib/domain/booking'
import type { ItemKind } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import type { Offer } from '~/lib/pricing/order-price'
import { orderRows } from '~/lib/pricing/order-rows'
import { beforeDelivery } from '~/lib/time/day-text'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import { OptionalParts } from './OptionalParts'
import styles from './order.module.css'

type OrderSummaryProps = {
  kind: OrderKind
  form: OrderForm
  offer: Offer
  /** The kind of a single item: an extra's rows have other names. */
  item?: ItemKind
  /** No day is chosen yet, so each line is for one day. */
  undated?: boolean
  /** Says the total without tax, which a tax-exempt organization pays. */
  exempt?: boolean
  /** Changes the optional parts, which are then named below the total. */
  change?: ComponentProps<typeof OptionalParts>['change']
}

export function OrderSummary(props: OrderSummaryProps) {
  const {
    kind,
    form,
    offer,
    item,
    undated = false,
    change,
    exempt = kind === 'cart' && form.taxExempt,
  } = props
  const { quote, missing, rows, total, untaxed } = orderRows(kind, form, offer, item)
  useProblem(offer.delivery.kind === 'noDistance' ? 'distance' : null)
  return (
    <div>
      {quote.depositCents > 0 && missing === '' && (
        <p className={styles.deposit}>
          <strong>{depositLead(quote, form.method === 'Credit Card')}</strong>
          <br />
          <span>
            {`Balance of ${formatCents(quote.fullTotalCents - quote.depositCents)} due ${beforeDelivery(firstDay(offer.lines))}.`}
          </span>
          {form.damageWaiver && quote.damageWaiverCents === 0 && <span>{leftOut}</span>}
        </p>
      )}
      <dl className="stack-12">
        {rows.map(({ key, ...row }, i) => (
          <SummaryRow
            // Two lines may share item and dates.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            {...row}
            {...(key === 'line' && undated && { detail: 'One day' })}
            {...(key === 'promo' && { tone: 'discount' as const })}
          />
        ))}
        <SummaryRow {...total} tone="total" />
      </dl>
      {change && <OptionalParts form={form} quote={quote} change={change} />}
      {exempt && untaxed !== null && (
        <p className="note">{`If you're tax-exempt: ${untaxed} without tax.`}</p>
      )}
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
