// /booking/:id: what was booked, when it comes, what is paid and due. Anybody with the link can open it. Without an id it
// lists this device's bookings.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { BookingScreen } from '~/components/booking/BookingScreen'
import { MyBookings } from '~/components/booking/MyBookings'
import { DatabaseDown } from '~/components/help/DatabaseDown'
import { PhoneLink } from '~/components/help/PhoneLink'
import { PageHead } from '~/components/page/PageHead'
import { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { loadMyBookings, type MyBooking } from '~/lib/storage/my-bookings'
import { messages } from '~/lib/text/messages'
import { paths } from '~/paths'
import { ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'

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

/** Says that the booking can't be read or found, and what that means on the device that placed it. */
function BookingMissing({ down, mine }: { down: boolean; mine: MyBooking | undefined }) {
  return (
    <div className="section stack-24">
      {down ? (
        <>
          <h1>Your booking</h1>
          <DatabaseDown what="Your booking" />
          {mine && (
            <p>
              You booked {mine.name} on this device, and you're still booked. Your booking ID is{' '}
              <strong>{mine.id}</strong>.
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
