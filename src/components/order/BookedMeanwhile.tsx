// An order that was placed while the visitor was on another screen already. It is told once.
import { Notice } from '~/ui/Notice'
import { confirmationIdLabel, confirmationTitle } from './confirmation-title'
import { useConfirmation, useEndOnLeaving } from './use-confirmation'

export function BookedMeanwhile() {
  const { elsewhere } = useConfirmation()
  useEndOnLeaving(elsewhere)
  if (!elsewhere) return null
  return (
    <Notice tone="success" title={confirmationTitle(elsewhere)}>
      <p>
        {confirmationIdLabel(elsewhere)} <strong>{elsewhere.id}</strong>:{' '}
        {elsewhere.rentals.join('; ')}
      </p>
    </Notice>
  )
}
