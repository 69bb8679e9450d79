// What a school, church or company adds to its order, folded away for everybody else.
import { useState } from 'react'
import { HintedField } from '~/components/fields/HintedField'
import { textField, type OrderFieldsProps } from '~/components/order/choices/order-fields'
import { paymentTerms } from '~/components/order/answer-words'
import { organizationFields } from '~/lib/order-form/form'
import { organizationText } from '~/lib/order-form/organization'
import { fullConfig } from '~/settings/part-settings'
import { Button } from '~/ui/button/Button'
import { ChoiceRow } from '~/ui/field/ChoiceRow'

export function OrganizationFields(part: OrderFieldsProps) {
  const { form, problems, onChange } = part
  const [open, setOpen] = useState(() => organizationText(form) !== '')
  const hasProblem = problems.some(({ field }) => organizationFields.some((own) => own === field))
  // It stays open once the problem is solved, as the visitor is typing there.
  if (hasProblem && !open) setOpen(true)
  return (
    <>
      <div>
        <Button look="plain" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Ordering for a school, church or company?
        </Button>
      </div>
      {open && (
        <div className="stack-16">
          <HintedField
            {...textField('organization', part)}
            label="Organization"
            autoComplete="organization"
          />
          <HintedField
            {...textField('purchaseOrder', part)}
            label="Purchase order number"
            autoComplete="off"
            hint={
              fullConfig.acceptsPurchaseOrders && form.method === 'Cash In Office'
                ? `If you have one. ${paymentTerms}`
                : "If you have one. We'll put it on your booking and invoice."
            }
          />
          {form.insurance && (
            <HintedField
              {...textField('certificateName', part)}
              label="Name for the insurance certificate"
              autoComplete="off"
              hint="The person, school or park district asking for it."
            />
          )}
          <ChoiceRow
            type="checkbox"
            name="taxExempt"
            label="We're tax-exempt"
            hint="Tax stays in your total for now. Our office will check your exemption and refund the tax."
            checked={form.taxExempt}
            onChange={(event) => onChange({ taxExempt: event.target.checked })}
          />
        </div>
      )}
    </>
  )
}
