import { Link } from 'react-router-dom'
import { paymentTerms } from '~/components/order/answer-words'
import { PaymentRecord } from '~/components/order/PaymentRecord'
import { StoredAmounts } from '~/components/order/StoredAmounts'
import { PayBy } from '~/components/help/PayBy'
import { beforeDelivery } from '~/lib/time/day-text'
import { formatCents } from '~/lib/domain/money'
import { readStamp } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import { firstDay, firstDelivery, linesOf } from '~/lib/booking/plan/rental-times'
import { paths } from '~/paths'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import { PayBalance } from './PayBalance'
import styles from './booking.module.css'

type BookingAmountsProps = { booking: StoredBooking; now: Date }

export function BookingAmounts({ booking, now }: BookingAmountsProps) {
  const { balances, balanceDueCents, paidCents, approved, invoiceId } = booking
  return (
    <section className={`panel stack-20 ${styles.amounts}`} aria-labelledby="amounts">
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
      <Due booking={booking} now={now} />
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

/** How and by when to pay the balance; nothing if nothing is due. */
function Due({ booking, now }: BookingAmountsProps) {
  const { id, approved, balances, balanceDueCents, created, organization, method } = booking
  if (approved === 'waiting') return <p>Nothing is due until our office approves your request.</p>
  if (balanceDueCents === 0) return null
  if (balances && balances.deposit > 0)
    return (
      <p>
        Your deposit is paid. The balance is due {beforeDelivery(firstDay(linesOf(booking)))}. Pay
        it by card here, or in our office.
      </p>
    )
  if (hasPaymentTerms(organization, method)) return <p>{paymentTerms}</p>
  // The time of approval isn't stored.
  if (approved === 'later') return <p>Pay by card here, or in our office.</p>
  const lines = linesOf(booking)
  const isOver = lines.every(({ days }) => days.every((day) => day < today(now)))
  if (isOver) return null
  const delivery = firstDelivery(lines, booking)
  return <PayBy made={readStamp(created)} delivery={delivery} now={now} bookingId={id} />
}
