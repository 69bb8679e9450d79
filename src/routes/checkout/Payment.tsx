// How the visitor pays, and the signature, below the summary.
import { AcceptContract } from '~/components/order/choices/AcceptContract'
import type { OrderFieldsProps } from '~/components/order/choices/order-fields'
import { WayToPayChoice, walletsToo } from '~/components/order/choices/WayToPayChoice'
import type { WayToPay } from '~/lib/domain/booking-texts'
import { depositRateCents } from '~/lib/domain/business'
import { formatCents, formatPrice } from '~/lib/domain/money'
import { canPayDeposit, leastTotalCents, type Offer } from '~/lib/pricing/order-price'
import { ChoiceRow } from '~/ui/field/ChoiceRow'

export function Payment({ offer, ...fieldProps }: OrderFieldsProps & { offer: Offer }) {
  const { form, onChange } = fieldProps
  const { requestMode } = offer
  const deposit = canPayDeposit('cart', form, offer)
  return (
    <section className="stack-20">
      <WayToPayChoice
        heading
        method={form.method}
        cardHint={
          requestMode
            ? 'After our office approves your request.'
            : `Pay in full now, or just a deposit. ${walletsToo}`
        }
        onChange={onChange}
      />
      <ChoiceRow
        type="checkbox"
        name="depositOnly"
        label={`Pay a ${formatPrice(depositRateCents)} deposit today`}
        hint={
          deposit
            ? 'The balance is due before delivery. Deposits are non-refundable.'
            : whyNoDeposit(form.method, requestMode)
        }
        checked={deposit && form.depositOnly}
        disabled={!deposit}
        onChange={(event) => onChange({ depositOnly: event.target.checked })}
      />
      <AcceptContract {...fieldProps} />
    </section>
  )
}

function whyNoDeposit(method: WayToPay, requestMode: boolean): string {
  if (requestMode) return 'Not available with a request.'
  return method === 'Credit Card'
    ? `For totals of ${formatCents(leastTotalCents)} or more.`
    : 'Choose Credit Card to pay a deposit now and the rest before delivery. Deposits are non-refundable.'
}
