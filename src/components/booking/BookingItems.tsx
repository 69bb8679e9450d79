// The booked items: picture, stored name (with the quantity) and days.
import { describeDays } from '~/lib/time/day-text'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { linesOf } from '~/lib/booking/plan/rental-times'
import { Picture } from '~/ui/Picture'
import styles from './booking.module.css'

export function BookingItems({ booking }: { booking: StoredBooking }) {
  return (
    <section aria-labelledby="booked" className={styles.part}>
      <h2 id="booked">What you booked</h2>
      <ul>
        {linesOf(booking).map(({ name, image, days }, index) => (
          // Lines have no id; they never change while they are shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.item}>
            <Picture src={image} alt="" width={168} height={126} eager />
            <div>
              <h3>{name}</h3>
              <p className="quiet">{describeDays(days)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
