// The pill at the booking's head: where it stands.
import type { StoredBooking } from '~/lib/db/read-booking'
import { formatCents } from '~/lib/money'
import { Icon } from '~/ui/Icon'
import styles from './booking.module.css'

export function BookingStatus({ booking }: { booking: StoredBooking }) {
  const { paid, approved, balances, balanceDueCents } = booking
  const isPaid = approved !== 'waiting' && (paid || (balances !== null && balanceDueCents === 0))
  return (
    <p className={isPaid ? styles.paid : styles.due}>
      <Icon name={isPaid ? 'check-circle' : 'hourglass'} size="1.25rem" />
      {isPaid
        ? 'Paid in full'
        : approved === 'waiting'
          ? 'Waiting for our office'
          : balances
            ? `Balance due ${formatCents(balanceDueCents)}`
            : 'Amounts unknown'}
    </p>
  )
}
