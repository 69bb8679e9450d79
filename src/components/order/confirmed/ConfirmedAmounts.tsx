// What a booking's customer has paid, and what is due how. It says only what happened.
import type { Confirmation } from '~/lib/booking/order/confirmation'
import { depositCents } from '~/lib/business'
import { formatCents } from '~/lib/money'

export function ConfirmedAmounts({ confirmation }: { confirmation: Confirmation }) {
  const { requested, card, invoiceMail, paidCents, dueCents } = confirmation
  if (requested) return <p>The office looks at your request and gets back to you.</p>
  const due = <strong>{formatCents(dueCents)}</strong>
  const invoice = invoiceMail && invoiceWords[invoiceMail]
  if (card) {
    return (
      <p>
        Paid today: <strong>{formatCents(paidCents)}</strong>.{' '}
        {dueCents > 0 ? (
          <>
            Balance due: {due}. {invoice}
          </>
        ) : (
          'Nothing more is due.'
        )}
      </p>
    )
  }
  if (invoiceMail !== null) {
    return (
      <p>
        Nothing is paid yet. Balance due: {due}. {invoice} Please pay the deposit of{' '}
        {formatCents(depositCents)} in the office. {unpaid}
      </p>
    )
  }
  return (
    <p>
      Nothing is paid yet. Please pay {due} in the office. {unpaid}
    </p>
  )
}

const invoiceWords = {
  sending: 'We are sending you an invoice with a link to pay it.',
  sent: 'We mailed you an invoice with a link to pay it.',
  failed: '',
} as const

const unpaid = 'Reservations that stay unpaid are cancelled after 24 hours.'
