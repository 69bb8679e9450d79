// The two optional protections, on unless the visitor turns them off, here or at the checkout.
import { CertificateChoice } from '~/components/order/choices/CertificateChoice'
import { formatCents, type Cents } from '~/lib/domain/money'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import styles from './estimate.module.css'
import type { EstimateState } from './use-estimate'

type ProtectionTogglesProps = Pick<EstimateState, 'form' | 'change'> & {
  /** The waiver's price, shown if there is no summary beside it. */
  damageWaiverCents?: Cents
}

export function ProtectionToggles({ form, change, damageWaiverCents }: ProtectionTogglesProps) {
  const priced = damageWaiverCents !== undefined
  return (
    <fieldset className={`stack-12 ${styles.toggles}`}>
      <legend>Both are optional</legend>
      <ChoiceRow
        type="checkbox"
        name="damageWaiver"
        label="With damage waiver"
        amount={priced ? formatCents(damageWaiverCents) : undefined}
        checked={form.damageWaiver}
        onChange={(event) => change({ damageWaiver: event.target.checked })}
      />
      <CertificateChoice
        label="With insurance certificate"
        priced={priced}
        checked={form.insurance}
        onChange={(checked) => change({ insurance: checked })}
      />
    </fieldset>
  )
}
