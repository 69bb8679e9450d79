// The field for the event's day on the home page, with the day of this visit. Choosing a day opens the catalog with its free items.
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { useNavigate } from 'react-router-dom'
import styles from './EntryPoints.module.css'
import { EventDateField } from '~/components/event/EventDateField'
import { EventLine } from '~/components/event/EventLine'
import { useEvent } from '~/components/event/use-event'
import { readEventDays, withEvent, type EventDays } from '~/lib/event/event-days'
import { paths } from '~/paths'

export function EventStart() {
  const navigate = useNavigate()
  const { span } = useEvent()
  const carried = useCarriedDays()
  const { event } = readEventDays(new URLSearchParams(carried), span)
  const addressOf = (days: EventDays | null) =>
    days ? paths.category('all-rentals') + withEvent('', days) : paths.home()
  return (
    <section className={`${styles.way} ${styles.when}`} aria-labelledby="when">
      <h2 id="when" className={styles.question}>
        When is your event?
      </h2>
      <EventDateField
        label="Event date"
        event={event}
        span={span}
        onChoose={(days) => void navigate(addressOf(days))}
      />
      <EventLine event={event} ignored={null} span={span} addressOf={addressOf} />
    </section>
  )
}
