// The link to this device's bookings. Its script loads only if there are any.
import { lazyComponent } from '~/components/loading/lazy-component'
import { hasStored } from '~/lib/storage/browser-storage'
import { useHydrated } from '~/ui/use-hydrated'

const MyBookingsLink = lazyComponent(() => import('./MyBookingsLink'), 'MyBookingsLink')

/** Shows only after hydration, because the prerendered page is the same for everybody. */
export function HeaderBookings() {
  return useHydrated() && hasStored('myBookings') && <MyBookingsLink />
}
