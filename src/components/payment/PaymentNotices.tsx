// A payment with an unknown result, or a paid booking that isn't stored yet.
import { useState } from 'react'
import { EmailLink } from '~/components/contact/EmailLink'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { settleWithOffice } from '~/lib/booking/card/settle-with-office'
import type { ProblemKind } from '~/lib/domain/problem'
import { Button } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'

type PaymentNoticeProps = {
  reference: string
  what?: 'booking' | 'invoice'
  busy?: boolean
  /** Repeats the payment, or finishes what was paid. Without it, no button shows. */
  onRetry?: (() => void) | undefined
  /** After the customer said that it is settled with the office; the journal has it already. */
  onSettled?: () => void
}

/** The payment service gave no answer, so the notice claims neither success nor failure. */
export function PaymentUnknown(props: PaymentNoticeProps) {
  return (
    <UnsettledPayment
      {...props}
      problem="payment"
      title="We don't know yet whether your payment went through."
      retry="Send the same payment again"
    >
      {[
        "Please don't pay another way.",
        props.onRetry && samePayment,
        props.what !== 'invoice' && kept,
      ]
        .filter(Boolean)
        .join(' ')}
    </UnsettledPayment>
  )
}

export function PaidNotBooked({ isStuck, ...props }: PaymentNoticeProps & { isStuck: boolean }) {
  return (
    <UnsettledPayment
      {...props}
      {...(isStuck && { onRetry: undefined })}
      problem="outcome"
      title="Your payment went through, but your booking isn't complete."
      retry="Finish my booking"
      canSettle={isStuck}
    >
      {`${isStuck ? 'Something about your booking changed at the last minute.' : `We couldn't store it yet. ${nextVisit}`} ${noCharge}`}
    </UnsettledPayment>
  )
}

/** The card was charged, but the invoice couldn't be set paid. */
export function PaidNotRecorded({ isStuck, ...props }: PaymentNoticeProps & { isStuck: boolean }) {
  return (
    <UnsettledPayment
      {...props}
      problem="outcome"
      title="Your payment went through, but your invoice doesn't show it yet."
      retry="Try again"
      canSettle={isStuck}
    >
      {isStuck ? noCharge : `${nextVisit} ${noCharge}`}
    </UnsettledPayment>
  )
}

/** The card was charged, and the booking was paid in another way. */
export function PaidTwice(props: PaymentNoticeProps) {
  return (
    <UnsettledPayment
      {...props}
      onRetry={undefined}
      problem="outcome"
      title="This may have been paid twice."
    >
      Your card was charged, and another payment for this booking was stored first. You won't be
      charged again. Ask us for a refund.
    </UnsettledPayment>
  )
}

const nextVisit = "We'll try again on your next visit to this site."
const noCharge = "You won't be charged again."
const samePayment = "It's safe to send the same payment again; your card won't be charged twice."
const kept =
  'This browser saves your order for a day so you can do that, and the reference until the event is over.'

type UnsettledPaymentProps = PaymentNoticeProps & {
  problem: ProblemKind
  title: string
  /** The button that calls `onRetry`. */
  retry?: string
  canSettle?: boolean
  children: string
}

function UnsettledPayment(props: UnsettledPaymentProps) {
  const { problem, title, reference, retry, busy = false, canSettle = true, children } = props
  const { onRetry, onSettled = () => {} } = props
  const [asking, setAsking] = useState(false)
  return (
    <>
      <ProblemNotice
        problem={problem}
        tone="waiting"
        title={title}
        action={
          <div className="buttons">
            {onRetry && (
              <Button look="outline" size="small" busy={busy} onClick={onRetry}>
                {retry}
              </Button>
            )}
            {canSettle && !busy && (
              <Button look="outline" size="small" onClick={() => setAsking(true)}>
                The office has settled this
              </Button>
            )}
          </div>
        }
      >
        <div className="stack-8">
          <p>{children}</p>
          <p>
            Call <PhoneLink /> or email <EmailLink /> with the reference{' '}
            <strong translate="no">{reference}</strong>, and we'll look it up.
          </p>
        </div>
      </ProblemNotice>
      {/* Asks, because only the customer knows that it is settled, and the days can then be paid for again. */}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Did our office settle this payment?"
      >
        <div className="stack-20">
          <p>
            Say yes only after our office has told you what happened to payment{' '}
            <strong translate="no">{reference}</strong>. You can then book and pay for these days
            again, so if the first payment did go through, you'd pay twice. Keep the reference.
          </p>
          <div className="buttons">
            <Button
              look="outline"
              onClick={() => {
                settleWithOffice(reference)
                onSettled()
              }}
            >
              Yes, it's settled
            </Button>
            <Button onClick={() => setAsking(false)}>Not yet</Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
