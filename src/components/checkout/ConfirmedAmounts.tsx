// What a booking's customer has paid, and what is due how. It says only what happened.
import type { Confirmation } from '~/lib/booking/attempt'
import { depositCents } from '~/lib/business'
import { formatCents } from '~/lib/money'

export function ConfirmedAmounts({ confirmation }: { confirmation: Confirmation }) {
  const { requested, card, invoiced, invoiceMailed, paidCents, dueCents } = confirmation
  if (requested)
    return <p>The office looks at your request and gets back to you. Nothing is charged yet.</p>
  // A confirmation of before the amounts were kept with it.
  if (paidCents + dueCents === 0) return null
  const due = <strong>{formatCents(dueCents)}</strong>
  const invoice = invoiceMailed && 'We mailed you an invoice with a link to pay it.'
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
  if (invoiced) {
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

const unpaid = 'Reservations that stay unpaid are cancelled after 24 hours.'
