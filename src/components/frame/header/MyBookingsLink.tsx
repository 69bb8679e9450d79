import { Link } from 'react-router-dom'
import { loadMyBookings } from '~/lib/storage/my-bookings'
import { paths } from '~/paths'
import { Icon } from '~/ui/Icon'
import styles from './Header.module.css'

/** Nothing where all that this device has kept is over. */
export function MyBookingsLink() {
  if (loadMyBookings().length === 0) return null
  return (
    <Link to={paths.bookings()} className={styles.bookings}>
      <Icon name="calendar" />
      My bookings
    </Link>
  )
}
