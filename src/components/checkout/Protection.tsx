// The two optional protections, both on unless the visitor turns them off.
import { insuranceCents } from '~/lib/business'
import { formatCents } from '~/lib/money'
import type { Quote } from '~/lib/pricing/quote'
import { damageWaiverTerms, insuranceTerms } from '~/content/protection'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'
import styles from './checkout.module.css'
import type { CheckoutPartProps } from './part'

export function Protection({ form, quote }: CheckoutPartProps & { quote: Quote }) {
  return (
    <section className={styles.part}>
      <ChoiceGroup legend="Protection" heading>
        <ChoiceRow
          type="checkbox"
          name="damageWaiver"
          label="Damage Waiver"
          hint={damageWaiverTerms}
          amount={form.damageWaiver ? formatCents(quote.damageWaiverCents) : undefined}
          defaultChecked={form.damageWaiver}
        />
        <ChoiceRow
          type="checkbox"
          name="insurance"
          label="Insurance Certificate"
          hint={insuranceTerms}
          amount={formatCents(insuranceCents)}
          defaultChecked={form.insurance}
        />
      </ChoiceGroup>
    </section>
  )
}
