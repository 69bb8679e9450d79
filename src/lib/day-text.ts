// Days in words. Apart from dates.ts, which every page loads with the cart.
import { addDays, type Day } from '~/lib/dates'

/** "Saturday, June 12, 2027", or with `style` short "Sat, Jun 12, 2027". */
export function formatDay(day: Day, style: 'long' | 'short' = 'long'): string {
  return (style === 'long' ? longFormat : shortFormat).format(new Date(`${day}T12:00Z`))
}

/**
 * Ascending days of a rental, in the same words wherever they are listed: "Sat, Jun 12, 2027", and days that follow one
 * another as "Sat, Jun 12, 2027 to Mon, Jun 14, 2027".
 */
export function describeDays(days: readonly Day[]): string {
  const starts = days.filter((day, at) => days[at - 1] !== addDays(day, -1))
  const ends = days.filter((day, at) => days[at + 1] !== addDays(day, 1))
  return starts
    .map((first, at) => {
      const last = ends[at] ?? first
      return first === last
        ? formatDay(first, 'short')
        : `${formatDay(first, 'short')} to ${formatDay(last, 'short')}`
    })
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
