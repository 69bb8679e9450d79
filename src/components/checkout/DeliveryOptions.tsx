// The ground it stands on, and the time it must be there.
import { floorTypes } from '~/lib/booking/checkout-form'
import { earliestSpecificTime, latestSpecificTime, timeWindows } from '~/lib/business'
import { floorLabels, offeredTimeWindows, timeWindowLabels } from '~/lib/pricing/labels'
import { ChoiceGroup } from '~/ui/ChoiceGroup'
import { ChoiceRow } from '~/ui/ChoiceRow'
import { Field } from '~/ui/Field'
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
      <ChoiceGroup legend="Specific time">
        {offeredTimeWindows.map((window) => (
          <ChoiceRow
            key={window}
            type="radio"
            name="timeWindow"
            value={window}
            label={timeWindowLabels[window].control}
            defaultChecked={form.timeWindow === window}
          />
        ))}
      </ChoiceGroup>
      {timeWindows[form.timeWindow].cents > 0 && (
        <div className={styles.half}>
          <Field
            label="Deliver at"
            name="specificTime"
            type="time"
            min={earliestSpecificTime}
            max={latestSpecificTime}
            defaultValue={form.specificTime}
            error={errors.specificTime}
            hint="Delivery from 7am, pickup to midnight."
          />
        </div>
      )}
    </section>
  )
}
