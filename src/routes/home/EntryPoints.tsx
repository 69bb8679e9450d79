// The two entry points to the catalog, on the edge of the hero's lawn: the event's day, and the
// categories.
import { useNavigate } from 'react-router-dom'
import { EventDateField } from '~/components/event/EventDateField'
import { EventLine } from '~/components/event/EventLine'
import { useEvent } from '~/components/event/use-event'
import { CategoryGrid } from '~/components/rental/CategoryGrid'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { readEventDays, withEvent, type EventDays } from '~/lib/event/event-days'
import { paths } from '~/urls/paths'
import styles from './EntryPoints.module.css'

export function EntryPoints() {
  const navigate = useNavigate()
  const { span } = useEvent()
  const carried = useCarriedDays()
  const { event } = readEventDays(new URLSearchParams(carried), span)
  const hrefOf = (days: EventDays | null) =>
    days ? paths.category('all-rentals') + withEvent('', days) : paths.home()
  return (
    <div className="container">
      <div className={`stack-16 ${styles.panel}`}>
        <section className={`${styles.way} ${styles.when}`} aria-labelledby="when">
          <h2 id="when" className={styles.question}>
            When is your event?
          </h2>
          <EventDateField
            label="Event date"
            event={event}
            span={span}
            onChoose={(days) => void navigate(hrefOf(days))}
          />
          <EventLine event={event} ignored={null} span={span} hrefOf={hrefOf} />
        </section>
        <section className={styles.way} aria-labelledby="categories">
          <h2 id="categories" className={styles.question}>
            What are you looking for?
          </h2>
          <CategoryGrid look="compact" />
        </section>
      </div>
    </div>
  )
}
