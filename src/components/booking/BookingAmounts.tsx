import { Link } from 'react-router-dom'
import { BalanceDue } from '~/components/order/BalanceDue'
import { PaymentRecord } from '~/components/order/PaymentRecord'
import { StoredAmounts } from '~/components/order/StoredAmounts'
import { formatCents } from '~/lib/domain/money'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { paths } from '~/paths'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import { PayBalance } from './PayBalance'

type BookingAmountsProps = { booking: StoredBooking; now: Date }

export function BookingAmounts({ booking, now }: BookingAmountsProps) {
  const { balances, balanceDueCents, paidCents, approved, invoiceId } = booking
  return (
    <section className="panel stack-20" aria-labelledby="amounts">
      <h2 id="amounts">Your total</h2>
      <StoredAmounts balances={balances}>
        <SummaryRow
          label={<strong>Total</strong>}
          amount={formatCents(paidCents + balanceDueCents)}
        />
        {approved !== 'waiting' && (
          <>
            <SummaryRow label="Paid" amount={formatCents(paidCents)} />
            <SummaryRow label="Balance due" amount={formatCents(balanceDueCents)} tone="total" />
          </>
        )}
      </StoredAmounts>
      {approved !== 'waiting' && <PaymentRecord booking={booking} />}
      <BalanceDue booking={booking} now={now} />
      {balanceDueCents > 0 && approved !== 'waiting' ? (
        <PayBalance booking={booking} />
      ) : (
        invoiceId !== '' && (
          <p>
            <Link to={paths.invoice(invoiceId)} className="finger">
              See the invoice
            </Link>
          </p>
        )
      )}
    </section>
  )
}
