// What the rental is set up on. Nothing is preselected: the visitor knows, and the site would guess.
import { groundTypes } from '~/lib/domain/item'
import type { OrderForm } from '~/lib/domain/order-form'
import { defaultGround } from '~/lib/order-form/form'
import { groundLabels } from '~/lib/pricing/labels'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import type { OrderFieldsProps } from './order-fields'

export function GroundChoice({ form, onChange }: Pick<OrderFieldsProps, 'form' | 'onChange'>) {
  return (
    <ChoiceGroup legend="What surface will we set up on? (optional)" columns={3}>
      {groundTypes.map((ground) => (
        <ChoiceRow
          key={ground}
          type="radio"
          name="floorType"
          value={ground}
          label={groundLabels[ground]}
          checked={form.floorType === ground}
          onChange={() => onChange({ floorType: ground })}
        />
      ))}
    </ChoiceGroup>
  )
}

/** Before the last step: what is booked without an answer, as specified. */
export function AssumedGround({ floorType }: Pick<OrderForm, 'floorType'>) {
  if (floorType !== '') return null
  return (
    <p className="note">
      {`You haven't picked a surface, so we'll plan for ${groundLabels[defaultGround].toLowerCase()}. The price is the same.`}
    </p>
  )
}
