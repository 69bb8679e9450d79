import { Link } from 'react-router-dom'
import { loadMyBookings } from '~/lib/my-bookings'
import { paths } from '~/paths'
import { Icon } from '~/ui/Icon'
import { useHydrated } from '~/ui/use-hydrated'

/** The way to the bookings of this device; nothing where it has none. The page is written for everybody: it comes after. */
export function HeaderBookings({ className }: { className: string | undefined }) {
  if (!useHydrated() || loadMyBookings().length === 0) return null
  return (
    <Link to={paths.bookings()} className={className}>
      <Icon name="calendar" />
      My bookings
    </Link>
  )
}
