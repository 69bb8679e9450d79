// What is told of an order that was placed on this very visit of an item's page. Nothing of an order is in the page's
// first scripts.
import { lazy, Suspense } from 'react'
import { lazyImport } from '~/lib/loading/lazy-import'

const ConfirmationDialog = lazy(() =>
  lazyImport(() => import('~/components/order/confirmed/ConfirmationDialog')).then(
    (part) => ({ default: part.ConfirmationDialog }),
    // The mail says it, too.
    () => ({ default: () => null }),
  ),
)

export function PlacedOrder() {
  return (
    <Suspense>
      <ConfirmationDialog />
    </Suspense>
  )
}
