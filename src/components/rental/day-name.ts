// The accessible name of a calendar's day: the date, and in words what its colours and stripes say.
import type { DayState } from '~/lib/availability/day-state'
import type { Day } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'
import { formatDay } from '~/lib/time/day-text'
import type { EventDays } from '~/lib/event/event-days'

/** `open`: can be chosen, where nothing is said of any one item. */
export type ShownState = DayState | 'open'

const words: Record<ShownState, string> = {
  open: '',
  free: 'free',
  full: 'fully booked',
  closed: 'closed',
  past: 'past',
  later: 'not open for booking yet',
}

type Marks = { state: ShownState; today: boolean; chosen: boolean }

/** "Saturday, June 12, 2027, fully booked". */
export function dayName(day: Day, { state, today, chosen }: Marks): string {
  // Today ends, for bookings, some hours before midnight: it isn't past.
  const word = today && state === 'past' ? 'too late to book' : words[state]
  return [formatDay(day), today && 'today', word, chosen && 'your date'].filter(Boolean).join(', ')
}

/** "Saturday, June 12": the day where its year is plain from what stands around it. */
export function dayWithoutYear(day: Day, style: 'long' | 'short' = 'long'): string {
  return formatDay(day, style).replace(/, \d{4}$/, '')
}

/** "Saturday, June 12 is free", "Saturday, June 12 to Monday, June 14 are free". */
export function daysAreFree(days: readonly Day[], style: 'long' | 'short' = 'long'): string {
  return `${daysWithoutYear(days, style)} ${days.length === 1 ? 'is' : 'are'} free`
}

/** "Saturday, June 12 and Saturday, June 19"; those that follow one another together, as `eventWithoutYear` has them. */
export function daysWithoutYear(days: readonly Day[], style: 'long' | 'short' = 'long'): string {
  return list.format(runsOf(days).map((run) => eventWithoutYear(run, style)))
}

/** "Saturday, June 12" or "Sat, Jun 12"; several days are "Saturday, June 12 to Monday, June 14" or "Jun 12 to Jun 14". */
export function eventWithoutYear(
  { from, to }: EventDays,
  style: 'long' | 'short' = 'long',
): string {
  if (from === to) return dayWithoutYear(from, style)
  const ends = [from, to].map((day) => dayWithoutYear(day, style))
  return ends.map((end) => (style === 'short' ? end.replace(/^\w+, /, '') : end)).join(' to ')
}

const list = new Intl.ListFormat('en-US')
