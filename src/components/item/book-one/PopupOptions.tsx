import type { OrderFieldsProps } from '~/components/order/choices/order-fields'
import { PaymentMethodChoice } from '~/components/order/choices/PaymentMethodChoice'
import { GroundChoice } from '~/components/order/choices/GroundChoice'
import { ProtectionChoice } from '~/components/order/choices/ProtectionChoice'
import { TimeWindowChoice } from '~/components/order/choices/TimeWindowChoice'
import { depositCents } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'
import { canPayDeposit, type Offer } from '~/lib/pricing/order-price'
import type { Quote } from '~/lib/domain/booking'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'

type PopupOptionsProps = OrderFieldsProps & { quote: Quote; offer: Offer }

export function PopupOptions({ quote, offer, ...part }: PopupOptionsProps) {
  const { form, onChange } = part
  const { requestMode } = offer
  const deposit = canPayDeposit('item', form, offer)
  const depositOnly = quote.depositCents > 0
  return (
    <>
      {!requestMode && (
        <ChoiceGroup legend="Amount">
          <ChoiceRow
            type="radio"
            name="amount"
            label="Pay Full Amount"
            checked={!depositOnly}
            onChange={() => onChange({ depositOnly: false })}
          />
          <ChoiceRow
            type="radio"
            name="amount"
            label={`Pay Deposit Due (${formatCents(depositCents)})`}
            hint={
              deposit
                ? "The balance is due before delivery, by invoice. The damage waiver isn't available with a deposit here. Want both? Order from the cart. Deposits are non-refundable."
                : `For totals over ${formatCents(depositCents)}.`
            }
            checked={depositOnly}
            disabled={!deposit}
            onChange={() => onChange({ depositOnly: true })}
          />
        </ChoiceGroup>
      )}
      <GroundChoice {...part} />
      <ProtectionChoice kind="item" {...part} quote={quote} />
      <TimeWindowChoice {...part} />
      {!requestMode && (
        <PaymentMethodChoice method={form.method} cardHint="Pay online now." onChange={onChange} />
      )}
    </>
  )
}
