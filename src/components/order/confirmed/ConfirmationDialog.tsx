// The confirmation of a booking: id, items, what happens next, and the way to its page.
import { useNavigate } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { ProblemNotice } from '~/components/failures/ProblemNotice'
import { IsolatedPart } from '~/components/loading/IsolatedPart'
import { LinkButtons } from '~/components/order/LinkButtons'
import { keptInSafari, safariForgets } from '~/content/kept-links'
import { saveConfirmation, type Confirmation } from '~/lib/booking/order/confirmation'
import { loadMyBookings } from '~/lib/storage/my-bookings'
import { orderMessages } from '~/lib/text/order-messages'
import { Button, ButtonLink } from '~/ui/button/Button'
import { Dialog } from '~/ui/dialog/Dialog'
import { Notice } from '~/ui/notice/Notice'
import { paths } from '~/urls/paths'
import { confirmationIdLabel, confirmationTitle } from './confirmation-title'
import { useConfirmation, useEndOnLeaving } from './use-confirmation'
import { WhatHappensNext } from './WhatHappensNext'
import styles from '~/components/order/order.module.css'

/** Renders nothing unless an order was placed since the screen was opened. */
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
    <Dialog open whole onClose={close} title={confirmationTitle(confirmation)}>
      <div className="stack-16">
        {!confirmation.earlier && (
          <img
            className={styles.moment}
            src="/art/blog/delivery.svg"
            alt=""
            width={480}
            height={360}
          />
        )}
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
          <WhatHappensNext confirmation={confirmation} />
        )}
        {invoiceMail === 'failed' && (
          <ProblemNotice problem="mail" title={orderMessages.invoiceMailFailed}>
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
        {keptInSafari() && (
          <p className="note">{`${safariForgets}, so save this one somewhere else too.`}</p>
        )}
        {link}
      </>
    )
  return (
    <Notice tone="info" title="This browser couldn't save your booking link." action={link}>
      <p>My bookings stays empty here. Save the link yourself before you leave:</p>
    </Notice>
  )
}
