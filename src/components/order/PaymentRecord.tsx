import { paymentRecord } from '~/lib/booking/plan/payment-record'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'

/** What was paid, how and when, as far as it is stored. */
export function PaymentRecord({ booking }: { booking: StoredBooking }) {
  const record = paymentRecord(booking)
  if (record.length === 0) return null
  return (
    <ul aria-label="Payments" className="stack-8">
      {record.map((payment) => (
        <li key={payment}>{payment}</li>
      ))}
    </ul>
  )
}
