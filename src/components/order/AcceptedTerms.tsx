import { Link } from 'react-router-dom'
import { bookedOn } from '~/lib/booking/plan/payment-record'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { paths } from '~/paths'

/** The accepted terms, with the day on which the booking was made. */
export function AcceptedTerms({ booking }: { booking: StoredBooking }) {
  const day = bookedOn(booking)
  return (
    <p>
      You accepted the{' '}
      <Link to={paths.contract()} className="finger">
        rules and restrictions
      </Link>{' '}
      when you booked{day && `, on ${day}`}.
    </p>
  )
}
