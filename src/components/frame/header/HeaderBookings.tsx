// The way to the bookings of this device. Its script is fetched only where one was kept: most visitors have none.
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

/** The page is written for everybody: it comes after. */
export function HeaderBookings() {
  return <Suspense>{useHydrated() && hasStored('myBookings') && <MyBookingsLink />}</Suspense>
}
