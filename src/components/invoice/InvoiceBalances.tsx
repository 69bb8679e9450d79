// An invoice's balances. The paid deposit is a row that is subtracted from the total.
import { useState } from 'react'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { formatCents, type Cents } from '~/lib/domain/money'
import { AcceptedTerms } from '~/components/order/AcceptedTerms'
import { BalanceDue } from '~/components/order/BalanceDue'
import { PaymentRecord } from '~/components/order/PaymentRecord'
import { StoredAmounts } from '~/components/order/StoredAmounts'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import styles from './invoice.module.css'

type InvoiceBalancesProps = { booking: StoredBooking; dueCents: Cents }

export function InvoiceBalances({ booking, dueCents }: InvoiceBalancesProps) {
  const { balances, totalCents } = booking
  const deposit = balances?.deposit ?? 0
  const [now] = useState(() => new Date())
  return (
    <section className={`panel stack-20 ${styles.balances}`} aria-labelledby="balances">
      <h2 id="balances">Balances</h2>
      <StoredAmounts balances={balances}>
        <SummaryRow
          label="Deposit"
          // Subtracted instead of negated, because -0 would show as -$0.00.
          amount={formatCents(0 - deposit)}
          {...(deposit > 0 && { tone: 'discount' })}
        />
        <SummaryRow label={<strong>Total</strong>} amount={formatCents(totalCents)} />
        <SummaryRow label="Balance due" amount={formatCents(dueCents)} tone="total" />
      </StoredAmounts>
      <PaymentRecord booking={booking} />
      <AcceptedTerms booking={booking} />
      {dueCents > 0 && <BalanceDue booking={booking} now={now} />}
    </section>
  )
}
