import type { Day } from '~/lib/domain/day'
import { addDays, dateToDay, dayToDate } from '~/lib/time/dates'
import { weekdayNumber } from '~/lib/time/weekdays'

/** The first day of a day's month. */
export function monthOf(day: Day): Day {
  const date = dayToDate(day)
  return dateToDay(new Date(date.getFullYear(), date.getMonth(), 1))
}

/** The same day `count` months later (or earlier), or that month's last day where it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = dayToDate(day)
  const month = new Date(date.getFullYear(), date.getMonth() + count, 1)
  const length = new Date(month.getFullYear(), month.getMonth() + 1, 0).getDate()
  return addDays(dateToDay(month), Math.min(date.getDate(), length) - 1)
}

/** The Sunday that begins a day's week. */
export const weekOf = (day: Day): Day => addDays(day, -weekdayNumber(day))

/** A month's rows in a calendar, which leaves out the weeks before the one of `first`. */
export function weeksOf(day: Day, first: Day): number {
  const month = monthOf(day)
  const length = dayToDate(addDays(addMonths(month, 1), -1)).getDate()
  const all = Math.ceil((weekdayNumber(month) + length) / 7)
  const over =
    monthOf(first) === month
      ? Math.floor((weekdayNumber(month) + dayToDate(first).getDate() - 1) / 7)
      : 0
  return all - over
}

/** The day to which a key of the keyboard moves from another; null for other keys. */
export function dayAfterKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return weekOf(day)
    case 'End':
      return addDays(day, 6 - weekdayNumber(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}
