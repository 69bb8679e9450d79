// The confirmation of an order that this item's page placed. Its script loads while the order is
// checked (SingleBooking.tsx). If it doesn't arrive, the mail confirms the order.
import { lazyComponent } from '~/components/loading/lazy-component'
import { useConfirmation } from '~/components/order/confirmed/use-confirmation'

export const loadConfirmationDialog = () =>
  import('~/components/order/confirmed/ConfirmationDialog')

const ConfirmationDialog = lazyComponent(loadConfirmationDialog, 'ConfirmationDialog')

export function PlacedOrder() {
  const { here } = useConfirmation()
  return here && <ConfirmationDialog />
}
