// The optional protections, on unless the visitor turns them off.
import { damageWaiverTerms } from '~/content/protection'
import { formatCents } from '~/lib/domain/money'
import { orderRules, type OrderKind } from '~/lib/pricing/order-price'
import type { Quote } from '~/lib/domain/booking'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { CertificateChoice } from './CertificateChoice'
import type { OrderFieldsProps } from './order-fields'

type ProtectionChoiceProps = Pick<OrderFieldsProps, 'form' | 'onChange'> & {
  kind: OrderKind
  quote: Quote
}

export function ProtectionChoice({ kind, form, quote, onChange }: ProtectionChoiceProps) {
  const { insurance, depositDropsWaiver } = orderRules[kind]
  const isDropped = depositDropsWaiver && quote.depositCents > 0
  const hasWaiver = form.damageWaiver && !isDropped
  return (
    <ChoiceGroup legend="Protection" heading={kind === 'cart'}>
      <ChoiceRow
        type="checkbox"
        name="damageWaiver"
        label="Damage Waiver"
        hint={isDropped ? 'Not available with the deposit.' : damageWaiverTerms}
        amount={hasWaiver ? formatCents(quote.damageWaiverCents) : undefined}
        checked={hasWaiver}
        disabled={isDropped}
        onChange={(event) => onChange({ damageWaiver: event.target.checked })}
      />
      {insurance && (
        <CertificateChoice
          label="Insurance Certificate"
          priced
          checked={form.insurance}
          onChange={(checked) => onChange({ insurance: checked })}
        />
      )}
    </ChoiceGroup>
  )
}
