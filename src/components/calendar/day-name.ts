// The accessible name of a calendar's day: the date, and what its color and stripes mean.
import type { DayState } from '~/lib/availability/why-not-bookable'
import type { Day } from '~/lib/domain/day'
import { formatDay } from '~/lib/time/day-text'

/** `open`: can be chosen, in a calendar without an item. */
export type ShownState = DayState | 'open'

const words: Record<ShownState, string> = {
  open: '',
  free: 'available',
  byPhone: 'fully booked',
  taken: 'fully booked',
  closed: 'closed',
  crewFull: 'fully booked',
  earlier: 'past',
  soon: 'too late to book',
  later: 'not open for booking yet',
}

/** `over`: it is before today. */
type Marks = { state: ShownState; today: boolean; over: boolean; chosen: boolean }

export function dayName(day: Day, { state, today, over, chosen }: Marks): string {
  // The first bookable day can be later than today, because of the hour or the notice. Such a day
  // isn't over, so its word is the one for `soon`.
  const word = words[state === 'earlier' && !over ? 'soon' : state]
  return [formatDay(day), today && 'today', word, chosen && 'your date'].filter(Boolean).join(', ')
}
