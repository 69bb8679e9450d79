// The accessible name of a calendar's day: the date, and what its color and stripes mean.
import type { DayState } from '~/lib/availability/day-state'
import type { Day } from '~/lib/domain/day'
import { formatDay } from '~/lib/time/day-text'

/** `open`: can be chosen, in a calendar without an item. */
export type ShownState = DayState | 'open'

const words: Record<ShownState, string> = {
  open: '',
  free: 'available',
  full: 'fully booked',
  closed: 'closed',
  past: 'past',
  later: 'not open for booking yet',
}

type Marks = { state: ShownState; today: boolean; chosen: boolean }

export function dayName(day: Day, { state, today, chosen }: Marks): string {
  // Today can't be booked any more from some hour on, but isn't past.
  const word = today && state === 'past' ? 'too late to book' : words[state]
  return [formatDay(day), today && 'today', word, chosen && 'your date'].filter(Boolean).join(', ')
}
