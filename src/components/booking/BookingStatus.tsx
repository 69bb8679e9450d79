import { StatusPill } from '~/components/order/StatusPill'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { formatCents } from '~/lib/domain/money'

export function BookingStatus({ booking }: { booking: StoredBooking }) {
  const { paid, approved, balances, balanceDueCents } = booking
  const isPaid = approved !== 'waiting' && (paid || (balances !== null && balanceDueCents === 0))
  return (
    <StatusPill settled={isPaid}>
      {isPaid
        ? 'Paid in full'
        : approved === 'waiting'
          ? 'Waiting for our office'
          : balances
            ? `Balance due ${formatCents(balanceDueCents)}`
            : 'Call us for the amount due'}
    </StatusPill>
  )
}
