// What it costs, what was paid, and what is due until when. Here deliveryFee is the charge for distance, deliveryAmount the
// one for the time window.
import { Link } from '~/ui/Link'
import { PayBy } from '~/components/help/PayBy'
import { PhoneLink } from '~/components/help/PhoneLink'
import { readStamp } from '~/lib/business-time'
import { today } from '~/lib/dates'
import type { StoredBooking } from '~/lib/db/read-booking'
import { formatCents } from '~/lib/money'
import { linesOf } from '~/lib/rental-times'
import { paths } from '~/paths'
import { Notice } from '~/ui/Notice'
import { SummaryList } from '~/ui/SummaryList'
import { SummaryRow } from '~/ui/SummaryRow'
import styles from './booking.module.css'

type BookingAmountsProps = { booking: StoredBooking; now: Date }

const charges = [
  ['rent', 'Rent'],
  ['damageWaiver', 'Damage waiver'],
  ['deliveryAmount', 'Time frame delivery'],
  ['deliveryFee', 'Delivery fee'],
  ['insurance', 'Insurance'],
  ['tax', 'Tax'],
] as const

export function BookingAmounts({ booking, now }: BookingAmountsProps) {
  const { balances, totalCents, paidCents, balanceDueCents, approved, invoiceId } = booking
  return (
    <section className={styles.amounts} aria-labelledby="amounts">
      <h2 id="amounts">What it costs</h2>
      {balances ? (
        <SummaryList>
          {charges
            .filter(([key]) => balances[key] > 0)
            .map(([key, label]) => (
              <SummaryRow key={key} label={label} amount={formatCents(balances[key])} />
            ))}
          <SummaryRow
            label={<strong>Total</strong>}
            amount={formatCents(totalCents + balances.deposit)}
          />
          {approved !== 'waiting' && (
            <>
              <SummaryRow label="Paid" amount={formatCents(paidCents)} />
              <SummaryRow label="Balance due" amount={formatCents(balanceDueCents)} tone="total" />
            </>
          )}
        </SummaryList>
      ) : (
        <Notice tone="error" title="These amounts can't be shown.">
          <p>
            Please call <PhoneLink />: the office tells you what is due.
          </p>
        </Notice>
      )}
      <Due booking={booking} now={now} />
      {invoiceId !== '' && (
        <p>
          <Link to={paths.invoice(invoiceId)} className={styles.link}>
            See the invoice
          </Link>
        </p>
      )}
    </section>
  )
}

/** How and until when the rest is paid; nothing where nothing is due. */
function Due({ booking, now }: BookingAmountsProps) {
  const { approved, balances, balanceDueCents, created } = booking
  if (approved === 'waiting')
    return <p>Nothing is due before our office has approved your request.</p>
  if (balanceDueCents === 0) return null
  const byInvoice = 'by the link in the invoice that we mailed you, or in our office.'
  if (balances && balances.deposit > 0)
    return <p>Your deposit is paid. The rest is due later: {byInvoice}</p>
  // The office's approval has its own invoice, and its moment isn't stored.
  if (approved === 'later') return <p>Pay {byInvoice}</p>
  const isOver = linesOf(booking).every(({ days }) => days.every((day) => day < today(now)))
  return isOver ? null : <PayBy made={readStamp(created)} now={now} />
}
