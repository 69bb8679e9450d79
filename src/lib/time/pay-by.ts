// The deadline of an unpaid booking (docs/decisions/booking-page.md).
import { unpaidHours } from '~/lib/domain/business'
import { weekdays, type Day } from '~/lib/domain/day'
import { listWords } from '~/lib/text/list-words'
import { momentAt } from './business-time'
import { addDays, today } from './dates'
import type { OpenTime } from './opening-hours'
import { weekdayOf } from './weekdays'

/** "Sundays"; '' if it is open every day. */
export function closedWeekdays(hours: readonly OpenTime[]): string {
  const closed = weekdays.filter((name) => !hours.some(({ days }) => days.includes(name)))
  return listWords(closed.map((name) => `${name}s`))
}

/** When an unpaid booking made then is canceled (docs/rules.md, "Unpaid reservations"). */
export function payBy(made: Date): Date {
  // A stored moment has no seconds.
  return new Date(Math.floor(made.getTime() / 60_000) * 60_000 + unpaidHours * 3_600_000)
}

/** Whether the office is open at a deadline; if not, whether it opens at all before it. */
export type OfficeAtDeadline = 'open' | 'closed' | 'closedUntilThen'

/** The office's state at a deadline. `since`: the earliest moment at which one could pay. */
export function officeAt(by: Date, since: Date, hours: readonly OpenTime[]): OfficeAtDeadline {
  const openings = openingsOn(daysBetween(since, by), hours)
  if (openings.some(({ opens, closes }) => opens <= by && by <= closes)) return 'open'
  const opensBefore = openings.some(({ opens, closes }) => opens < by && since < closes)
  return opensBefore ? 'closed' : 'closedUntilThen'
}

function daysBetween(from: Date, to: Date): Day[] {
  const days = [today(from)]
  for (let day = today(from); day < today(to); day = addDays(day, 1)) days.push(addDays(day, 1))
  return days
}

function openingsOn(days: readonly Day[], hours: readonly OpenTime[]) {
  return days.flatMap((day) => {
    return hours
      .filter((open) => open.days.includes(weekdayOf(day)))
      .map(({ opens, closes }) => ({
        opens: momentAt(day, opens),
        // Closing at midnight is 0.
        closes: momentAt(day, closes || 24 * 60),
      }))
  })
}
