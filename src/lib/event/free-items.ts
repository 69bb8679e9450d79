// Which rentals are free on all days of an event.
import { isClosed, isTooSoon } from '~/lib/availability/bookable-days'
import { freeOnAll, type Uses } from '~/lib/availability/day-use'
import { takenOf } from '~/lib/availability/package-use'
import { isBookable, type Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { daysOf, type EventDays } from './event-days'

/**
 * `call`: only the office can book it (such as a house), so the site doesn't know. `soon`: it needs
 * more notice.
 */
export type DayAnswer = 'free' | 'taken' | 'soon' | 'call'

/**
 * Whether one unit of an item is free on all days of the event.
 * @param uses from `readAllUses`
 */
export function dayAnswer(item: Item, event: EventDays, uses: Uses, today: Day): DayAnswer {
  return answerOn(daysOf(event), item, uses, today)
}

function answerOn(days: readonly Day[], item: Item, uses: Uses, today: Day): DayAnswer {
  if (!isBookable(item)) return 'call'
  if (days.some((day) => isTooSoon(item, day, today))) return 'soon'
  if (days.some((day) => isClosed(item, day, today))) return 'taken'
  return freeOnAll(takenOf(item, uses), days, item.capacity) > 0 ? 'free' : 'taken'
}

/** An item of a list; the answer is null without an event. */
export type ListedItem = { item: Item; answer: DayAnswer | null }

/** Items with their answers: free ones first, taken ones last, otherwise in the same order. */
export function freeFirst(
  items: readonly Item[],
  event: EventDays,
  uses: Uses,
  today: Day,
): ListedItem[] {
  const days = daysOf(event)
  const placed: Record<DayAnswer, ListedItem[]> = { free: [], call: [], taken: [], soon: [] }
  for (const item of items) {
    const answer = answerOn(days, item, uses, today)
    placed[answer].push({ item, answer })
  }
  return [...placed.free, ...placed.call, ...placed.taken, ...placed.soon]
}
