import { Link } from 'react-router-dom'
import { BrowseRentals } from '~/components/rental/BrowseRentals'
import { hasStored } from '~/lib/storage/browser-storage'
import { messages } from '~/lib/text/messages'
import { EmptyState } from '~/ui/notice/EmptyState'
import { paths } from '~/urls/paths'

/** An order in another tab empties the cart in this one, so it leads to what is booked. */
export function EmptyCart() {
  return (
    <EmptyState title={messages.cartEmpty} action={<BrowseRentals />}>
      {hasStored('myBookings') && (
        <p>
          Just booked? See <Link to={paths.bookings()}>My bookings</Link>.
        </p>
      )}
    </EmptyState>
  )
}
