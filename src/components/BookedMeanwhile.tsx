// A booking that was confirmed while the visitor was elsewhere, where its cart is empty now.
import { confirmationTitle } from '~/components/checkout/confirmation-title'
import { loadConfirmation } from '~/lib/booking/attempt'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/ButtonLink'
import { Notice } from '~/ui/Notice'

export function BookedMeanwhile() {
  const confirmation = loadConfirmation()
  if (!confirmation) return null
  return (
    <Notice
      tone="success"
      title={confirmationTitle(confirmation)}
      action={
        <ButtonLink to={paths.checkout()} look="outline" size="small">
          See the confirmation
        </ButtonLink>
      }
    >
      <p>
        Confirmation ID <strong>{confirmation.id}</strong>
      </p>
    </Notice>
  )
}
