// The days of an event: one press for one day, the first and the last for several.
import { useState } from 'react'
import { maxDaysPerLine } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import { dayWithoutYear } from '~/lib/time/day-text'
import { ChoiceRow } from '~/ui/field/ChoiceRow'
import { AvailabilityCalendar } from './AvailabilityCalendar'

type EventDatePickerProps = {
  event: DayRun | null
  bookableDays: { today: Day; first: Day; last: Day }
  onChoose: (event: DayRun) => void
}

export function EventDatePicker({ event, bookableDays, onChoose }: EventDatePickerProps) {
  const [several, setSeveral] = useState(event !== null && event.from !== event.to)
  /** The first of several days, once it is chosen. */
  const [first, setFirst] = useState<Day | null>(null)
  const [tooLong, setTooLong] = useState(false)
  const chosen = first === null ? (event ? daysIn(event) : []) : [first]

  function pick(day: Day) {
    const isLast = several && first !== null && day >= first
    setTooLong(isLast && day > addDays(first, maxDaysPerLine - 1))
    if (!several) onChoose({ from: day, to: day })
    else if (!isLast) setFirst(day)
    else if (day <= addDays(first, maxDaysPerLine - 1)) onChoose({ from: first, to: day })
  }

  return (
    <div className="stack-12">
      <output className="quiet">{stepOf(several, first, tooLong)}</output>
      <AvailabilityCalendar
        plain
        stateOf={(day) =>
          day < bookableDays.first ? 'earlier' : day > bookableDays.last ? 'later' : 'open'
        }
        bookableDays={bookableDays}
        chosen={chosen}
        onPick={pick}
      />
      <ChoiceRow
        type="checkbox"
        name="several"
        label="Multi-day event"
        checked={several}
        onChange={({ target }) => {
          setSeveral(target.checked)
          setFirst(null)
          setTooLong(false)
        }}
      />
    </div>
  )
}

function stepOf(several: boolean, first: Day | null, tooLong: boolean): string {
  if (!several) return 'Choose a day.'
  if (first === null) return 'Choose the first day.'
  const most = `up to ${maxDaysPerLine} days`
  return tooLong
    ? `We rent for ${most} in a row. Please choose an earlier last day.`
    : `Starting ${dayWithoutYear(first)}. Now choose the last day (${most}).`
}
