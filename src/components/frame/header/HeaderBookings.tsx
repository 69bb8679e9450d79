// The link to this device's bookings. Its script loads only if there are any.
import { lazy, Suspense } from 'react'
import { hasStored } from '~/lib/storage/browser-storage'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useHydrated } from '~/ui/use-hydrated'

const MyBookingsLink = lazy(() =>
  lazyImport(() => import('./MyBookingsLink')).then(
    (part) => ({ default: part.MyBookingsLink }),
    () => ({ default: () => null }),
  ),
)

/** Shows only after hydration, because the written page is the same for everybody. */
export function HeaderBookings() {
  return <Suspense>{useHydrated() && hasStored('myBookings') && <MyBookingsLink />}</Suspense>
}
