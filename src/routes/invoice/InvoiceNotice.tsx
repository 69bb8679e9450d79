// The outcome of paying an invoice in words, with the next step.
import type { ReactNode } from 'react'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { PhoneLink } from '~/components/office/PhoneLink'
import { PaidNotRecorded, PaymentUnknown } from '~/components/payment/PaymentNotices'
import type { InvoiceOutcome } from '~/lib/booking/card/invoice'
import { messages } from '~/lib/text/messages'
import { Notice } from '~/ui/notice/Notice'

type InvoiceNoticeProps = {
  outcome: InvoiceOutcome
  busy?: boolean
  /** Repeats the payment or the reading of the invoice. Without it, no button shows. */
  onRetry?: () => void
  onSettled?: () => void
}

export function InvoiceNotice({ outcome, ...actions }: InvoiceNoticeProps): ReactNode {
  switch (outcome.kind) {
    case 'invoicePaid':
      return <Notice tone="success" title={messages.paymentCompleted} />
    case 'unknownCharge':
      return <PaymentUnknown {...actions} reference={outcome.reference} what="invoice" />
    case 'chargedUnanswered':
    case 'chargedStuck':
      return (
        <PaidNotRecorded
          {...actions}
          reference={outcome.reference}
          isStuck={outcome.kind === 'chargedStuck'}
        />
      )
    case 'declined':
      return (
        <Notice tone="error" title={messages.paymentFailed}>
          <p>Nothing was charged. Check your card details or try another card.</p>
        </Notice>
      )
    case 'chargeRefused':
      return (
        <ProblemNotice problem="payment" title={messages.paymentFailed}>
          <p>
            Our payment system refused the request, so another card won't help. Nothing was charged.
            Please call <PhoneLink />.
          </p>
        </ProblemNotice>
      )
    case 'changed':
      return (
        <Notice tone="error" title="The balance just changed. Nothing was charged.">
          <p>Check the new amounts, then pay.</p>
        </Notice>
      )
    case 'down':
    case 'refused':
      return (
        <FailureNotice
          title="We can't take your payment right now."
          failure={outcome.kind}
          certain="Nothing was charged."
          action={null}
        />
      )
    case 'noStorage':
      return (
        <Notice tone="error" title="You can't pay by card in this browser. Nothing was charged.">
          <p>
            It doesn't let our site save anything, so we could lose track of a payment. Allow
            cookies and site data for our site, use another browser, or call <PhoneLink />.
          </p>
        </Notice>
      )
    case 'busy':
      return (
        <Notice tone="waiting" title="You have an order or a payment in progress in another tab.">
          <p>Please wait until it finishes there. Nothing will be charged twice.</p>
        </Notice>
      )
    // The card form shows the card provider's own text (specification: such errors stop the
    // submission silently).
    case 'cardError':
      return null
  }
}
