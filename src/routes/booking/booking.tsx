// /booking/:id: what was booked, when it comes, what is paid and due. Anybody with the link can
// open it. Without an id it lists this device's bookings.
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { PhoneLink } from '~/components/contact/PhoneLink'
import { FailureNotice } from '~/components/failures/FailureNotice'
import { PageHead } from '~/components/page/PageHead'
import { findBooking, wasCanceled } from '~/lib/db/bookings/find-booking'
import { findIncluded } from '~/lib/db/bookings/included'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { findInvoice } from '~/lib/db/invoices'
import { failureOf, type Failure } from '~/lib/failures/failure'
import {
  followMyBooking,
  loadMyBookings,
  saveMyBookings,
  type MyBooking,
} from '~/lib/storage/my-bookings'
import { orderMessages } from '~/lib/text/order-messages'
import { ButtonLink } from '~/ui/button/Button'
import { EmptyState } from '~/ui/notice/EmptyState'
import { OutcomeFocus } from '~/ui/notice/OutcomeFocus'
import { mendLink } from '~/urls/mailed-links'
import { paths } from '~/urls/paths'
import { BookingScreen } from './BookingScreen'
import { MyBookings } from './MyBookings'

export async function loader({ params, request }: LoaderFunctionArgs) {
  mendLink(request)
  const { id } = params
  return { id, ...(id === undefined ? nothing : await readBooking(id)) }
}

const nothing = { failure: null, booking: null, included: null, canceled: false }

async function readBooking(id: string) {
  try {
    const booking = await findBooking(id)
    if (booking === null) {
      const canceled = await wasCanceled(id).catch(() => false)
      if (canceled) saveMyBookings(loadMyBookings().filter((one) => one.id !== id))
      return { ...nothing, canceled }
    }
    followMyBooking(id, booking.asCart)
    // The page doesn't wait for the catalog.
    const included = findIncluded(booking.asCart.map(({ itemId }) => itemId))
    return { ...nothing, included, booking: await withOwnInvoice(booking) }
  } catch (error) {
    return { ...nothing, failure: failureOf(error) }
  }
}

/** A visitor can store any id there, so another booking's invoice is dropped. */
async function withOwnInvoice(booking: Booking): Promise<Booking> {
  if (booking.invoiceId === '') return booking
  const invoice = await findInvoice(booking.invoiceId)
  return invoice && invoice.bookingId !== booking.id ? { ...booking, invoiceId: '' } : booking
}

export function Component() {
  const { id, failure, booking, included, canceled } = useLoaderData<typeof loader>()
  return (
    <div className="container">
      {/* The URL is the customer's secret. Without a description, search engines may not list it. */}
      <PageHead title={id === undefined ? 'My bookings' : 'Your booking'} />
      {id === undefined ? (
        <MyBookings />
      ) : booking && included ? (
        <BookingScreen key={id} booking={booking} included={included} />
      ) : (
        // It may take the place of a long page, whose focused button is gone.
        <OutcomeFocus outcome={canceled}>
          {canceled ? (
            <BookingCanceled />
          ) : (
            <BookingMissing
              failure={failure}
              mine={loadMyBookings().find((one) => one.id === id)}
            />
          )}
        </OutcomeFocus>
      )}
    </div>
  )
}

function BookingCanceled() {
  return (
    <div className="section">
      <EmptyState
        level={1}
        title="This booking was canceled."
        action={<ButtonLink to={paths.home()}>Home</ButtonLink>}
      >
        <p>
          <span>Nothing will be delivered. Canceled by mistake? Call</span> <PhoneLink />.
        </p>
      </EmptyState>
    </div>
  )
}

/** A booking can't be read or found, and what that means on the device that placed it. */
function BookingMissing({
  failure,
  mine,
}: {
  failure: Failure | null
  mine: MyBooking | undefined
}) {
  return (
    <div className="section stack-24">
      {failure ? (
        <>
          <h1>Your booking</h1>
          <FailureNotice title="Your booking didn't load." failure={failure} />
          {mine && (
            <p>
              <span>{`You booked ${mine.name} on this device, and you're still booked.`}</span> Your
              confirmation ID is <strong translate="no">{mine.id}</strong>.
            </p>
          )}
        </>
      ) : (
        <EmptyState
          level={1}
          title={orderMessages.bookingNotFound}
          action={<ButtonLink to={paths.home()}>Home</ButtonLink>}
        >
          {mine ? (
            <p key="mine">
              <span>{`You booked ${mine.name} on this device.`}</span> It may have been canceled.
              Call <PhoneLink />.
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
