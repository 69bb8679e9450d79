// The itemized price of an order, as far as it is known. Its rows add up to the total.
import { useProblem } from '~/components/failures/use-problem'
import { protections } from '~/content/protection'
import { summaryLabels, type OrderKind } from '~/lib/domain/amounts'
import type { OrderAmounts } from '~/lib/domain/booking'
import type { ItemKind } from '~/lib/domain/item'
import { formatCents } from '~/lib/domain/money'
import type { OrderForm } from '~/lib/domain/order-form'
import type { SharedChoices } from '~/lib/order-form/draft'
import type { Offer } from '~/lib/pricing/order-price'
import { orderRows, type OrderRow } from '~/lib/pricing/order-rows'
import { Button } from '~/ui/button/Button'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import styles from './order.module.css'

type OrderSummaryProps = {
  kind: OrderKind
  form: OrderForm
  offer: Offer
  /** The kind of a single item: an extra's rows have other names. */
  itemKind?: ItemKind
  /**
   * Where the rentals stand beside it with their dates: 'sum' has one row for all of them, 'rows' one
   * for each, on paper without its dates.
   */
  besideRentals?: 'sum' | 'rows'
  /** Says the total without tax, which a tax-exempt organization pays. */
  exempt?: boolean
  /** Turns a protection on or off, where there is no form for it. */
  change?: (changed: Partial<SharedChoices>) => void
}

export function OrderSummary(props: OrderSummaryProps) {
  const { kind, form, offer, itemKind, besideRentals, change } = props
  const { exempt = kind === 'cart' && form.taxExempt } = props
  const { amounts, rows, untaxed } = orderRows(kind, form, offer, itemKind)
  const shown =
    besideRentals === 'sum' ? [rentRow(amounts), ...rows.filter(({ key }) => key !== 'line')] : rows
  useProblem(offer.delivery.kind === 'noDistance' ? 'distance' : null)
  return (
    <div>
      <dl className="stack-12">
        {shown.map(({ key, detail, ...row }, i) => (
          <SummaryRow
            // Two lines may share item and dates.
            // oxlint-disable-next-line react/no-array-index-key
            key={i}
            {...row}
            detail={
              besideRentals === 'rows' && key === 'line' ? (
                <span className="no-print">{detail}</span>
              ) : (
                detail
              )
            }
            {...(key in tones && { tone: tones[key] })}
            action={change && <ProtectionPress of={key} form={form} change={change} />}
          />
        ))}
      </dl>
      {exempt && untaxed !== null && (
        <p className="note">{`If you're tax-exempt: ${untaxed} without tax.`}</p>
      )}
    </div>
  )
}

const rentRow = ({ rentCents }: OrderAmounts): OrderRow => ({
  key: 'rent',
  label: summaryLabels.rent,
  detail: '',
  amount: formatCents(rentCents),
})

const tones: { [Key in OrderRow['key']]?: 'discount' | 'subtotal' | 'total' } = {
  promo: 'discount',
  allIn: 'subtotal',
  total: 'total',
}

type ProtectionPressProps = Pick<Required<OrderSummaryProps>, 'form' | 'change'> & {
  of: OrderRow['key']
}

/** In a protection's row: why somebody wants it, and the press that removes it or adds it again. */
function ProtectionPress({ of, form, change }: ProtectionPressProps) {
  const protection = protections.find(({ field }) => field === of)
  if (!protection) return null
  const { field, name, reason } = protection
  return (
    <p className="note">
      <span>{reason}</span>{' '}
      <span className={`no-print ${styles.press}`}>
        <Button look="plain" size="small" onClick={() => change({ [field]: !form[field] })}>
          <span>{form[field] ? 'Remove' : 'Add'}</span>{' '}
          <span className="visually-hidden">{name}</span>
        </Button>
      </span>
    </p>
  )
}
