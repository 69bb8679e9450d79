// Until when a rental can be moved to another day, by the owner's setting.
import type { Day } from '~/lib/domain/day'
import { addDays } from './dates'
import { dayWithoutYear } from './day-text'

/**
 * The rule in words: with the date for a chosen day, in general without one.
 * @param daysBefore how many days before the event a rental can still be moved
 * @param first the first day of the rental
 */
export function moveWords(daysBefore: number, first: Day | undefined, today: Day): string {
  const last = first && addDays(first, -daysBefore)
  if (last && last >= today)
    return `You can move your rental to another day until ${dayWithoutYear(last)}.`
  const distance =
    daysBefore === 0 ? '' : `${daysBefore} ${daysBefore === 1 ? 'day' : 'days'} before the event`
  const rule = `Rentals can be moved to another day up to ${distance || 'the day of the event'}.`
  return first && first >= today ? `${rule} It's too late to move this one.` : rule
}
