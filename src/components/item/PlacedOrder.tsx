// The confirmation of an order that was placed on this visit of an item's page. Loaded late,
// because the page's first scripts contain no order code. If it doesn't arrive, nothing shows: the
// mail confirms the order too.
import { Suspense } from 'react'
import { lazyComponent } from '~/components/help/lazy-component'

const ConfirmationDialog = lazyComponent(
  () => import('~/components/order/confirmed/ConfirmationDialog'),
  'ConfirmationDialog',
)

export function PlacedOrder() {
  return (
    <Suspense>
      <ConfirmationDialog />
    </Suspense>
  )
}
