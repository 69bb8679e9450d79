// A booking's amounts, its payments and what is due, the same on its page and its invoice.
import { PhoneLink } from '~/components/contact/PhoneLink'
import { paymentTerms } from '~/components/order/outcome-words'
import { PayBy } from '~/components/order/PayBy'
import { paymentSentences } from '~/lib/booking/plan/payment-sentences'
import { firstDay, firstDelivery, linesOf } from '~/lib/booking/plan/rental-times'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { priceRows, printedLabels, sumOfCosts } from '~/lib/domain/amounts'
import { formatCents, type Cents } from '~/lib/domain/money'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import { readStamp } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { beforeDelivery } from '~/lib/time/day-text'
import { SummaryRow } from '~/ui/facts/SummaryRow'
import { Notice } from '~/ui/notice/Notice'

type PrintedAmountsProps = {
  amountsInCents: Booking['amountsInCents']
  /** What is left to pay; null for a request, of which nothing is due. */
  dueCents: Cents | null
}

export function PrintedAmounts({ amountsInCents, dueCents }: PrintedAmountsProps) {
  if (amountsInCents === null)
    return (
      <Notice tone="error" title="We can't show these amounts.">
        <p>
          Please call <PhoneLink /> and we'll tell you what's due.
        </p>
      </Notice>
    )
  return (
    <dl className="stack-12">
      {priceRows(printedLabels, amountsInCents).map(({ name, label, value }) => (
        <SummaryRow
          key={name}
          label={label}
          amount={formatCents(value)}
          {...(name === 'allIn' && { tone: 'subtotal' })}
          {...(name === 'total' && { tone: 'total' })}
        />
      ))}
      {dueCents !== null && (
        <>
          <Paid label="Deposit" cents={amountsInCents.deposit} />
          <Paid
            label="Paid"
            cents={sumOfCosts(amountsInCents) - amountsInCents.deposit - dueCents}
          />
          <SummaryRow label="Balance due" amount={formatCents(dueCents)} tone="subtotal" />
        </>
      )}
    </dl>
  )
}

function Paid({ label, cents }: { label: string; cents: Cents }) {
  // Subtracted instead of negated, because -0 would show as -$0.00.
  const amount = formatCents(0 - cents)
  return <SummaryRow label={label} amount={amount} {...(cents > 0 && { tone: 'discount' })} />
}

/** What was paid, how and when, as far as it is stored. */
export function PaymentRecord({ booking }: { booking: Booking }) {
  const sentences = paymentSentences(booking)
  if (sentences.length === 0) return null
  return (
    <ul aria-label="Payments" className="stack-8">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** How and by when to pay the balance; nothing if nothing is due. */
export function BalanceDue({ booking, now }: { booking: Booking; now: Date }) {
  const { id, approved, amountsInCents, balanceDueCents, created } = booking
  if (approved === 'waiting') return <p>Nothing is due until our office approves your request.</p>
  if (balanceDueCents === 0) return null
  if (amountsInCents && amountsInCents.deposit > 0)
    return (
      <p>
        {`Your deposit is paid. The balance is due ${beforeDelivery(firstDay(linesOf(booking)))}. Pay it by card here, or in our office.`}
      </p>
    )
  if (hasPaymentTerms(booking)) return <p>{paymentTerms}</p>
  // The time of approval isn't stored.
  if (approved === 'later') return <p>Pay by card here, or in our office.</p>
  const lines = linesOf(booking)
  const isEventOver = lines.every(({ days }) => days.every((day) => day < today(now)))
  if (isEventOver) return null
  const deliveryAt = firstDelivery(lines, booking)
  return <PayBy made={readStamp(created)} deliveryAt={deliveryAt} now={now} bookingId={id} />
}
