// The confirmation of an order that was placed on this visit of an item's page. Loaded late, because the page's first scripts
// contain no order code.
import { lazy, Suspense } from 'react'
import { lazyImport } from '~/lib/loading/lazy-import'

const ConfirmationDialog = lazy(() =>
  lazyImport(() => import('~/components/order/confirmed/ConfirmationDialog')).then(
    (part) => ({ default: part.ConfirmationDialog }),
    // The mail confirms it too.
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
