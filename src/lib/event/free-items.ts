// Which rentals can be had on all days of an event.
import { isClosed } from '~/lib/availability/bookable-days'
import { freeOnAll, type ItemUse } from '~/lib/availability/day-use'
import { isBookable, type Item } from '~/lib/catalogue/item'
import type { Day } from '~/lib/time/dates'
import { daysOf, type EventDays } from '~/lib/event/event-days'

/** What is taken of each item by its id, as `readAllUses` answers. One that isn't in it is wholly free. */
export type Uses = ReadonlyMap<string, { use: ItemUse }>

/** `call`: a house, or what only the office can book, so that nobody here knows. */
export type DayAnswer = 'free' | 'taken' | 'call'

/** Whether one unit of an item is free on all days of the event. */
export function dayAnswer(item: Item, event: EventDays, uses: Uses): DayAnswer {
  return answerOn(daysOf(event), item, uses)
}

/** The same of many items, each asked once. */
export function dayAnswers(
  items: readonly Item[],
  event: EventDays,
  uses: Uses,
): ReadonlyMap<Item, DayAnswer> {
  const days = daysOf(event)
  return new Map(items.map((item) => [item, answerOn(days, item, uses)]))
}

function answerOn(days: readonly Day[], item: Item, uses: Uses): DayAnswer {
  if (!isBookable(item)) return 'call'
  if (days.some((day) => isClosed(item.kind, day))) return 'taken'
  return freeOnAll(uses.get(item.id)?.use ?? unused, days, item.capacity) > 0 ? 'free' : 'taken'
}

const unused: ItemUse = new Map()

const places: Record<DayAnswer, number> = { free: 0, call: 1, taken: 2 }

/** What is free leads, what is taken ends; each keeps its order otherwise. */
export function freeFirst(items: readonly Item[], answer: (item: Item) => DayAnswer): Item[] {
  const placed = items.map((item) => ({ item, place: places[answer(item)] }))
  return placed.toSorted((one, other) => one.place - other.place).map(({ item }) => item)
}
