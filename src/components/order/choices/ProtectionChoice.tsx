// The optional protections, on unless the visitor turns them off.
import { damageWaiverTerms, insuranceTerms } from '~/content/protection'
import type { OrderKind } from '~/lib/domain/amounts'
import type { OrderAmounts } from '~/lib/domain/booking'
import { insuranceRateCents } from '~/lib/domain/business'
import { formatCents } from '~/lib/domain/money'
import { orderKinds } from '~/lib/pricing/order-price'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import type { OrderFieldsProps } from './order-fields'

type ProtectionChoiceProps = Pick<OrderFieldsProps, 'form' | 'onChange'> & {
  kind: OrderKind
  amounts: OrderAmounts
}

export function ProtectionChoice({ kind, form, amounts, onChange }: ProtectionChoiceProps) {
  const { depositDropsWaiver, insurance } = orderKinds[kind]
  const isDropped = depositDropsWaiver && amounts.depositCents > 0
  const hasWaiver = form.damageWaiver && !isDropped
  return (
    <ChoiceGroup legend="Protection" heading={kind === 'cart'}>
      <ChoiceRow
        type="checkbox"
        name="damageWaiver"
        label="Damage Waiver"
        hint={isDropped ? 'Not available with the deposit.' : damageWaiverTerms}
        amount={hasWaiver ? formatCents(amounts.damageWaiverCents) : undefined}
        checked={hasWaiver}
        disabled={isDropped}
        onChange={(event) => onChange({ damageWaiver: event.target.checked })}
      />
      {insurance && (
        <ChoiceRow
          type="checkbox"
          name="insurance"
          label="Insurance Certificate"
          hint={insuranceTerms}
          amount={formatCents(insuranceRateCents)}
          checked={form.insurance}
          onChange={(event) => onChange({ insurance: event.target.checked })}
        />
      )}
    </ChoiceGroup>
  )
}
