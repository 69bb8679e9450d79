import type { Day } from '~/lib/domain/day'
import { once } from '~/lib/loading/once'
import { dateParts } from './stored-day'
import { timeZone } from './timezone'

/** The day as a `Date` at local midnight, for the calendar. */
export function dayToDate(day: Day): Date {
  const { year, month, date } = dateParts(day)
  return new Date(Number(year), Number(month) - 1, Number(date))
}

/** The local calendar day of a `Date`. */
export function dateToDay(date: Date): Day {
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}` as Day
}

/** The day `count` days later (or earlier, when negative). */
export function addDays(day: Day, count: number): Day {
  const date = dayToDate(day)
  date.setDate(date.getDate() + count)
  return dateToDay(date)
}

/** How many days `to` is after `from`; negative if it is before. */
export function daysApart(from: Day, to: Day): number {
  // As UTC, where every day has 24 hours.
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

/** Today in the business's time zone. */
export function today(now: Date): Day {
  const { year, month, day } = clock(now)
  return `${year}-${month}-${day}` as Day
}

/** The hour of the day (0 to 23) in the business's time zone. */
export function businessHour(now: Date): number {
  return Number(clock(now).hour)
}

/** `MM/DD/YYYY | HH:MM` in the business's time zone: the stored form of `created`. */
export function createdStamp(now: Date): string {
  const { year, month, day, hour, minute } = clock(now)
  return `${month}/${day}/${year} | ${hour}:${minute}`
}

const zoned = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

function clock(now: Date) {
  const parts = Object.fromEntries(
    zoned()
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts
  return { year, month, day, hour, minute }
}

const two = (value: number) => String(value).padStart(2, '0')
