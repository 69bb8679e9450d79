import { Link } from 'react-router-dom'
import { loadMyBookings } from '~/lib/storage/my-bookings'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import styles from './Header.module.css'

/** Renders nothing if all of this device's bookings are over. */
export function MyBookingsLink() {
  if (loadMyBookings().length === 0) return null
  return (
    <Link to={paths.bookings()} className={styles.bookings}>
      <Icon name="calendar" />
      My bookings
    </Link>
  )
}
