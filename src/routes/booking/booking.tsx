// /booking/:id: what was booked, when it comes, what is paid and due. Anybody with the link can open it. Without an id it
// lists this device's bookings.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { BookingMissing } from '~/components/booking/BookingMissing'
import { BookingScreen } from '~/components/booking/BookingScreen'
import { MyBookings } from '~/components/booking/MyBookings'
import { PageHead } from '~/components/page/PageHead'
import { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { loadMyBookings } from '~/lib/storage/my-bookings'

export async function loader({ params }: LoaderFunctionArgs) {
  const { id } = params
  return { id, now: Date.now(), ...(id === undefined ? nothing : await readBooking(id)) }
}

const nothing = { down: false, booking: null }

async function readBooking(id: string) {
  try {
    return { down: false, booking: await findStoredBooking(id) }
  } catch {
    return { down: true, booking: null }
  }
}

export function Component() {
  const { id, now, down, booking } = useLoaderData<typeof loader>()
  return (
    <div className="container">
      {/* The address is the customer's secret. Without a description, search engines may not list it. */}
      <PageHead title={id === undefined ? 'My bookings' : 'Your booking'} />
      {id === undefined ? (
        <MyBookings />
      ) : booking ? (
        <BookingScreen key={id} booking={booking} now={new Date(now)} />
      ) : (
        <BookingMissing down={down} mine={loadMyBookings().find((one) => one.id === id)} />
      )}
    </div>
  )
}
