// What paying an invoice came to, in words, with the way on.
import type { ReactNode } from 'react'
import { PaymentUnknown } from '~/components/PaymentNotices'
import { PhoneLink } from '~/components/PhoneLink'
import type { InvoiceOutcome } from '~/lib/booking/pay-invoice'
import { messages } from '~/lib/messages'
import { Button } from '~/ui/Button'
import { Notice } from '~/ui/Notice'

type InvoiceNoticeProps = {
  outcome: InvoiceOutcome
  onReload?: () => void
  onSettled?: (reference: string) => void
}

export function InvoiceNotice({ outcome, onReload, onSettled }: InvoiceNoticeProps): ReactNode {
  switch (outcome.kind) {
    case 'invoicePaid':
      return <Notice tone="success" title={messages.paymentCompleted} />
    case 'unknownCharge':
      return (
        <PaymentUnknown
          reference={outcome.reference}
          action={onSettled && <Settled onClick={() => onSettled(outcome.reference)} />}
        />
      )
    case 'chargedUnanswered':
    case 'chargedStuck':
      return (
        <Notice
          tone="waiting"
          title="Your payment went through, but this invoice doesn't show it yet."
          action={onReload && <Retry onClick={onReload} />}
        >
          <p>
            {outcome.kind === 'chargedUnanswered' && 'Your next visit tries again by itself. '}
            You won't be charged again. Call <PhoneLink /> if it stays like this, and name the
            reference <strong>{outcome.reference}</strong>.
          </p>
        </Notice>
      )
    case 'declined':
      return (
        <Notice tone="error" title={messages.paymentFailed}>
          <p>Nothing was charged. Check the card's details, or use another card.</p>
        </Notice>
      )
    case 'changed':
      return (
        <Notice tone="error" title="The balance changed meanwhile. Nothing was charged.">
          <p>Check the amounts, then pay what they say now.</p>
        </Notice>
      )
    case 'down':
      return (
        <Notice tone="error" title="We can't reach our booking list right now.">
          <p>
            Nothing was charged. Try again in a moment, or call <PhoneLink />.
          </p>
        </Notice>
      )
    case 'busy':
      return (
        <Notice tone="waiting" title="A payment is under way in another tab.">
          <p>Wait until it is done there. Nothing is charged twice.</p>
        </Notice>
      )
    // The card provider's own words stand at the card form (specification: such errors stop the submission silently).
    case 'cardError':
      return null
  }
}

function Retry({ onClick }: { onClick: () => void }) {
  return (
    <Button look="outline" size="small" onClick={onClick}>
      Try again
    </Button>
  )
}

function Settled({ onClick }: { onClick: () => void }) {
  return (
    <Button look="outline" size="small" onClick={onClick}>
      Settled with the office
    </Button>
  )
}
