// The two optional protections, both on unless the visitor turns them off.
import type { OrderFieldsProps } from '~/components/order/choices/ContactFields'
import { damageWaiverTerms, insuranceTerms } from '~/content/protection'
import { insuranceCents } from '~/lib/business'
import { formatCents } from '~/lib/money'
import type { Quote } from '~/lib/pricing/quote'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'
import styles from './checkout.module.css'

type ProtectionProps = Pick<OrderFieldsProps, 'form' | 'onChange'> & { quote: Quote }

export function Protection({ form, quote, onChange }: ProtectionProps) {
  return (
    <section className={styles.part}>
      <ChoiceGroup legend="Protection" heading>
        <ChoiceRow
          type="checkbox"
          name="damageWaiver"
          label="Damage Waiver"
          hint={damageWaiverTerms}
          amount={form.damageWaiver ? formatCents(quote.damageWaiverCents) : undefined}
          checked={form.damageWaiver}
          onChange={(event) => onChange({ damageWaiver: event.target.checked })}
        />
        <ChoiceRow
          type="checkbox"
          name="insurance"
          label="Insurance Certificate"
          hint={insuranceTerms}
          amount={formatCents(insuranceCents)}
          checked={form.insurance}
          onChange={(event) => onChange({ insurance: event.target.checked })}
        />
      </ChoiceGroup>
    </section>
  )
}
