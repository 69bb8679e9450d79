import { Link } from 'react-router-dom'
import {
  BalanceDue,
  PaymentRecord,
  PrintedAmounts,
} from '~/components/printed-order/PrintedAmounts'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { paths } from '~/urls/paths'

export function BookingAmounts({ booking, now }: { booking: Booking; now: Date }) {
  const { amountsInCents, balanceDueCents, approved, invoiceId } = booking
  return (
    <section className="panel stack-20" aria-labelledby="amounts">
      <h2 id="amounts">Your total</h2>
      <PrintedAmounts
        amountsInCents={amountsInCents}
        dueCents={approved === 'waiting' ? null : balanceDueCents}
      />
      {approved !== 'waiting' && <PaymentRecord booking={booking} />}
      <BalanceDue booking={booking} now={now} />
      {balanceDueCents === 0 && invoiceId !== '' && (
        <p className="no-print">
          <Link to={paths.invoice(invoiceId)} className="finger">
            See the invoice
          </Link>
        </p>
      )}
    </section>
  )
}
