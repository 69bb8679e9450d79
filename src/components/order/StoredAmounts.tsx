// A stored booking's amounts, the same on its page and its invoice; each adds its own last rows.
// Here deliveryFee is the charge for the distance, deliveryAmount the one for the time window.
import type { ReactNode } from 'react'
import { PhoneLink } from '~/components/help/PhoneLink'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { formatCents } from '~/lib/domain/money'
import { Notice } from '~/ui/notice/Notice'
import { SummaryRow } from '~/ui/facts/SummaryRow'

type StoredAmountsProps = {
  balances: StoredBooking['balances']
  /** The last rows. */
  children: ReactNode
}

export function StoredAmounts({ balances, children }: StoredAmountsProps) {
  if (balances === null)
    return (
      <Notice tone="error" title="We can't show these amounts.">
        <p>
          Please call <PhoneLink /> and we'll tell you what's due.
        </p>
      </Notice>
    )
  return (
    <dl className="stack-12">
      <SummaryRow label="Rent" amount={formatCents(balances.rent)} />
      <SummaryRow label="Damage waiver" amount={formatCents(balances.damageWaiver)} />
      <SummaryRow label="Time frame delivery" amount={formatCents(balances.deliveryAmount)} />
      <SummaryRow label="Delivery fee" amount={formatCents(balances.deliveryFee)} />
      <SummaryRow label="Insurance" amount={formatCents(balances.insurance)} />
      <SummaryRow label="Tax" amount={formatCents(balances.tax)} />
      {children}
    </dl>
  )
}
