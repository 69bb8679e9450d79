// The itemised price of what is in the cart, as far as the form tells.
import type { BookingLine } from '~/lib/booking/booking'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { taxedState } from '~/lib/booking/checkout-quote'
import type { DeliveryQuote } from '~/lib/booking/delivery-quote'
import { formatCents } from '~/lib/money'
import { promoPercent } from '~/lib/pricing/promo'
import type { Quote } from '~/lib/pricing/quote'
import { summaryRows, type SummaryRowData } from '~/lib/pricing/summary-rows'
import { SummaryList } from '~/ui/SummaryList'
import { SummaryRow } from '~/ui/SummaryRow'

type PriceSummaryProps = {
  lines: readonly BookingLine[]
  form: CheckoutForm
  delivery: DeliveryQuote
  quote: Quote
}

export function PriceSummary({ lines, form, delivery, quote }: PriceSummaryProps) {
  const rows = summaryRows({
    lines,
    quote,
    timeWindow: form.timeWindow,
    promoPercent: promoPercent(form.promoCode),
    state: taxedState(delivery),
    city: 'address' in delivery ? delivery.address.city : '',
    pending: { tax: !('address' in delivery), delivery: delivery.kind !== 'fee' },
  })
  const complete = delivery.kind === 'fee'

  return (
    <SummaryList>
      {rows.map((row, at) => (
        // Rows have no identity of their own: two lines may share name and dates.
        // oxlint-disable-next-line react/no-array-index-key
        <SummaryRow
          key={at}
          label={row.label}
          detail={row.pending ? whyPending[delivery.kind] : row.detail}
          amount={amountOf(row)}
          {...toneOf(row)}
        />
      ))}
      <SummaryRow
        label={complete ? 'Total' : 'Total so far'}
        amount={formatCents(quote.totalCents)}
        tone="total"
      />
    </SummaryList>
  )
}

/** Why an amount isn't told yet. With a fee, none is pending. */
const whyPending: Record<DeliveryQuote['kind'], string> = {
  fee: '',
  noAddress: 'After your delivery address',
  outOfArea: 'No delivery to this address',
  byDistance: 'Once the distance is known',
  noDistance: "Can't be told right now",
}
const amountOf = ({ cents, pending }: SummaryRowData) => (pending ? '—' : formatCents(cents))
const toneOf = ({ cents }: SummaryRowData) => (cents < 0 ? ({ tone: 'discount' } as const) : {})
