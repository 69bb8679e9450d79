// Until when an unpaid reservation can be paid in the office, by the office's own hours.
import { unpaidHours } from '~/lib/business'
import { momentAt, readHour } from '~/lib/business-time'
import { addDays, today } from '~/lib/dates'

/** Of one day, in minutes after midnight. */
type Open = { from: number; to: number }
/** From Sunday to Saturday; null where it is closed. */
type Hours = readonly (Open | null)[]

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const plurals = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
]

/** Hours as they are written for people, "Mon - Sat 8am - 5pm" and several of these; null where they say anything else. */
export function readHours(text: string): Hours | null {
  const hours: (Open | null)[] = weekdays.map(() => null)
  for (const part of text.split(',')) {
    const [, first = '', last = first, opens = '', closes = ''] =
      /^\s*([A-Z][a-z]{2})(?:\s*[-–]\s*([A-Z][a-z]{2}))?\s+([\w:]+)\s*[-–]\s*([\w:]+)\s*$/.exec(
        part,
      ) ?? []
    const [from, to] = [readHour(opens), readHour(closes)]
    const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)]
    if (start === -1 || end === -1 || from === null || to === null) return null
    for (let day = start; ; day = (day + 1) % 7) {
      hours[day] = { from, to }
      if (day === end) break
    }
  }
  return hours
}

/** "Sundays"; '' where it is open every day, or nobody knows. */
export function closedDays(hours: Hours | null): string {
  return new Intl.ListFormat('en-US').format(plurals.filter((_, day) => hours?.[day] === null))
}

export type PayBy = {
  /** The full hour at which it is cancelled. */
  cancelled: Date
  /** The last full hour until then at which the office can be paid; null when it is closed all the time. */
  lastOpen: Date | null
}

const hourMs = 60 * 60_000

/** Of a reservation that was made then, or is about to be. */
export function payBy(made: Date, hours: Hours | null): PayBy {
  const cancelled = new Date(Math.floor(made.getTime() / hourMs + unpaidHours) * hourMs)
  return { cancelled, lastOpen: hours ? lastOpen(made, cancelled, hours) : cancelled }
}

function lastOpen(made: Date, until: Date, hours: Hours): Date | null {
  const first = today(made)
  for (let day = today(until); day >= first; day = addDays(day, -1)) {
    const open = hours[new Date(`${day}T12:00Z`).getUTCDay()]
    if (!open) continue
    const last = new Date(Math.min(momentAt(day, open.to).getTime(), until.getTime()))
    if (last > momentAt(day, open.from) && last > made) return last
  }
  return null
}
