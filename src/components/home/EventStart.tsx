// The field for the event's day on the home page. Choosing a day opens the catalog with its free items.
import { useNavigate } from 'react-router-dom'
import styles from './EntryPoints.module.css'
import { EventDateField } from '~/components/event/EventDateField'
import { EventLine } from '~/components/event/EventLine'
import { useEvent } from '~/components/event/use-event'
import { withEvent, type EventDays } from '~/lib/event/event-days'
import { paths } from '~/paths'

export function EventStart() {
  const navigate = useNavigate()
  const { span } = useEvent()
  const addressOf = (days: EventDays | null) => paths.category('all-rentals') + withEvent('', days)
  return (
    <section className={`${styles.way} ${styles.when}`} aria-labelledby="when">
      <h2 id="when" className={styles.question}>
        When is your event?
      </h2>
      <EventDateField
        label="Event date"
        event={null}
        span={span}
        onChoose={(days) => void navigate(addressOf(days))}
      />
      <EventLine event={null} ignored={null} span={span} addressOf={addressOf} />
    </section>
  )
}
