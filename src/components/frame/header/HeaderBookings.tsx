// The way to the bookings of this device. Its script is fetched only where one was kept: most visitors have none.
import { lazy, Suspense } from 'react'
import { isKept } from '~/lib/kept/is-kept'
import { loadPart } from '~/lib/loading/load-part'
import { useHydrated } from '~/ui/use-hydrated'

const MyBookingsLink = lazy(() =>
  loadPart(() => import('./MyBookingsLink')).then(
    (part) => ({ default: part.MyBookingsLink }),
    () => ({ default: () => null }),
  ),
)

/** The page is written for everybody: it comes after. */
export function HeaderBookings() {
  return <Suspense>{useHydrated() && isKept('myBookings') && <MyBookingsLink />}</Suspense>
}
