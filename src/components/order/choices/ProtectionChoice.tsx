// The two optional protections, on unless the visitor turns them off.
import { useRef } from 'react'
import type { EstimateState } from '~/components/estimate/use-estimate'
import { damageWaiverTerms, insuranceTerms } from '~/content/protection'
import type { OrderKind } from '~/lib/domain/amounts'
import type { Quote } from '~/lib/domain/booking'
import { insuranceCents } from '~/lib/domain/business'
import { formatCents, formatPrice, type Cents } from '~/lib/domain/money'
import { orderRules } from '~/lib/pricing/order-price'
import { Button } from '~/ui/button/Button'
import { ChoiceGroup } from '~/ui/field/ChoiceGroup'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import type { OrderFieldsProps } from './order-fields'
import styles from '~/components/estimate/estimate.module.css'

type ProtectionChoiceProps = Pick<OrderFieldsProps, 'form' | 'onChange'> & {
  kind: OrderKind
  quote: Quote
}

export function ProtectionChoice({ kind, form, quote, onChange }: ProtectionChoiceProps) {
  const { depositDropsWaiver } = orderRules[kind]
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
      <CertificateChoice label="Insurance Certificate" priced form={form} change={onChange} />
    </ChoiceGroup>
  )
}

type ProtectionTogglesProps = Pick<EstimateState, 'form' | 'change'> & {
  /** The waiver's price, shown if there is no summary beside it. */
  damageWaiverCents?: Cents
  /** Both are for the cart with this rental, which is charged for the certificate once. */
  besideCart?: boolean
}

/** The same beside an estimate, without the waiver's terms. */
export function ProtectionToggles({
  form,
  change,
  damageWaiverCents,
  besideCart = false,
}: ProtectionTogglesProps) {
  const priced = damageWaiverCents !== undefined
  return (
    <fieldset className={`stack-12 ${styles.toggles}`}>
      <legend>
        {besideCart ? 'Optional protection for your whole order' : 'Optional protection'}
      </legend>
      <ChoiceRow
        type="checkbox"
        name="damageWaiver"
        label="With damage waiver"
        amount={priced ? formatCents(damageWaiverCents) : undefined}
        checked={form.damageWaiver}
        onChange={(event) => change({ damageWaiver: event.target.checked })}
      />
      <CertificateChoice
        label="With insurance certificate"
        priced={priced}
        once={besideCart}
        form={form}
        change={change}
      />
    </fieldset>
  )
}

type CertificateChoiceProps = Pick<EstimateState, 'form' | 'change'> & {
  label: string
  /** Shows the price beside the label. */
  priced: boolean
  /** Says that several rentals pay for it once. */
  once?: boolean
}

/** Preselected as specified, with one press to remove it: a party at home doesn't need one. */
function CertificateChoice({ label, priced, once = false, form, change }: CertificateChoiceProps) {
  const row = useRef<HTMLInputElement>(null)
  return (
    <ChoiceRow
      ref={row}
      type="checkbox"
      name="insurance"
      label={label}
      hint={once ? `Charged once per order. ${insuranceTerms}` : insuranceTerms}
      amount={priced ? formatCents(insuranceCents) : undefined}
      checked={form.insurance}
      onChange={(event) => change({ insurance: event.target.checked })}
      action={
        form.insurance && (
          <Button
            look="plain"
            size="small"
            onClick={() => {
              change({ insurance: false })
              // The pressed button disappears.
              row.current?.focus()
            }}
          >
            {`Home party? Remove it, save ${formatPrice(insuranceCents)}`}
          </Button>
        )
      }
    />
  )
}
