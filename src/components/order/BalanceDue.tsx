// How and by when to pay the balance of a booking, on its page and on its invoice.
import { PayBy } from './PayBy'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { hasPaymentTerms } from '~/lib/order-form/organization'
import { firstDay, firstDelivery, linesOf } from '~/lib/booking/plan/rental-times'
import { readStamp } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { beforeDelivery } from '~/lib/time/day-text'
import { paymentTerms } from './answer-words'

/** How and by when to pay the balance; nothing if nothing is due. */
export function BalanceDue({ booking, now }: { booking: StoredBooking; now: Date }) {
  const { id, approved, balances, balanceDueCents, created, organization, method } = booking
  if (approved === 'waiting') return <p>Nothing is due until our office approves your request.</p>
  if (balanceDueCents === 0) return null
  if (balances && balances.deposit > 0)
    return (
      <p>
        Your deposit is paid. The balance is due {beforeDelivery(firstDay(linesOf(booking)))}. Pay
        it by card here, or in our office.
      </p>
    )
  if (hasPaymentTerms(organization, method)) return <p>{paymentTerms}</p>
  // The time of approval isn't stored.
  if (approved === 'later') return <p>Pay by card here, or in our office.</p>
  const lines = linesOf(booking)
  const isOver = lines.every(({ days }) => days.every((day) => day < today(now)))
  if (isOver) return null
  const delivery = firstDelivery(lines, booking)
  return <PayBy made={readStamp(created)} delivery={delivery} now={now} bookingId={id} />
}
