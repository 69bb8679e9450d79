// The field for the event's day. It opens a calendar, which loads on demand.
import { useId, useState } from 'react'
import { ChunkLoadNotice } from '~/components/failures/ChunkLoadNotice'
import { lazyComponent } from '~/components/loading/lazy-component'
import type { Day } from '~/lib/domain/day'
import { lazyImport } from '~/lib/loading/lazy-import'
import type { DayRun } from '~/lib/time/day-runs'
import { eventWithoutYear } from '~/lib/time/day-text'
import { Dialog } from '~/ui/dialog/Dialog'
import { Icon } from '~/ui/Icon'
import styles from './EventDateField.module.css'

const loadCalendar = () => import('~/components/calendar/EventDatePicker')

const EventDatePicker = lazyComponent(loadCalendar, 'EventDatePicker', {
  Waiting: () => (
    <div className={`quiet ${styles.waiting}`}>
      <output>Opening the calendar…</output>
    </div>
  ),
  Missing: () => <ChunkLoadNotice title="The calendar didn't load." />,
})

type EventDateFieldProps = {
  label: string
  event: DayRun | null
  bookableDays: { today: Day; first: Day; last: Day }
  onChoose: (event: DayRun) => void
}

export function EventDateField({ label, event, bookableDays, onChoose }: EventDateFieldProps) {
  const [open, setOpen] = useState(false)
  const labelId = useId()
  const valueId = useId()
  const prefetch = () => void lazyImport(loadCalendar).catch(() => {})
  return (
    <div>
      <span id={labelId} className="label">
        {label}
      </span>
      <button
        type="button"
        className={`box ${styles.control}`}
        aria-haspopup="dialog"
        aria-labelledby={`${labelId} ${valueId}`}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(true)}
      >
        <Icon name="calendar" size="1.25rem" />
        <span id={valueId} className={event ? styles.value : `quiet ${styles.value}`}>
          {event ? eventWithoutYear(event, 'short') : 'Choose a date'}
        </span>
        <span className={styles.caret}>
          <Icon name="caret-down" size="1.125rem" />
        </span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="When is your event?">
        <EventDatePicker
          event={event}
          bookableDays={bookableDays}
          onChoose={(chosen) => {
            setOpen(false)
            onChoose(chosen)
          }}
        />
      </Dialog>
    </div>
  )
}
