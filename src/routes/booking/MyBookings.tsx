// The bookings that were placed on this device, by their links, without reading the database.
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { linkMail } from '~/components/order/link-mail'
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { keptInSafari, safariForgets } from '~/content/kept-links'
import { lazyImport } from '~/lib/loading/lazy-import'
import {
  daysOfBooking,
  loadMyBookings,
  saveMyBookings,
  type MyBooking,
} from '~/lib/storage/my-bookings'
import { forgetSentWish } from '~/lib/storage/sent-wishes'
import { describeDays } from '~/lib/time/day-text'
import { Button, ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'
import { Toast } from '~/ui/notice/Toast'
import { paths } from '~/urls/paths'
import styles from './MyBookings.module.css'

export function MyBookings() {
  const [bookings, setBookings] = useState(loadMyBookings)
  const [done, setDone] = useState<string | null>(null)
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)

  function remove({ id, name }: MyBooking) {
    // Reads them again, because another tab may have booked since.
    saveMyBookings(loadMyBookings().filter((other) => other.id !== id))
    forgetSentWish(id)
    // Loaded on the press, as only this needs it. If it fails, a later page load removes it.
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
              Booked on another device or in another browser? The link to your booking is in the
              email that we sent you. No email? Call <PhoneLink />.
            </p>
          </EmptyState>
        ) : (
          <>
            <p>
              <span>Booked in this browser, which saves the links until the event is over. </span>
              {keptInSafari() && <span>{`${safariForgets}. `}</span>}
              <span>
                The link is in your email too. Shared computer? Remove bookings here; that won't
                cancel them.
              </span>
            </p>
            <ul className={styles.list}>
              {bookings.map((booking) => (
                <li key={booking.id} className={`between ${styles.booking}`}>
                  <div>
                    <h2 className={`h3 ${styles.name}`}>
                      <Link to={paths.booking(booking.id)}>{booking.name}</Link>
                    </h2>
                    <p className="quiet">{describeDays(daysOfBooking(booking))}</p>
                  </div>
                  <div className={`buttons ${styles.buttons}`}>
                    <ButtonLink size="small" to={paths.booking(booking.id)}>
                      Open <span className="visually-hidden">{booking.name}</span>
                    </ButtonLink>
                    <ButtonLink
                      look="outline"
                      size="small"
                      to={linkMail({
                        title: booking.name,
                        url: location.origin + paths.booking(booking.id),
                      })}
                    >
                      Email link <span className="visually-hidden">{`for ${booking.name}`}</span>
                    </ButtonLink>
                    <Button look="plain" size="small" onClick={() => remove(booking)}>
                      Remove <span className="visually-hidden">{booking.name}</span>
                    </Button>
                  </div>
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
