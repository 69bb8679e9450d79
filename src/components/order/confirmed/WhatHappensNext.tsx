// What happens after the order: its mail, how and by when to pay, and the delivery.
import type { ReactNode } from 'react'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { IsolatedPart } from '~/components/loading/IsolatedPart'
import { paymentTerms } from '~/components/order/outcome-words'
import { PayBy } from '~/components/order/PayBy'
import type { Confirmation } from '~/lib/booking/order/confirmation'
import { depositRateCents } from '~/lib/domain/business'
import { formatCents, formatPrice } from '~/lib/domain/money'
import { orderMessages } from '~/lib/text/order-messages'
import { readStamp } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { beforeDelivery, dayWithoutYear } from '~/lib/time/day-text'
import { Icon } from '~/ui/Icon'

export function WhatHappensNext({ confirmation }: { confirmation: Confirmation }) {
  const { requested, delivery } = confirmation
  return (
    <section className="stack-12" aria-labelledby={titleId}>
      <h3 id={titleId}>What happens next</h3>
      <ul className="stack-12">
        <li className="icon-text">
          <Icon name="envelope" />
          <div aria-live="polite">{describeMail(confirmation)}</div>
        </li>
        <IsolatedPart>
          <li className="icon-text">
            <Icon name="hourglass" />
            <div>
              <ConfirmedAmounts confirmation={confirmation} />
            </div>
          </li>
        </IsolatedPart>
        {!requested && delivery !== null && (
          <IsolatedPart>
            <Delivery at={delivery} times={confirmation.deliveryTimes} />
          </IsolatedPart>
        )}
      </ul>
    </section>
  )
}

const titleId = 'what-happens-next'

function Delivery({ at, times }: { at: number; times: string }) {
  return (
    <li className="icon-text">
      <Icon name="calendar" />
      <p>{`We deliver on ${dayWithoutYear(today(new Date(at)))}. ${times}`}</p>
    </li>
  )
}

function describeMail({ mail, email, requested }: Confirmation): ReactNode {
  const whose = <strong translate="no">{email}</strong>
  switch (mail) {
    case 'sending':
      return <p key={mail}>We're emailing {whose} now.</p>
    case 'waiting':
      return (
        <p key={mail}>
          <span>{requested ? 'We have your request.' : "You're booked."}</span> But the email to{' '}
          {whose} hasn't gone out: another tab of this site is holding it up. Close your other tabs
          and leave this one open. No email? Call <PhoneLink />.
        </p>
      )
    case 'sent':
      return (
        <p key={mail}>
          We emailed {whose}. Wrong address? Call <PhoneLink />.
        </p>
      )
    case 'failed':
      return (
        <ProblemNotice problem="mail" title={orderMessages.emailConfirmationFailed}>
          <p>
            <span>{requested ? 'We still have your request.' : "You're still booked."}</span> Write
            down the ID, and call <PhoneLink /> if nothing arrives at{' '}
            <span translate="no">{email}</span>.
          </p>
        </ProblemNotice>
      )
  }
}

function ConfirmedAmounts({ confirmation }: { confirmation: Confirmation }) {
  const { requested, card, invoiceMail, paidCents, dueCents, created, hasTerms, delivery } =
    confirmation
  if (requested) return <p>Our office will review your request and get back to you.</p>
  const first = delivery === null ? undefined : today(new Date(delivery))
  const invoice = invoiceMail ? `${invoiceWords[invoiceMail]} ` : ''
  if (card) {
    return (
      <p>
        <span>Total </span>
        <strong translate="no">{formatCents(paidCents + dueCents)}</strong>
        <span>
          {dueCents > 0
            ? ` · ${formatCents(paidCents)} paid today · ${formatCents(dueCents)} due ${beforeDelivery(first)}. ${invoice}`
            : ' · paid today. Nothing more is due.'}
        </span>
      </p>
    )
  }
  return (
    <>
      <p>
        <span>Total </span>
        <strong translate="no">{formatCents(dueCents)}</strong>
        <span>
          {invoiceMail === null
            ? ' · nothing is paid yet.'
            : ` · pay ${formatPrice(depositRateCents)} first, in our office · ${formatCents(dueCents - depositRateCents)} later. ${invoice}`}
        </span>
      </p>
      {hasTerms ? (
        <p>{paymentTerms}</p>
      ) : (
        <PayBy
          made={readStamp(created)}
          deliveryAt={delivery === null ? null : new Date(delivery)}
          bookingId={confirmation.id}
        />
      )}
    </>
  )
}

const invoiceWords = {
  sending: "We're emailing you an invoice with a link to pay it.",
  waiting: 'The invoice with a link to pay it comes by email, too.',
  sent: 'We emailed you an invoice with a link to pay it.',
  failed: '',
} as const
