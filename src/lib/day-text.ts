// Days in words. Apart from dates.ts, which every page loads with the cart.
import type { Day } from '~/lib/dates'

/** "Saturday, June 12, 2027", or with `style` short "Sat, Jun 12, 2027". */
export function formatDay(day: Day, style: 'long' | 'short' = 'long'): string {
  return (style === 'long' ? longFormat : shortFormat).format(new Date(`${day}T12:00Z`))
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
