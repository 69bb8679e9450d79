// The outcome of paying an invoice in words, with the next step.
import type { ReactNode } from 'react'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { UnlessOffline } from '~/components/failures/UnlessOffline'
import { PaidNotRecorded, PaidTwice, PaymentUnknown } from '~/components/payment/PaymentNotices'
import type { InvoiceOutcome } from '~/lib/booking/card/invoice'
import { orderMessages } from '~/lib/text/order-messages'
import { formatTime } from '~/lib/time/business-time'
import { Button } from '~/ui/button/Button'
import { Notice } from '~/ui/notice/Notice'

type InvoiceNoticeProps = {
  outcome: InvoiceOutcome
  busy?: boolean
  /** Repeats the payment or the reading of the invoice. Without it, no button shows. */
  onRetry?: () => void
  onSettled?: () => void
  /** The customer pays, though somebody else may have been charged at that time. */
  onPayDespite?: (since: Date) => void
}

export function InvoiceNotice({
  outcome,
  onPayDespite,
  ...actions
}: InvoiceNoticeProps): ReactNode {
  switch (outcome.kind) {
    case 'invoicePaid':
      return <Notice tone="success" title={orderMessages.paymentCompleted} />
    case 'paidElsewhere':
      return (
        <Notice tone="success" title="Somebody else has just paid this. You weren't charged." />
      )
    case 'chargedTwice':
      return <PaidTwice {...actions} reference={outcome.reference} />
    case 'paying':
      return (
        <Notice
          tone="waiting"
          title="Somebody is paying this right now."
          action={
            actions.onRetry && (
              <Button look="outline" size="small" onClick={actions.onRetry}>
                Check again
              </Button>
            )
          }
        >
          <p>
            {`A payment began at ${formatTime(outcome.since)}, perhaps on another device of yours. If nothing comes of it, you can pay here from ${formatTime(outcome.until)}.`}
          </p>
        </Notice>
      )
    case 'mayBeCharged':
      return (
        <Notice
          tone="waiting"
          title="Somebody may have paid this already."
          action={
            onPayDespite && (
              <Button look="outline" size="small" onClick={() => onPayDespite(outcome.since)}>
                Pay all the same
              </Button>
            )
          }
        >
          <p>
            <span>
              {`A payment began at ${formatTime(outcome.since)}, and we don't know whether a card was charged. If you pay too, you may pay twice. Ask whoever has this link, or call`}
            </span>{' '}
            <PhoneLink />.
          </p>
        </Notice>
      )
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
        <Notice tone="error" title={orderMessages.paymentFailed}>
          <p>Nothing was charged. Check your card details or try another card.</p>
        </Notice>
      )
    case 'chargeRefused':
      return (
        <ProblemNotice problem="payment" title={orderMessages.paymentFailed}>
          <p>
            Our payment system refused the request, so another card won't help. Nothing was charged.
            Please call <PhoneLink />.
          </p>
        </ProblemNotice>
      )
    case 'differs':
      return (
        <Notice tone="error" title="The balance just changed. Nothing was charged.">
          <p>Check the new amounts, then pay.</p>
        </Notice>
      )
    case 'down':
    case 'refused':
      return (
        <UnlessOffline certain="Your card wasn't charged.">
          <FailureNotice
            title="We can't take your payment right now."
            failure={outcome.kind}
            certain="Nothing was charged."
            action={null}
          />
        </UnlessOffline>
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
    // The card form shows the card provider's own text. The page stays silent, as specified.
    case 'cardError':
      return null
  }
}
