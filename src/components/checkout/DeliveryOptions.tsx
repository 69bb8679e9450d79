// The ground it stands on, and the time it must be there.
import { TimeWindowChoice } from '~/components/TimeWindowChoice'
import { floorTypes } from '~/lib/booking/checkout-form'
import { floorLabels } from '~/lib/pricing/labels'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'
import styles from './checkout.module.css'
import type { CheckoutPartProps } from './part'

export function DeliveryOptions({ form, errors }: CheckoutPartProps) {
  return (
    <section className={`${styles.part} ${styles.options}`} aria-label="Delivery options">
      <ChoiceGroup legend="Floor type" columns={3}>
        {floorTypes.map((floor) => (
          <ChoiceRow
            key={floor}
            type="radio"
            name="floorType"
            value={floor}
            label={floorLabels[floor]}
            defaultChecked={form.floorType === floor}
          />
        ))}
      </ChoiceGroup>
      <TimeWindowChoice
        timeWindow={form.timeWindow}
        specificTime={form.specificTime}
        error={errors.specificTime}
      />
    </section>
  )
}
