// Until when an unpaid reservation can be paid in the office, by the office's own hours.
import { unpaidHours } from '~/lib/business'
import { momentAt } from '~/lib/time/business-time'
import { addDays, today, type Day } from '~/lib/time/dates'
import { week, type OpenTime } from '~/lib/time/opening-hours'

/** "Sundays"; '' where it is open every day. */
export function closedWeekdays(hours: readonly OpenTime[]): string {
  const closed = week.filter((name) => !hours.some(({ days }) => days.includes(name)))
  return new Intl.ListFormat('en-US').format(closed.map((name) => `${name}s`))
}

export type PayBy = {
  /** The full hour at which it is cancelled. */
  cancelled: Date
  /** The last full hour until then at which the office can be paid; null when it is closed all the time. */
  lastOpen: Date | null
  /** Where it is closed at the hour of cancelling: when it opens after that. */
  opensAfter: Date | null
}

const hourMs = 60 * 60_000

/** Of a reservation that was made then, or is about to be. */
export function payBy(made: Date, hours: readonly OpenTime[]): PayBy {
  const cancelled = new Date(Math.floor(made.getTime() / hourMs + unpaidHours) * hourMs)
  const last = lastOpen(made, cancelled, hours)
  const isOpen = last?.getTime() === cancelled.getTime()
  return { cancelled, lastOpen: last, opensAfter: isOpen ? null : firstOpen(cancelled, hours) }
}

function firstOpen(after: Date, hours: readonly OpenTime[]): Date | null {
  // Whatever the hours are, they come again within a week.
  for (let days = 0; days <= week.length; days++) {
    const day = addDays(today(after), days)
    const starts = openOn(day, hours)
      .map(({ opens }) => momentAt(day, opens))
      .filter((start) => start >= after)
      .map((start) => start.getTime())
    if (starts.length > 0) return new Date(Math.min(...starts))
  }
  return null
}

function openOn(day: Day, hours: readonly OpenTime[]): OpenTime[] {
  const name = week[new Date(`${day}T12:00Z`).getUTCDay()] ?? ''
  return hours.filter(({ days }) => days.includes(name))
}

function lastOpen(made: Date, until: Date, hours: readonly OpenTime[]): Date | null {
  const first = today(made)
  for (let day = today(until); day >= first; day = addDays(day, -1)) {
    const ends = openOn(day, hours)
      .map(({ opens, closes }) => ({
        from: momentAt(day, opens),
        last: new Date(Math.min(momentAt(day, closes).getTime(), until.getTime())),
      }))
      .filter(({ from, last }) => last > from && last > made)
      .map(({ last }) => last.getTime())
    if (ends.length > 0) return new Date(Math.max(...ends))
  }
  return null
}
