// Days in words. Apart from dates.ts, which every page loads with the cart.
import type { Day } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'

/** "Saturday, June 12, 2027", or with `style` short "Sat, Jun 12, 2027". */
export function formatDay(day: Day, style: 'long' | 'short' = 'long'): string {
  return (style === 'long' ? longFormat : shortFormat).format(new Date(`${day}T12:00Z`))
}

/**
 * Ascending days of a rental, in the same words wherever they are listed: "Sat, Jun 12, 2027", and days that follow one
 * another as "Sat, Jun 12, 2027 to Mon, Jun 14, 2027".
 */
export function describeDays(days: readonly Day[]): string {
  return runsOf(days)
    .map(({ from, to }) =>
      from === to
        ? formatDay(from, 'short')
        : `${formatDay(from, 'short')} to ${formatDay(to, 'short')}`,
    )
    .join('; ')
}

// Both sides in UTC: a formatter keeps the zone it was made in, and a traveller's device may change its own meanwhile.
const longFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})
const shortFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})
