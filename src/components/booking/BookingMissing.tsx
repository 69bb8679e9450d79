// Shown when a booking can't be read or doesn't exist. On the device that placed it, says what that means.
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { PhoneLink } from '~/components/help/PhoneLink'
import { messages } from '~/lib/text/messages'
import type { MyBooking } from '~/lib/storage/my-bookings'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/ButtonLink'
import { EmptyState } from '~/ui/notice/EmptyState'
import styles from './booking.module.css'

type BookingMissingProps = {
  down: boolean
  mine: MyBooking | undefined
}

export function BookingMissing({ down, mine }: BookingMissingProps) {
  return (
    <div className="section stack-24">
      {down ? (
        <>
          <h1>Your booking</h1>
          <DatabaseDown what="Your booking" />
          {mine && (
            <p>
              You booked {mine.name} on this device, and you're still booked. Your booking ID is{' '}
              <strong className={styles.id}>{mine.id}</strong>.
            </p>
          )}
        </>
      ) : (
        <EmptyState
          level={1}
          title={messages.bookingNotFound}
          action={<ButtonLink to={paths.home()}>Home</ButtonLink>}
        >
          {mine ? (
            <p>
              You booked {mine.name} on this device. It may have been canceled. Call <PhoneLink />.
            </p>
          ) : (
            <p>
              Make sure you opened the full link, or call <PhoneLink />.
            </p>
          )}
        </EmptyState>
      )}
    </div>
  )
}
