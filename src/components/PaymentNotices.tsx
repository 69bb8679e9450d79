// What is said about a payment whose outcome isn't known, or whose booking isn't there yet. Always with the reference.
import type { ReactNode } from 'react'
import { PhoneLink } from '~/components/PhoneLink'
import { config } from '~/settings'
import { Notice } from '~/ui/Notice'

type PaymentNoticeProps = {
  reference: string
  action?: ReactNode
}

/** The payment service gave no answer: neither success nor failure is claimed. */
export function PaymentUnknown({ reference, action }: PaymentNoticeProps) {
  return (
    <Notice
      tone="waiting"
      title="We don't know yet whether your payment went through."
      action={action}
    >
      <p>
        Please don't pay another way. Call <PhoneLink /> or write to <OfficeMail />, and name the
        reference <strong>{reference}</strong>: the office looks it up.
      </p>
    </Notice>
  )
}

/** The card was charged, and the booking couldn't be written. */
export function PaidNotBooked({
  reference,
  isStuck,
  action,
}: PaymentNoticeProps & { isStuck: boolean }) {
  return (
    <Notice
      tone="waiting"
      title="Your payment went through, but your booking isn't complete."
      action={action}
    >
      <p>
        {isStuck
          ? 'Something about your booking changed at the last moment.'
          : "We couldn't reach our booking list. Your next visit to this site tries again by itself."}{' '}
        You won't be charged again. Call <PhoneLink /> or write to <OfficeMail />, and name the
        reference <strong>{reference}</strong>.
      </p>
    </Notice>
  )
}

/** The card was charged, and the invoice couldn't be set paid. Told away from its own page. */
export function PaidNotRecorded({
  reference,
  isStuck,
  action,
}: PaymentNoticeProps & { isStuck: boolean }) {
  return (
    <Notice
      tone="waiting"
      title="Your payment went through, but your invoice doesn't show it yet."
      action={action}
    >
      <p>
        {!isStuck && 'Your next visit to this site tries again by itself. '}
        You won't be charged again. Call <PhoneLink /> or write to <OfficeMail />, and name the
        reference <strong>{reference}</strong>.
      </p>
    </Notice>
  )
}

function OfficeMail() {
  const { email } = config.business
  return <a href={`mailto:${email}`}>{email}</a>
}
