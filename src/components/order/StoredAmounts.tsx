// The amounts of a stored booking, alike on its own page and on its invoice. Here deliveryFee is the charge for distance,
// deliveryAmount the one for the time window.
import { PhoneLink } from '~/components/help/PhoneLink'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { formatCents, type Cents } from '~/lib/money'
import { Notice } from '~/ui/notice/Notice'
import { SummaryList } from '~/ui/facts/SummaryList'
import { SummaryRow } from '~/ui/facts/SummaryRow'

type StoredAmountsProps = {
  booking: StoredBooking
  /** Null while it isn't known whether anything will be due. */
  dueCents: Cents | null
}

export function StoredAmounts({ booking, dueCents }: StoredAmountsProps) {
  const { balances, totalCents } = booking
  if (balances === null)
    return (
      <Notice tone="error" title="These amounts can't be shown.">
        <p>
          Please call <PhoneLink />: the office tells you what is due.
        </p>
      </Notice>
    )
  return (
    <SummaryList>
      <SummaryRow label="Rent" amount={formatCents(balances.rent)} />
      <SummaryRow label="Damage waiver" amount={formatCents(balances.damageWaiver)} />
      <SummaryRow label="Time frame delivery" amount={formatCents(balances.deliveryAmount)} />
      <SummaryRow label="Delivery fee" amount={formatCents(balances.deliveryFee)} />
      <SummaryRow label="Insurance" amount={formatCents(balances.insurance)} />
      <SummaryRow label="Tax" amount={formatCents(balances.tax)} />
      <SummaryRow
        label="Deposit"
        // Subtracted, not negated: no deposit would otherwise read as -$0.00.
        amount={formatCents(0 - balances.deposit)}
        {...(balances.deposit > 0 && { tone: 'discount' })}
      />
      <SummaryRow label={<strong>Total</strong>} amount={formatCents(totalCents)} />
      {dueCents !== null && (
        <SummaryRow label="Balance due" amount={formatCents(dueCents)} tone="total" />
      )}
    </SummaryList>
  )
}
