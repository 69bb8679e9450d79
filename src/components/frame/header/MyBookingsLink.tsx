import { Link } from 'react-router-dom'
import { loadMyBookings } from '~/lib/my-bookings'
import { paths } from '~/paths'
import { Icon } from '~/ui/Icon'

/** Nothing where all that this device has kept is over. */
export function MyBookingsLink({ className }: { className: string | undefined }) {
  if (loadMyBookings().length === 0) return null
  return (
    <Link to={paths.bookings()} className={className}>
      <Icon name="calendar" />
      My bookings
    </Link>
  )
}
