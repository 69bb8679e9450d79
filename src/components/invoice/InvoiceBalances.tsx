// An invoice's balances. The paid deposit is a row that is subtracted from the total.
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import { beforeDelivery } from '~/lib/time/day-text'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { formatCents, type Cents } from '~/lib/domain/money'
import { AcceptedTerms } from '~/components/order/AcceptedTerms'
import { PaymentRecord } from '~/components/order/PaymentRecord'
import { StoredAmounts } from '~/components/order/StoredAmounts'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import styles from './invoice.module.css'

type InvoiceBalancesProps = { booking: StoredBooking; dueCents: Cents }

export function InvoiceBalances({ booking, dueCents }: InvoiceBalancesProps) {
  const { balances, totalCents } = booking
  const deposit = balances?.deposit ?? 0
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
      {deposit > 0 && dueCents > 0 && (
        <p>
          Your deposit is paid. The balance is due {beforeDelivery(firstDay(linesOf(booking)))}.
        </p>
      )}
    </section>
  )
}
