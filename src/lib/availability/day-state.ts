// What a calendar shows for a day of one item.
import { isClosed, isTooSoon } from './bookable-days'
import { freeUnits, type ItemUse } from './day-use'
import type { Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'

/**
 * `past`: before the first day that can be chosen; `later`: after the last; `soon`: the business
 * needs more notice for the item.
 */
export type DayState = 'free' | 'full' | 'closed' | 'past' | 'soon' | 'later'

export type BookableSpan = { today: Day; first: Day; last: Day }

type Rented = Pick<Item, 'kind' | 'id'> & { capacity: number }

/**
 * The state of a day (docs/specification.md). A day is full when none of the item's units is free.
 * @param capacity units of the item that can be rented on one day
 */
export function dayState(
  day: Day,
  item: Rented,
  use: ItemUse,
  { today, first, last }: BookableSpan,
): DayState {
  if (day >= today && isTooSoon(item, day, today)) return 'soon'
  if (day < first) return 'past'
  if (day > last) return 'later'
  if (isClosed(item, day, today)) return 'closed'
  return freeUnits(use, day, item.capacity) < 1 ? 'full' : 'free'
}
