import { bookedOn } from '~/lib/booking/plan/payment-sentences'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { customerRows, type TextRow } from '~/lib/domain/booking-texts'
import { formatCents } from '~/lib/domain/money'
import { groundLabel, timeWindowLabels } from '~/lib/pricing/labels'
import styles from './invoice.module.css'

export function BookingFacts({ booking }: { booking: Booking }) {
  const { name, lastName, phone, email, address } = booking
  const given = (part: TextRow['about']) =>
    customerRows(booking).filter(({ about }) => about === part)
  return (
    <div className={styles.facts}>
      <Facts
        title="Contact info"
        facts={[
          ['Full name', `${name} ${lastName}`.trim(), 'no'],
          ['Phone', phone, 'no'],
          ['Email', email, 'no'],
          ['Address', address, 'no'],
          ...given('customer').map(({ label, value }) => [label, value, 'no'] as const),
        ]}
      />
      <Facts
        title="Booking info"
        facts={[
          ['Confirmation ID', booking.id, 'no'],
          ['Booked on', bookedOn(booking) ?? booking.created],
          ['Delivery time', deliveryTimeOf(booking)],
          ['Delivery window', deliveryWindowOf(booking)],
          ['Ground', groundLabel(booking.floorType)],
          ...given('delivery').map(({ label, value }) => [label, value] as const),
        ]}
      />
    </div>
  )
}

/** A name, a number or an address isn't translated. */
type Fact = readonly [label: string, value: string, translate?: 'no']
type FactsProps = { title: string; facts: readonly Fact[] }

function Facts({ title, facts }: FactsProps) {
  return (
    <section>
      <h2 className={`h3 ${styles.small}`}>{title}</h2>
      <dl>
        {facts.map(([label, value, translate]) => (
          <div key={label} className={styles.fact}>
            <dt className="quiet">{label}</dt>
            <dd translate={value === '' ? undefined : translate}>{value || 'Not given'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Without a paid window the stored time is only the form's default. */
function deliveryTimeOf({ timeWindow, specificTime }: Booking): string {
  return timeWindow === 'none' ? 'Any time' : specificTime
}

/** The window by its price, because the window itself isn't stored. */
function deliveryWindowOf({ timeWindow, amountsInCents }: Booking): string {
  if (timeWindow) return timeWindowLabels[timeWindow].summary
  return amountsInCents ? `For ${formatCents(amountsInCents.timeWindow)}` : ''
}
