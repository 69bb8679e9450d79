// Days, a month at a time: one item's, or those of an event. The keyboard reaches days that can't
// be booked, too, and their names say why. Picking one is reported, so that the page can answer.
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { Calendar } from 'react-calendar'
import { addMonths, dayAfterKey, monthOf, weekOf } from '~/lib/availability/month'
import type { Day } from '~/lib/domain/day'
import { once } from '~/lib/loading/once'
import { addDays, dateToDay, dayToDate } from '~/lib/time/dates'
import { weekdayNumber } from '~/lib/time/weekdays'
import { Icon } from '~/ui/Icon'
import { dayName, type ShownState } from './day-name'
import styles from './AvailabilityCalendar.module.css'
import legend from './CalendarLegend.module.css'

type AvailabilityCalendarProps = {
  stateOf: (day: Day) => ShownState
  bookableDays: { today: Day; first: Day; last: Day }
  chosen: readonly Day[]
  /** The day whose month is shown first; otherwise the first chosen one. */
  opensAt?: Day | undefined
  onPick: (day: Day) => void
  /** Leaves out the legend: a calendar without an item has no taken days. */
  plain?: boolean
}

const monthFormat = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

export function AvailabilityCalendar({
  stateOf,
  bookableDays,
  chosen,
  opensAt = chosen[0] ?? bookableDays.first,
  onPick,
  plain = false,
}: AvailabilityCalendarProps) {
  const box = useRef<HTMLDivElement>(null)
  const monthId = useId()
  const [month, setMonth] = useState(monthOf(opensAt))
  const [current, setCurrent] = useState(opensAt)
  const moved = useRef(false)
  const isOff = (day: Day) => day < bookableDays.first || day > bookableDays.last

  // The only tile in the tab order: the current day, or the first available day of another month.
  const reachable = clamp(monthOf(current) === month ? current : month)

  function clamp(day: Day): Day {
    return day < bookableDays.first
      ? bookableDays.first
      : day > bookableDays.last
        ? bookableDays.last
        : day
  }

  function turn(count: 1 | -1) {
    const to = addMonths(month, count)
    if (to >= monthOf(bookableDays.first) && to <= monthOf(bookableDays.last)) setMonth(to)
  }

  function move(event: KeyboardEvent) {
    // With these keys held, the arrows belong to the browser, such as for going back.
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = dayAfterKey(event.key, reachable)
    if (to === null) return
    event.preventDefault()
    moved.current = true
    setCurrent(clamp(to))
    setMonth(monthOf(clamp(to)))
  }

  /** The arrow keys continue from the focused tile. */
  function follow({ target }: FocusEvent) {
    const tiles = box.current?.querySelectorAll('button') ?? []
    const index = [...tiles].findIndex((tile) => tile === target)
    if (index >= 0) setCurrent(addDays(month, index))
  }

  // The library has no keys for its days and sets no attributes on them, until it takes tiles of our
  // own (https://github.com/wojtekmaj/react-calendar/issues/572). They are in the order of the days.
  useLayoutEffect(() => {
    const tiles = box.current?.querySelectorAll<HTMLElement>('button') ?? []
    for (const [i, tile] of tiles.entries()) {
      const day = addDays(month, i)
      const state = stateOf(day)
      tile.tabIndex = day === reachable ? 0 : -1
      // Late in a month, the weeks that are over would fill the calendar.
      tile.hidden = day < weekOf(bookableDays.first)
      const isDisabled = tile.matches(':disabled')
      setAttribute(
        tile,
        'aria-disabled',
        state === 'free' || state === 'open' || isDisabled ? null : 'true',
      )
      tile.setAttribute('aria-label', nameOf(day))
      setAttribute(tile, 'aria-current', day === bookableDays.today ? 'date' : null)
      if (moved.current && day === reachable) tile.focus()
    }
    // The library puts a name on an abbreviation inside, where HTML doesn't allow one.
    for (const abbreviation of box.current?.querySelectorAll('abbr') ?? [])
      abbreviation.removeAttribute('aria-label')
    moved.current = false
  })

  function nameOf(day: Day) {
    return dayName(day, {
      state: stateOf(day),
      today: day === bookableDays.today,
      over: day < bookableDays.today,
      chosen: chosen.includes(day),
    })
  }

  function classOf(day: Day) {
    return [
      styles[chosen.includes(day) ? 'chosen' : stateOf(day)],
      day === bookableDays.today && styles.today,
    ].filter((name) => name !== undefined && name !== false)
  }

  function pick(day: Day) {
    setCurrent(day)
    onPick(day)
  }

  return (
    <fieldset className={`stack-12 ${styles.calendar}`} aria-labelledby={monthId}>
      <div className={`between ${styles.head}`}>
        <Turn
          name="Previous month"
          icon="caret-left"
          off={month <= monthOf(bookableDays.first)}
          onClick={() => turn(-1)}
        />
        <p id={monthId} className={styles.month} aria-live="polite">
          {monthFormat().format(new Date(`${month}T12:00Z`))}
        </p>
        <Turn
          name="Next month"
          icon="caret-right"
          off={month >= monthOf(bookableDays.last)}
          onClick={() => turn(1)}
        />
      </div>
      {/* Handles the keys of the tiles inside, which are buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        className={styles.days}
        style={{ '--first-column': weekdayNumber(month) + 1 } as CSSProperties}
        onKeyDown={move}
        onFocus={follow}
      >
        <Calendar
          locale="en-US"
          calendarType="gregory"
          minDetail="month"
          showNavigation={false}
          showNeighboringMonth={false}
          activeStartDate={dayToDate(month)}
          value={chosen[0] ? dayToDate(chosen[0]) : null}
          formatDay={(_, date) => String(date.getDate())}
          tileClassName={({ date }) => classOf(dateToDay(date))}
          tileDisabled={({ date }) => isOff(dateToDay(date))}
          onClickDay={(date) => pick(dateToDay(date))}
        />
      </div>
      {!plain && <CalendarLegend />}
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

function setAttribute(element: HTMLElement, name: string, value: string | null) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function CalendarLegend() {
  return (
    <ul className={legend.legend} aria-label="Legend">
      <li>Available</li>
      <li className={legend.today}>Today</li>
      <li className={legend.full}>Booked</li>
      <li className={legend.chosen}>Your date</li>
    </ul>
  )
}
