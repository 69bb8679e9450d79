// The confirmation of a booking: id, items, amounts due, and the state of its mails.
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { IsolatedPart } from '~/components/loading/IsolatedPart'
import { PhoneLink } from '~/components/office/PhoneLink'
import { LinkButtons } from '~/components/order/LinkButtons'
import { paymentTerms } from '~/components/order/outcome-words'
import { PayBy } from '~/components/order/PayBy'
import { safariForgets } from '~/content/kept-links'
import { saveConfirmation, type Confirmation } from '~/lib/booking/order/confirmation'
import { depositCents } from '~/lib/domain/business'
import { formatCents, formatPrice } from '~/lib/domain/money'
import { loadMyBookings } from '~/lib/storage/my-bookings'
import { messages } from '~/lib/text/messages'
import { readStamp } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { beforeDelivery } from '~/lib/time/day-text'
import { Button, ButtonLink } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Notice } from '~/ui/notice/Notice'
import { paths } from '~/urls/paths'
import { confirmationIdLabel, confirmationTitle } from './confirmation-title'
import { useConfirmation, useEndOnLeaving } from './use-confirmation'
import styles from '~/components/order/order.module.css'

/** Renders nothing unless this visit of the screen placed an order. */
export function ConfirmationDialog() {
  const { here } = useConfirmation()
  useEndOnLeaving(here)
  return here && <Confirmed confirmation={here} />
}

function Confirmed({ confirmation }: { confirmation: Confirmation }) {
  const { id, rentals, card, invoiceMail } = confirmation
  const navigate = useNavigate()

  function close() {
    saveConfirmation(null)
    // With an earlier order, the current one stays on screen.
    if (!confirmation.earlier) void navigate(paths.category('all-rentals'))
  }

  return (
    <Dialog open onClose={close} title={confirmationTitle(confirmation)}>
      <div className="stack-16">
        <p className={styles.confirmationId}>
          <span>{confirmationIdLabel(confirmation)}</span> <strong translate="no">{id}</strong>
        </p>
        <ul className={styles.rentals}>
          {rentals.map((rental) => (
            <li key={rental}>{rental}</li>
          ))}
        </ul>
        {confirmation.earlier ? (
          <p>
            This is your earlier order. Nothing new is booked, and changes you've made since aren't
            part of it. Call <PhoneLink /> to change it.
          </p>
        ) : (
          <>
            <IsolatedPart>
              <ConfirmedAmounts confirmation={confirmation} />
            </IsolatedPart>
            <div aria-live="polite">{describeMail(confirmation)}</div>
          </>
        )}
        {invoiceMail === 'failed' && (
          <ProblemNotice problem="mail" title={messages.invoiceMailFailed}>
            <p>
              <span>
                {card ? "You're still booked, and your deposit is paid." : "You're still booked."}
              </span>{' '}
              Call <PhoneLink /> for the invoice.
            </p>
          </ProblemNotice>
        )}
        <ButtonLink wide to={paths.booking(id)}>
          {confirmation.requested ? 'See your request' : 'See your booking'}
        </ButtonLink>
        <IsolatedPart>
          <KeepLink confirmation={confirmation} />
        </IsolatedPart>
        <Button look="outline" wide onClick={close}>
          {confirmation.earlier ? 'Close' : 'Explore More'}
        </Button>
      </div>
    </Dialog>
  )
}

/** The ways to come back to the booking, and whether this browser has kept it. */
function KeepLink({ confirmation: { id, email, requested } }: { confirmation: Confirmation }) {
  const isKept = loadMyBookings().some((kept) => kept.id === id)
  const link = (
    <LinkButtons
      title={requested ? 'Your request' : 'Your booking'}
      url={location.origin + paths.booking(id)}
      email={email}
    />
  )
  if (isKept)
    return (
      <>
        <p>
          This browser saved the link under My bookings. {safariForgets} So save the link somewhere
          else too:
        </p>
        {link}
      </>
    )
  return (
    <Notice tone="info" title="This browser couldn't save your booking link." action={link}>
      <p>My bookings stays empty here. Save the link yourself before you leave:</p>
    </Notice>
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
        <ProblemNotice problem="mail" title={messages.emailConfirmationFailed}>
          <p>
            <span>{requested ? 'We still have your request.' : "You're still booked."}</span> Write
            down the ID, and call <PhoneLink /> if nothing arrives at{' '}
            <span translate="no">{email}</span>.
          </p>
        </ProblemNotice>
      )
  }
}

/** What the customer has paid, and what is due and how. */
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
            : ` · pay ${formatPrice(depositCents)} first, in our office · ${formatCents(dueCents - depositCents)} later. ${invoice}`}
        </span>
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
  waiting: 'The invoice with a link to pay it comes by email, too.',
  sent: 'We emailed you an invoice with a link to pay it.',
  failed: '',
} as const
