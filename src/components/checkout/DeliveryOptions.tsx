// The kind of ground, and the delivery time.
import type { OrderFieldsProps } from '~/components/order/choices/ContactFields'
import { TimeWindowChoice } from '~/components/order/choices/TimeWindowChoice'
import { floorTypes } from '~/lib/order-form/form'
import { floorLabels } from '~/lib/pricing/labels'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import styles from './checkout.module.css'

export function DeliveryOptions(part: OrderFieldsProps) {
  const { form, onChange } = part
  return (
    <section className={`stack-20 ${styles.options}`} aria-label="Delivery options">
      <ChoiceGroup legend="What will it be set up on?" columns={3}>
        {floorTypes.map((floor) => (
          <ChoiceRow
            key={floor}
            type="radio"
            name="floorType"
            value={floor}
            label={floorLabels[floor]}
            checked={form.floorType === floor}
            onChange={() => onChange({ floorType: floor })}
          />
        ))}
      </ChoiceGroup>
      <TimeWindowChoice {...part} />
    </section>
  )
}
