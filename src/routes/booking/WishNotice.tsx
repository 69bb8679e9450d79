import { PhoneLink } from '~/components/contact/PhoneLink'
import { firstDay, linesOf } from '~/lib/booking/plan/rental-times'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { loadSentWish, type SentWish } from '~/lib/storage/sent-wishes'
import { createdStamp } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { readStoredDay } from '~/lib/time/stored-day'
import { Notice } from '~/ui/notice/Notice'

/** What this device asked the office to change; nothing once the booking is on that day. */
export function WishNotice({ booking }: { booking: Booking }) {
  const asked = loadSentWish(booking.id)
  if (asked === null || asked.day === firstDay(linesOf(booking))) return null
  return (
    <Notice tone="waiting" title={`You asked our office to ${wishOf(asked)}.`}>
      <p>
        <span>{`Sent ${sentOn(asked)}.`}</span> Your booking stays as it is until our office answers
        you at <span translate="no">{booking.email}</span>. If it can't wait, call <PhoneLink />.
      </p>
    </Notice>
  )
}

function wishOf({ what, day }: SentWish): string {
  if (what === 'cancel') return 'cancel this booking'
  if (what === 'other') return 'change this booking'
  return day ? `move this booking to ${formatDay(day)}` : 'move this booking to another day'
}

/** "Tue, Jun 8, 2027", the business's day. */
function sentOn({ at }: SentWish): string {
  const day = readStoredDay(createdStamp(new Date(at)).split('|')[0])
  return day ? `on ${formatDay(day, 'short')}` : ''
}
