import { bookedOn } from '~/lib/booking/plan/payment-record'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { formatCents } from '~/lib/domain/money'
import { floorLabel, timeWindowLabels } from '~/lib/pricing/labels'
import styles from './invoice.module.css'

export function BookingFacts({ booking }: { booking: StoredBooking }) {
  const { name, lastName, phone, email, address, organization } = booking
  return (
    <div className={styles.facts}>
      <Facts
        title="Contact info"
        facts={[
          ['Full name', `${name} ${lastName}`.trim()],
          ['Phone', phone],
          ['Email', email],
          ['Address', address],
          ...(organization === '' ? [] : [['Organization', organization] as const]),
        ]}
      />
      <Facts
        title="Booking info"
        facts={[
          ['Confirmation ID', booking.id],
          ['Booked on', bookedOn(booking) ?? booking.created],
          ['Delivery time', deliveryTimeOf(booking)],
          ['Delivery window', deliveryWindowOf(booking)],
          ['Ground', floorLabel(booking.floorType)],
        ]}
      />
    </div>
  )
}

type FactsProps = { title: string; facts: readonly (readonly [label: string, value: string])[] }

function Facts({ title, facts }: FactsProps) {
  return (
    <section>
      <h2 className={styles.small}>{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt className="quiet">{label}</dt>
            <dd>{value || 'Not given'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Without a paid window the stored time is only the form's default. */
function deliveryTimeOf({ timeWindow, specificTime }: StoredBooking): string {
  return timeWindow === 'none' ? 'Any time' : specificTime
}

/** The window by its charge, because the window itself isn't stored. */
function deliveryWindowOf({ timeWindow, balances }: StoredBooking): string {
  if (timeWindow) return timeWindowLabels[timeWindow].summary
  return balances ? `For ${formatCents(balances.deliveryAmount)}` : ''
}
