// The insurance certificate, preselected as specified, with one press to remove it: a party at home doesn't need one.
import { useRef } from 'react'
import { insuranceTerms } from '~/content/protection'
import { insuranceCents } from '~/lib/domain/business'
import { formatCents, formatPrice } from '~/lib/domain/money'
import { Button } from '~/ui/button/Button'
import { ChoiceRow } from '~/ui/field/ChoiceRow'

type CertificateChoiceProps = {
  label: string
  /** Shows the price beside the label. */
  priced: boolean
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CertificateChoice({ label, priced, checked, onChange }: CertificateChoiceProps) {
  const row = useRef<HTMLInputElement>(null)
  return (
    <ChoiceRow
      ref={row}
      type="checkbox"
      name="insurance"
      label={label}
      hint={insuranceTerms}
      amount={priced ? formatCents(insuranceCents) : undefined}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      action={
        checked && (
          <Button
            look="plain"
            size="small"
            onClick={() => {
              onChange(false)
              // The pressed button disappears.
              row.current?.focus()
            }}
          >
            Home party? Remove it, save {formatPrice(insuranceCents)}
          </Button>
        )
      }
    />
  )
}
