// The two optional protections, both on unless the visitor turns them off: here as at the checkout.
import { ChoiceRow } from '~/ui/ChoiceRow'
import styles from './estimate.module.css'
import type { EstimateState } from './use-estimate'

export function ProtectionToggles({ form, change }: Pick<EstimateState, 'form' | 'change'>) {
  return (
    <fieldset className={styles.toggles}>
      <legend>Both are optional</legend>
      <ChoiceRow
        type="checkbox"
        name="damageWaiver"
        label="With Damage Waiver"
        checked={form.damageWaiver}
        onChange={(event) => change({ damageWaiver: event.target.checked })}
      />
      <ChoiceRow
        type="checkbox"
        name="insurance"
        label="With Insurance Certificate"
        checked={form.insurance}
        onChange={(event) => change({ insurance: event.target.checked })}
      />
    </fieldset>
  )
}
