// How the order is paid, and the rules it comes with.
import type { OrderFieldsProps } from '~/components/order/choices/ContactFields'
import { AcceptRules } from '~/components/order/choices/AcceptRules'
import { PaymentMethodChoice } from '~/components/order/choices/PaymentMethodChoice'
import { messageAt } from '~/components/order/problems'
import type { OrderForm } from '~/lib/order-form/form'
import { depositCents } from '~/lib/business'
import { formatCents } from '~/lib/money'
import { ChoiceRow } from '~/ui/ChoiceRow'
import { FieldError } from '~/ui/FieldError'
import styles from './checkout.module.css'

type PaymentProps = OrderFieldsProps & {
  /** Whether the deposit can be chosen. */
  deposit: boolean
  requestMode: boolean
}

export function Payment({ form, problems, deposit, requestMode, onChange }: PaymentProps) {
  const termsProblem = messageAt(problems, 'terms')
  return (
    <section className={styles.part}>
      <PaymentMethodChoice
        heading
        method={form.method}
        cardHint={
          requestMode ? 'Once the office has approved.' : 'Pay the total now, or a deposit.'
        }
        onChange={onChange}
      />
      <ChoiceRow
        type="checkbox"
        name="depositOnly"
        label={`Pay Only Deposit Due (${formatCents(depositCents)})`}
        hint={
          deposit
            ? 'The rest is due later. Deposits are non-refundable.'
            : whyNoDeposit(form, requestMode)
        }
        checked={deposit && form.depositOnly}
        disabled={!deposit}
        onChange={(event) => onChange({ depositOnly: event.target.checked })}
      />
      <div>
        <AcceptRules
          checked={form.terms}
          errorId={termsProblem && 'terms-error'}
          onChange={(event) => onChange({ terms: event.target.checked })}
        />
        {termsProblem && <FieldError id="terms-error">{termsProblem}</FieldError>}
      </div>
    </section>
  )
}

function whyNoDeposit({ method }: OrderForm, requestMode: boolean): string {
  if (requestMode) return 'Not together with a request.'
  return method === 'Credit Card'
    ? `For totals above ${formatCents(depositCents)}.`
    : 'Choose Credit Card to pay a deposit now and the rest later.'
}
