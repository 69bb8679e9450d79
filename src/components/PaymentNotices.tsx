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
export function PaymentUnknown(props: PaymentNoticeProps) {
  return (
    <OpenPayment {...props} title="We don't know yet whether your payment went through.">
      Please don't pay another way.
    </OpenPayment>
  )
}

/** The card was charged, and the booking couldn't be written. */
export function PaidNotBooked({ isStuck, ...props }: PaymentNoticeProps & { isStuck: boolean }) {
  return (
    <OpenPayment {...props} title="Your payment went through, but your booking isn't complete.">
      {isStuck
        ? 'Something about your booking changed at the last moment.'
        : `We couldn't reach our booking list. ${nextVisit}`}{' '}
      You won't be charged again.
    </OpenPayment>
  )
}

/** The card was charged, and the invoice couldn't be set paid. Told away from its own page. */
export function PaidNotRecorded({ isStuck, ...props }: PaymentNoticeProps & { isStuck: boolean }) {
  return (
    <OpenPayment
      {...props}
      title="Your payment went through, but your invoice doesn't show it yet."
    >
      {!isStuck && nextVisit} You won't be charged again.
    </OpenPayment>
  )
}

const nextVisit = 'Your next visit to this site tries again by itself.'

type OpenPaymentProps = PaymentNoticeProps & { title: string; children: ReactNode }

function OpenPayment({ title, reference, action, children }: OpenPaymentProps) {
  const { email } = config.business
  return (
    <Notice tone="waiting" title={title} action={action}>
      <p>
        {children} Call <PhoneLink /> or write to <a href={`mailto:${email}`}>{email}</a>, and name
        the reference <strong>{reference}</strong>: the office looks it up.
      </p>
    </Notice>
  )
}
