import type { Day } from '~/lib/domain/day'
import { addDays } from './dates'
import { dayWithoutYear } from './day-text'

/** Until when a rental can be moved: with the date for a chosen `first` day, else in general. */
export function moveWords(daysBefore: number, first: Day | undefined, today: Day): string {
  const last = first && addDays(first, -daysBefore)
  if (last && last >= today)
    return `You can move your rental to another day until ${dayWithoutYear(last)}.`
  const distance =
    daysBefore === 0 ? '' : `${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before the event`
  const policy = `Rentals can be moved to another day up to ${distance || 'the day of the event'}.`
  return first && first >= today ? `${policy} It's too late to move this one.` : policy
}
