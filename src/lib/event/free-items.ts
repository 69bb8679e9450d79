// Which rentals can be had on all days of an event.
import { isClosed } from '~/lib/availability/bookable-days'
import { freeOnAll, type ItemUse } from '~/lib/availability/day-use'
import { isBookable, type Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { daysOf, type EventDays } from './event-days'

/** What is taken of each item by its id, as `readAllUses` answers. One that isn't in it is wholly free. */
export type Uses = ReadonlyMap<string, { use: ItemUse }>

/** `call`: a house, or what only the office can book, so that nobody here knows. */
export type DayAnswer = 'free' | 'taken' | 'call'

/** Whether one unit of an item is free on all days of the event. */
export function dayAnswer(item: Item, event: EventDays, uses: Uses): DayAnswer {
  return answerOn(daysOf(event), item, uses)
}

function answerOn(days: readonly Day[], item: Item, uses: Uses): DayAnswer {
  if (!isBookable(item)) return 'call'
  if (days.some((day) => isClosed(item.kind, day))) return 'taken'
  return freeOnAll(uses.get(item.id)?.use ?? unused, days, item.capacity) > 0 ? 'free' : 'taken'
}

const unused: ItemUse = new Map()

/** An item of a list; the answer is null where no days are asked for. */
export type ListedItem = { item: Item; answer: DayAnswer | null }

/** Items with their answers: what is free leads, what is taken ends, and each keeps its order otherwise. */
export function freeFirst(items: readonly Item[], event: EventDays, uses: Uses): ListedItem[] {
  const days = daysOf(event)
  const placed: Record<DayAnswer, ListedItem[]> = { free: [], call: [], taken: [] }
  for (const item of items) {
    const answer = answerOn(days, item, uses)
    placed[answer].push({ item, answer })
  }
  return [...placed.free, ...placed.call, ...placed.taken]
}
