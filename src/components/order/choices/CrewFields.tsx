// What our crew must know on the day: optional, so it is folded away.
import { useState } from 'react'
import { HintedField } from '~/components/fields/HintedField'
import { typedTexts } from '~/lib/domain/booking-texts'
import type { Gate } from '~/lib/domain/order-form'
import { hasCrewFields } from '~/lib/order-form/form'
import { gateWords } from '~/lib/order-notes/order-notes'
import { Button } from '~/ui/button/Button'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { SelectField } from '~/ui/field/SelectField'
import { textFieldProps, type OrderFieldsProps } from './order-fields'

const gates = (['', 'none', 'wide', 'narrow', 'unsure'] as const).map((value) => ({
  value,
  label: gateWords[value] || 'Choose',
}))

export function CrewFields(fieldProps: OrderFieldsProps) {
  const { form, onChange } = fieldProps
  const [open, setOpen] = useState(() => hasCrewFields(form))
  return (
    <>
      <div>
        <Button look="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          For our crew (optional): gate, where to set up
        </Button>
      </div>
      {open && (
        <section className="stack-16" aria-label="For our crew">
          <SelectField
            label="Gate on the way in"
            name="gate"
            options={gates}
            value={form.gate}
            onValue={(gate) => onChange({ gate: gate as Gate })}
          />
          <ChoiceGroup legend="Also on the way in" columns={2}>
            <ChoiceRow
              type="checkbox"
              name="stairs"
              label="Stairs or steps"
              checked={form.stairs}
              onChange={(event) => onChange({ stairs: event.target.checked })}
            />
            <ChoiceRow
              type="checkbox"
              name="slope"
              label="A slope"
              checked={form.slope}
              onChange={(event) => onChange({ slope: event.target.checked })}
            />
          </ChoiceGroup>
          <CrewText
            fieldProps={fieldProps}
            name="setUpAt"
            label="Where to set up"
            hint="For example: back yard, left of the patio. Anything else our crew should know goes here, too."
          />
          <CrewText
            fieldProps={fieldProps}
            name="dayContact"
            label="Who to call on the day"
            hint="Name and phone number, if it isn't you."
          />
        </section>
      )}
    </>
  )
}

type CrewTextProps = {
  fieldProps: OrderFieldsProps
  name: 'setUpAt' | 'dayContact'
  label: string
  hint: string
}

/** Takes no more than fits, so that its text can't stop an order. */
function CrewText({ fieldProps, name, label, hint }: CrewTextProps) {
  const most = typedTexts[name].most
  const isFull = fieldProps.form[name].length >= most
  return (
    <HintedField
      {...textFieldProps(name, fieldProps)}
      label={label}
      autoComplete="off"
      maxLength={most}
      hint={isFull ? `That's all that fits here: ${most} characters.` : hint}
    />
  )
}
