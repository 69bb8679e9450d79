// What can still be chosen in the popup: how much is paid now, the waiver, the delivery time, the way to pay.
import type { OrderFieldsProps } from '~/components/order/choices/ContactFields'
import { PaymentMethodChoice } from '~/components/order/choices/PaymentMethodChoice'
import { messageAt } from '~/components/order/problems'
import { TimeWindowChoice } from '~/components/order/choices/TimeWindowChoice'
import { damageWaiverTerms } from '~/content/protection'
import { depositCents } from '~/lib/business'
import { canPayDeposit, type Offer } from '~/lib/booking/order/price'
import { formatCents } from '~/lib/money'
import type { Quote } from '~/lib/pricing/quote'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'

type PopupOptionsProps = Omit<OrderFieldsProps, 'onLeave'> & { quote: Quote; offer: Offer }

export function PopupOptions({ form, problems, quote, offer, onChange }: PopupOptionsProps) {
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
                ? 'The rest is due later, by invoice. A deposit leaves out the damage waiver; an order from the cart can have both. Deposits are non-refundable.'
                : `For totals above ${formatCents(depositCents)}.`
            }
            checked={depositOnly}
            disabled={!deposit}
            onChange={() => onChange({ depositOnly: true })}
          />
        </ChoiceGroup>
      )}
      <ChoiceGroup legend="Protection">
        <ChoiceRow
          type="checkbox"
          name="damageWaiver"
          label="Damage Waiver"
          hint={depositOnly ? 'Not together with the deposit.' : damageWaiverTerms}
          amount={quote.damageWaiverCents > 0 ? formatCents(quote.damageWaiverCents) : undefined}
          checked={form.damageWaiver && !depositOnly}
          disabled={depositOnly}
          onChange={(event) => onChange({ damageWaiver: event.target.checked })}
        />
      </ChoiceGroup>
      <TimeWindowChoice
        timeWindow={form.timeWindow}
        specificTime={form.specificTime}
        error={messageAt(problems, 'specificTime')}
        onChange={onChange}
      />
      {!requestMode && (
        <PaymentMethodChoice
          method={form.method}
          cardHint="Pay here and now."
          onChange={onChange}
        />
      )}
    </>
  )
}
