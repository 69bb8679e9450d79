// What the rental is set up on. Concrete is preselected, as specified.
import { emptyOrderForm, floorTypes } from '~/lib/order-form/form'
import type { OrderForm } from '~/lib/domain/order-form'
import { floorLabels } from '~/lib/pricing/labels'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import type { OrderFieldsProps } from './order-fields'

export function GroundChoice({ form, onChange }: Pick<OrderFieldsProps, 'form' | 'onChange'>) {
  return (
    <ChoiceGroup legend="What surface will we set up on?" columns={3}>
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
  )
}

/** Beside the summary: the preselected ground is an assumption. */
export function AssumedGround({ floorType }: Pick<OrderForm, 'floorType'>) {
  if (floorType !== emptyOrderForm.floorType) return null
  return (
    <p className="note">
      {`We assumed you have ${floorLabels[floorType].toLowerCase()}. On grass or indoors? Change the surface.`}
    </p>
  )
}
