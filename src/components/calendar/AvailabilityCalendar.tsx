// Days, a month at a time: one item's, or those of an event. The keyboard reaches days that can't be booked, too, and their
// names say why. Picking one is reported like any other, so that the page can answer.
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { dayName, type ShownState } from './day-name'
import { addMonths, columnOf, dayAfterKey, monthOf } from '~/lib/availability/month'
import { addDays } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import { daysOf } from '~/lib/event/event-days'
import { Icon } from '~/ui/Icon'
import styles from './AvailabilityCalendar.module.css'

type AvailabilityCalendarProps = {
  stateOf: (day: Day) => ShownState
  days: { today: Day; first: Day; last: Day }
  chosen: readonly Day[]
  /** The day whose month is shown first; otherwise the first chosen one. */
  opensAt?: Day | undefined
  onPick: (day: Day) => void
  /** Leaves out the legend: a calendar without an item has no taken days. */
  plain?: boolean
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const monthFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function AvailabilityCalendar({
  stateOf,
  days,
  chosen,
  opensAt = chosen[0] ?? days.first,
  onPick,
  plain = false,
}: AvailabilityCalendarProps) {
  const tiles = useRef<HTMLDivElement>(null)
  const monthId = useId()
  const [month, setMonth] = useState(monthOf(opensAt))
  const [current, setCurrent] = useState(opensAt)

  // The only tile in the tab order: the current day, or the first available day of another month.
  const reachable = monthOf(current) === month ? current : clamp(month)

  function clamp(day: Day): Day {
    return day < days.first ? days.first : day > days.last ? days.last : day
  }

  function turn(count: 1 | -1) {
    const to = addMonths(month, count)
    if (to >= monthOf(days.first) && to <= monthOf(days.last)) setMonth(to)
  }

  function move(event: KeyboardEvent) {
    // With these keys held, the arrows belong to the browser, such as for going back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = dayAfterKey(event.key, reachable)
    if (to === null) return
    event.preventDefault()
    flushSync(() => {
      setCurrent(clamp(to))
      setMonth(monthOf(clamp(to)))
    })
    tiles.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }

  return (
    <fieldset className={`stack-12 ${styles.calendar}`} aria-labelledby={monthId}>
      <div className={`between ${styles.head}`}>
        <Turn
          name="Previous month"
          icon="caret-left"
          off={month <= monthOf(days.first)}
          onClick={() => turn(-1)}
        />
        <p id={monthId} className={styles.month} aria-live="polite">
          {monthFormat.format(new Date(`${month}T12:00Z`))}
        </p>
        <Turn
          name="Next month"
          icon="caret-right"
          off={month >= monthOf(days.last)}
          onClick={() => turn(1)}
        />
      </div>
      <div>
        <div className={styles.weekdays}>
          {weekdays.map((name) => (
            <div key={name}>
              <abbr title={name}>{name.slice(0, 3)}</abbr>
            </div>
          ))}
        </div>
        {/* Handles the keys of the tiles inside, which are buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          ref={tiles}
          className={styles.days}
          style={{ '--first-column': columnOf(month) + 1 } as CSSProperties}
          onKeyDown={move}
        >
          {daysOf({ from: month, to: addDays(addMonths(month, 1), -1) }).map((day) => {
            const marks = {
              state: stateOf(day),
              today: day === days.today,
              chosen: chosen.includes(day),
            }
            const isOff = day < days.first || day > days.last
            const canChoose = marks.state === 'free' || marks.state === 'open'
            return (
              <button
                key={day}
                type="button"
                className={styles[marks.chosen ? 'chosen' : marks.state]}
                tabIndex={day === reachable ? 0 : -1}
                disabled={isOff}
                aria-disabled={isOff || canChoose ? undefined : true}
                aria-label={dayName(day, marks)}
                aria-current={marks.today ? 'date' : undefined}
                // The arrow keys continue from the focused tile.
                onFocus={() => setCurrent(day)}
                onClick={() => {
                  setCurrent(day)
                  onPick(day)
                }}
              >
                <time dateTime={day}>{Number(day.slice(-2))}</time>
              </button>
            )
          })}
        </div>
      </div>
      {!plain && <Legend />}
    </fieldset>
  )
}

type TurnProps = {
  name: string
  icon: 'caret-left' | 'caret-right'
  off: boolean
  onClick: () => void
}

/** Stays focusable at the end of the calendar, because a button that disappears loses the focus. */
function Turn({ name, icon, off, onClick }: TurnProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      aria-disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="Legend">
      <li>Available</li>
      <li className={styles.today}>Today</li>
      <li className={styles.full}>Booked</li>
      <li className={styles.chosen}>Your date</li>
    </ul>
  )
}
