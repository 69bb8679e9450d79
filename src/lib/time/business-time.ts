// Moments by the clock of the business, whatever the clock and the zone of the visitor's device.
import type { Day } from '~/lib/domain/day'
import { once } from '~/lib/loading/once'
import { createdStamp } from './dates'
import { readStoredDay } from './stored-day'
import { timeZone } from './timezone'

const minuteMs = 60_000

/** When Chicago's clock shows `minutes` after midnight of a day; above 1,440 it is the next day. */
export function momentAt(day: Day, minutes: number): Date {
  const shown = Date.parse(`${day}T00:00Z`) + minutes * minuteMs
  let moment = shown
  // The first step may end up beyond a change of the clocks; the second uses the right offset.
  for (let step = 0; step < 2; step++) moment += shown - clockAt(moment)
  return new Date(moment)
}

/** The time that Chicago's clock shows at a moment, as if that were UTC. */
function clockAt(moment: number): number {
  const [date = '', time = ''] = createdStamp(new Date(moment)).split(' | ')
  const [month, day, year] = date.split('/')
  return Date.parse(`${year}-${month}-${day}T${time}Z`)
}

/** The moment of a stored `MM/DD/YYYY | HH:MM`; null for anything else. */
export function readStamp(created: string): Date | null {
  const [date = '', time = ''] = created.split('|')
  const day = readStoredDay(date)
  const minutes = readClock(time.trim())
  return day === null || minutes === null ? null : momentAt(day, minutes)
}

/** Minutes after midnight of `HH:MM`; null for anything else. */
export function readClock(text: string): number | null {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text)
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null
}

/** Minutes after midnight of "5am" or "4:30 pm"; null for anything else. */
export function readHour(text: string): number | null {
  const parts = /^(1[0-2]|[1-9])(?::([0-5]\d))?\s*(am|pm)$/i.exec(text.trim())
  if (!parts) return null
  const [, hour, minute = 0, half = ''] = parts
  return ((Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

/** Minutes after midnight in words: "5am", "1:05pm". */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  const minute = minutes % 60
  const shown = `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`
  return `${shown}${hour < 12 ? 'am' : 'pm'}`
}

/** "7am" for "07:00"; anything else than `HH:MM` counts as midnight. */
export const clockWords = (clock: string) => formatClock(readClock(clock) ?? 0)

const dateFormat = once(
  () =>
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }),
)

/** "2:05pm" in Chicago. */
export const formatTime = (moment: Date): string => clockWords(createdStamp(moment).slice(-5))

/** "Monday, June 7, 4pm". */
export const formatMoment = (moment: Date): string =>
  `${dateFormat().format(moment)}, ${formatTime(moment)}`
