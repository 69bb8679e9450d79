// The itemised price in the popup; its rows add up to the total.
import { Fragment } from 'react'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { taxedState } from '~/lib/booking/checkout-quote'
import type { ItemOffer } from '~/lib/booking/item-booking'
import type { ItemKind } from '~/lib/catalogue/item'
import { formatCents } from '~/lib/money'
import { itemRows } from '~/lib/pricing/item-rows'
import type { Quote } from '~/lib/pricing/quote'
import { SummaryList } from '~/ui/SummaryList'
import { SummaryRow } from '~/ui/SummaryRow'

type ItemSummaryProps = { kind: ItemKind; offer: ItemOffer; form: CheckoutForm; quote: Quote }

export function ItemSummary({ kind, offer, form, quote }: ItemSummaryProps) {
  const { lines, delivery } = offer
  const address = 'address' in delivery ? delivery.address : null
  const rows = itemRows(kind, {
    depositInOffice: form.method === 'Cash In Office',
    lines,
    quote,
    timeWindow: form.timeWindow,
    promoPercent: 0,
    state: taxedState(delivery),
    city: address?.city ?? '',
    pending: { tax: false, delivery: false },
  })
  return (
    <SummaryList>
      {rows.map(({ label, detail, cents }) => (
        <Fragment key={`${label} ${detail}`}>
          <SummaryRow
            label={label}
            detail={detail}
            amount={formatCents(cents)}
            {...(cents < 0 && { tone: 'discount' as const })}
          />
          {kind === 'extras' && label === 'Tax' && (
            <SummaryRow label="State" amount={stateName(address?.state ?? '')} />
          )}
        </Fragment>
      ))}
      <SummaryRow label="Total" amount={formatCents(quote.totalCents)} tone="total" />
    </SummaryList>
  )
}

const stateName = (state: string) =>
  state === 'IL' ? 'Illinois' : state === 'WI' ? 'Wisconsin' : state
