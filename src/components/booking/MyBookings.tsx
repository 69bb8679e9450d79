// The bookings that were placed on this device, by their links, without reading the database.
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { lazyImport } from '~/lib/loading/lazy-import'
import { PhoneLink } from '~/components/help/PhoneLink'
import { describeDays } from '~/lib/time/day-text'
import {
  daysOfBooking,
  loadMyBookings,
  saveMyBookings,
  type MyBooking,
} from '~/lib/storage/my-bookings'
import { paths } from '~/paths'
import { Button } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'
import { Toast } from '~/ui/notice/Toast'
import styles from './MyBookings.module.css'

export function MyBookings() {
  const [bookings, setBookings] = useState(loadMyBookings)
  const [done, setDone] = useState<string | null>(null)
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)

  function remove({ id, name }: MyBooking) {
    // Reads them again, because another tab may have booked since.
    saveMyBookings(loadMyBookings().filter((other) => other.id !== id))
    // Loaded on the press, because nothing else on this page needs it. If it fails, a later visit removes the entry.
    void lazyImport(() => import('~/lib/booking/commit/placed')).then(
      ({ forgetPlaced }) => forgetPlaced(id),
      () => {},
    )
    setBookings(loadMyBookings())
    setDone(`${name} is removed from this device. It's still booked.`)
    // Makes the header read the list again.
    void navigate(paths.bookings(), { replace: true, preventScrollReset: true })
    // The pressed button disappears with its booking.
    title.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <div className={`stack-24 ${styles.page}`}>
        <h1 ref={title} tabIndex={-1}>
          My bookings
        </h1>
        {bookings.length === 0 ? (
          <EmptyState title="No bookings saved on this device." action={<BrowseRentals />}>
            <p>
              Booked on another device? Open the link there, or call <PhoneLink />.
            </p>
          </EmptyState>
        ) : (
          <>
            <p>
              Booked on this device, and saved here until the event is over. Shared computer? Remove
              bookings here; that won't cancel them.
            </p>
            <ul className={styles.list}>
              {bookings.map((booking) => (
                <li key={booking.id} className={`between ${styles.booking}`}>
                  <div>
                    <h2 className={styles.name}>
                      <Link to={paths.booking(booking.id)}>{booking.name}</Link>
                    </h2>
                    <p className="quiet">{describeDays(daysOfBooking(booking))}</p>
                  </div>
                  <Button look="outline" size="small" onClick={() => remove(booking)}>
                    Remove <span className="visually-hidden">{booking.name}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Toast message={done} onDone={() => setDone(null)} />
    </>
  )
}
