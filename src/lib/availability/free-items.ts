// Which rentals are free on all days of an event.
import type { BookableSpan } from './bookable-days'
import type { Uses } from './day-use'
import { takenOf } from './package-use'
import { whyNot, type DayReason } from './why-not'
import type { Item } from '~/lib/domain/item'
import { daysIn, type DayRun } from '~/lib/time/day-runs'

/**
 * `call`: only the office can book it (such as a house), so the site doesn't know. `soon`: it needs
 * more notice.
 */
export type DayAnswer = 'free' | 'taken' | 'soon' | 'call'

const answers: Record<DayReason['why'], DayAnswer> = {
  offline: 'call',
  soon: 'soon',
  past: 'taken',
  later: 'taken',
  closed: 'taken',
  crew: 'taken',
  taken: 'taken',
}

/** An item of a list; the answer is null without an event. */
export type ListedItem = { item: Item; answer: DayAnswer | null }

/**
 * Items with their answers for one unit on all days of the event: free ones first, taken ones last,
 * otherwise in the same order.
 * @param uses from `readAllUses`
 */
export function freeFirst(
  items: readonly Item[],
  event: DayRun,
  uses: Uses,
  span: BookableSpan,
): ListedItem[] {
  const days = daysIn(event)
  const placed: Record<DayAnswer, ListedItem[]> = { free: [], call: [], taken: [], soon: [] }
  for (const item of items) {
    const reason = whyNot({ item, days, quantity: 1 }, takenOf(item, uses), span)
    const answer = reason ? answers[reason.why] : 'free'
    placed[answer].push({ item, answer })
  }
  return [...placed.free, ...placed.call, ...placed.taken, ...placed.soon]
}
