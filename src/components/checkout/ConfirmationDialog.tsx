// The booking stands: its id, and where the mail went.
import { PhoneLink } from '~/components/PhoneLink'
import type { Confirmation } from '~/lib/booking/attempt'
import { messages } from '~/lib/messages'
import { Button } from '~/ui/Button'
import { Dialog } from '~/ui/Dialog'
import { Notice } from '~/ui/Notice'
import styles from './checkout.module.css'
import { ConfirmedAmounts } from './ConfirmedAmounts'
import { confirmationTitle } from './confirmation-title'

type ConfirmationDialogProps = {
  confirmation: Confirmation
  onClose: () => void
}

export function ConfirmationDialog({ confirmation, onClose }: ConfirmationDialogProps) {
  const { id, email, card, mailed, invoiceMailed } = confirmation
  return (
    <Dialog open onClose={onClose} title={confirmationTitle(confirmation)}>
      <div className={styles.confirmation}>
        <p className={styles.confirmationId}>
          Confirmation ID <strong>{id}</strong>
        </p>
        <ConfirmedAmounts confirmation={confirmation} />
        {mailed ? (
          <p>
            We sent an e-mail to <strong>{email}</strong>. Is that address wrong? Call us:{' '}
            <PhoneLink />.
          </p>
        ) : (
          <Notice tone="error" title={messages.emailConfirmationFailed}>
            <p>
              Your booking stands all the same. Write down the ID, and call <PhoneLink /> if nothing
              arrives at {email}.
            </p>
          </Notice>
        )}
        {!invoiceMailed && (
          <Notice tone="error" title={messages.invoiceMailFailed}>
            <p>
              {card ? 'Your booking and your deposit stand.' : 'Your booking stands all the same.'}{' '}
              Call <PhoneLink /> for the invoice.
            </p>
          </Notice>
        )}
        <Button wide onClick={onClose}>
          Explore More
        </Button>
      </div>
    </Dialog>
  )
}
