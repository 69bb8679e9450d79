// Days in words. Separate from dates.ts, which every page loads with the cart.
import type { Day } from '~/lib/domain/day'
import { once } from '~/lib/loading/once'
import { listWords } from '~/lib/text/list-words'
import { runsOf, type DayRun } from './day-runs'

type Style = 'long' | 'short'

/** "Saturday, June 12, 2027", or with `style` short "Sat, Jun 12, 2027". */
export function formatDay(day: Day, style: Style = 'long'): string {
  return formats[style]().format(new Date(`${day}T12:00Z`))
}

/** Ascending days: "Sat, Jun 12, 2027", or "Sat, Jun 12, 2027 to Mon, Jun 14, 2027". */
export function describeDays(days: readonly Day[]): string {
  return runsOf(days)
    .map(({ from, to }) =>
      from === to
        ? formatDay(from, 'short')
        : `${formatDay(from, 'short')} to ${formatDay(to, 'short')}`,
    )
    .join('; ')
}

/** "Saturday, June 12", for places that show the year elsewhere. */
export function dayWithoutYear(day: Day, style: Style = 'long'): string {
  return formatDay(day, style).replace(/, \d{4}$/, '')
}

/** "Saturday, June 12 is available", "Saturday, June 12 to Monday, June 14 are available". */
export function daysAreFree(days: readonly Day[], style: Style = 'long'): string {
  return `${daysWithoutYear(days, style)} ${days.length === 1 ? 'is' : 'are'} available`
}

/** "Saturday, June 12 and Saturday, June 19"; consecutive days as in `eventWithoutYear`. */
export function daysWithoutYear(days: readonly Day[], style: Style = 'long'): string {
  return listWords(runsOf(days).map((run) => eventWithoutYear(run, style)))
}

/** "Saturday, June 12 to Monday, June 14" or "Jun 12 to Jun 14"; one day as `dayWithoutYear`. */
export function eventWithoutYear({ from, to }: DayRun, style: Style = 'long') {
  if (from === to) return dayWithoutYear(from, style)
  const ends = [from, to].map((day) => dayWithoutYear(day, style))
  return ends.map((end) => (style === 'short' ? end.replace(/^\w+, /, '') : end)).join(' to ')
}

/** "before delivery on Sat, Jun 12": when the balance is due. Without a day, "before delivery". */
export function beforeDelivery(day: Day | undefined): string {
  return `before delivery${day === undefined ? '' : ` on ${dayWithoutYear(day, 'short')}`}`
}

// In UTC: a formatter keeps its time zone, and a traveler's device may change its own.
const formatOf = (style: Style) =>
  once(
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: 'UTC',
        weekday: style,
        month: style,
        day: 'numeric',
        year: 'numeric',
      }),
  )
const formats = { long: formatOf('long'), short: formatOf('short') }
