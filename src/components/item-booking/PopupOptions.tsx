// What can still be chosen in the popup: how much is paid now, the waiver, the delivery time, the way to pay.
import type { ReactNode } from 'react'
import { damageWaiverTerms } from '~/content/protection'
import type { PaymentMethod } from '~/lib/booking/booking'
import { messageAt } from '~/components/checkout/problems'
import { OpeningHours } from '~/components/OpeningHours'
import { TimeWindowChoice } from '~/components/TimeWindowChoice'
import type { CheckoutForm, CheckoutProblem } from '~/lib/booking/checkout-form'
import { formatCents } from '~/lib/money'
import type { Quote } from '~/lib/pricing/quote'
import { config } from '~/settings'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'

type PopupOptionsProps = {
  form: CheckoutForm
  problems: readonly CheckoutProblem[]
  quote: Quote
  /** Whether the deposit can be chosen. */
  deposit: boolean
  requestMode: boolean
  onChange: (changed: Partial<CheckoutForm>) => void
}

const methods: readonly { value: PaymentMethod; label: string; hint: ReactNode }[] = [
  {
    value: 'Cash In Office',
    label: 'Pay in Office',
    hint: (
      <>
        {config.business.street}, <OpeningHours />.
      </>
    ),
  },
  { value: 'Credit Card', label: 'Credit Card', hint: 'Pay here and now.' },
]

export function PopupOptions(props: PopupOptionsProps) {
  const { form, problems, quote, deposit, requestMode, onChange } = props
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
            label="Pay Deposit Due ($100.00)"
            hint={
              deposit
                ? 'The rest is due later, by invoice. Deposits are non-refundable.'
                : 'For totals above $100.00.'
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
        <ChoiceGroup legend="Payment" columns={2}>
          {methods.map(({ value, label, hint }) => (
            <ChoiceRow
              key={value}
              type="radio"
              name="method"
              label={label}
              hint={hint}
              checked={form.method === value}
              onChange={() => onChange({ method: value })}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  )
}
