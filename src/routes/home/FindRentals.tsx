// In the hero: the event's day and town, and the way to the rentals. A day leads there at once.
import { useNavigate } from 'react-router-dom'
import { TownField } from '~/components/event-place/TownField'
import { useChoosePlace } from '~/components/event-place/use-choose-place'
import { EventDateField } from '~/components/event/EventDateField'
import { EventLine } from '~/components/event/EventLine'
import { useEvent } from '~/components/event/use-event'
import { useCarriedDays } from '~/components/rental/use-carried-days'
import { readEventDays, withEvent } from '~/lib/event/event-days'
import { useEventPlace } from '~/lib/storage/event-place'
import type { DayRun } from '~/lib/time/day-runs'
import { ButtonLink } from '~/ui/button/Button'
import { Icon } from '~/ui/Icon'
import { paths } from '~/urls/paths'
import styles from './FindRentals.module.css'

export function FindRentals() {
  const navigate = useNavigate()
  const { bookableDays } = useEvent()
  const carried = useCarriedDays()
  const place = useEventPlace()
  const { choose, note } = useChoosePlace()
  const { event } = readEventDays(new URLSearchParams(carried), bookableDays)
  const hrefOf = (days: DayRun | null) =>
    days ? paths.category('all-rentals') + withEvent('', days) : paths.home()
  return (
    <section className={`float ${styles.find}`} aria-labelledby="when">
      <h2 id="when" className="visually-hidden">
        When is your event?
      </h2>
      <TownField place={place} onChoose={choose} />
      <EventDateField
        label="Event date"
        event={event}
        bookableDays={bookableDays}
        onChoose={(days) => void navigate(hrefOf(days))}
      />
      <p aria-live="polite" className="note">
        {note}
      </p>
      <ButtonLink to={paths.category('all-rentals') + carried}>
        Browse Rentals
        <Icon name="arrow-right" />
      </ButtonLink>
      <EventLine event={event} ignored={null} bookableDays={bookableDays} hrefOf={hrefOf} />
    </section>
  )
}
