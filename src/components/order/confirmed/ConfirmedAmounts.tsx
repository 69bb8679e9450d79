// What the customer has paid, and what is due and how.
import type { Confirmation } from '~/lib/booking/order/confirmation'
import { paymentTerms } from '~/components/order/answer-words'
import { PayBy } from '~/components/order/PayBy'
import { depositCents } from '~/lib/domain/business'
import { readStamp } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { beforeDelivery } from '~/lib/time/day-text'
import { formatCents } from '~/lib/domain/money'

export function ConfirmedAmounts({ confirmation }: { confirmation: Confirmation }) {
  const { requested, card, invoiceMail, paidCents, dueCents, created, hasTerms, delivery } =
    confirmation
  if (requested) return <p>Our office will review your request and get back to you.</p>
  const first = delivery === null ? undefined : today(new Date(delivery))
  const due = <strong>{formatCents(dueCents)}</strong>
  const invoice = invoiceMail && invoiceWords[invoiceMail]
  if (card) {
    return (
      <p>
        Paid today: <strong>{formatCents(paidCents)}</strong>
        {dueCents > 0 && ` of ${formatCents(paidCents + dueCents)}`}.{' '}
        {dueCents > 0 ? (
          <>
            Balance of {due} due {beforeDelivery(first)}. {invoice}
          </>
        ) : (
          'Nothing more is due.'
        )}
      </p>
    )
  }
  return (
    <>
      <p>
        Nothing is paid yet. Balance due: {due}.
        {invoiceMail !== null && (
          <>
            {' '}
            {invoice} The deposit of {formatCents(depositCents)} is due first.
          </>
        )}
      </p>
      {hasTerms ? (
        <p>{paymentTerms}</p>
      ) : (
        <PayBy
          made={readStamp(created)}
          delivery={delivery === null ? null : new Date(delivery)}
          bookingId={confirmation.id}
        />
      )}
    </>
  )
}

const invoiceWords = {
  sending: "We're emailing you an invoice with a link to pay it.",
  sent: 'We emailed you an invoice with a link to pay it.',
  failed: '',
} as const
