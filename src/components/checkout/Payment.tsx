// How the booking is paid, and the rules it comes with.
import { AcceptRules } from '~/components/AcceptRules'
import { OpeningHours } from '~/components/OpeningHours'
import type { CheckoutForm } from '~/lib/booking/checkout-form'
import { canPayDeposit } from '~/lib/booking/checkout-quote'
import type { Cents } from '~/lib/money'
import { config } from '~/settings'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'
import { FieldError } from '~/ui/FieldError'
import styles from './checkout.module.css'
import type { CheckoutPartProps } from './part'

type PaymentProps = CheckoutPartProps & {
  /** Everything, whenever it is paid. */
  totalCents: Cents
  requestMode: boolean
}

export function Payment({ form, errors, totalCents, requestMode }: PaymentProps) {
  const deposit = canPayDeposit(form, totalCents, requestMode)
  return (
    <section className={styles.part}>
      <ChoiceGroup legend="Payment" heading columns={2}>
        <ChoiceRow
          type="radio"
          name="method"
          value="Cash In Office"
          label="Pay in Office"
          hint={
            <>
              {config.business.street}, <OpeningHours />.
            </>
          }
          defaultChecked={form.method === 'Cash In Office'}
        />
        <ChoiceRow
          type="radio"
          name="method"
          value="Credit Card"
          label="Credit Card"
          hint="Pay the total now, or a deposit."
          defaultChecked={form.method === 'Credit Card'}
        />
      </ChoiceGroup>
      <ChoiceRow
        type="checkbox"
        name="depositOnly"
        label="Pay Only Deposit Due ($100.00)"
        hint={
          deposit
            ? 'The rest is due later. Deposits are non-refundable.'
            : whyNoDeposit(form, requestMode)
        }
        checked={deposit && form.depositOnly}
        disabled={!deposit}
        // The form itself hears every change.
        onChange={() => {}}
      />
      <div>
        <AcceptRules
          id="field-terms"
          defaultChecked={form.terms}
          errorId={errors.terms ? 'terms-error' : undefined}
        />
        {errors.terms && <FieldError id="terms-error">{errors.terms}</FieldError>}
      </div>
    </section>
  )
}

function whyNoDeposit({ method }: CheckoutForm, requestMode: boolean): string {
  if (requestMode) return 'Nothing is paid before the office approves your request.'
  return method === 'Credit Card'
    ? 'For totals above $100.00.'
    : 'Choose Credit Card to pay a deposit now and the rest later.'
}
