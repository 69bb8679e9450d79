// What a calendar shows for a day of one item.
import { isClosed } from './bookable-days'
import { freeUnits, type ItemUse } from './day-use'
import type { ItemKind } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'

/** `past`: before the first day that can be chosen; `later`: after the last. */
export type DayState = 'free' | 'full' | 'closed' | 'past' | 'later'

export type BookableSpan = { first: Day; last: Day }

/**
 * The state of a day (docs/specification.md). A day is full when none of the item's units is free.
 * @param capacity units of the item that can be rented on one day
 */
export function dayState(
  day: Day,
  item: { kind: ItemKind; capacity: number },
  use: ItemUse,
  { first, last }: BookableSpan,
): DayState {
  if (day < first) return 'past'
  if (day > last) return 'later'
  if (isClosed(item.kind, day)) return 'closed'
  return freeUnits(use, day, item.capacity) < 1 ? 'full' : 'free'
}

/** Those of these days on which nothing but other bookings is in the way. */
export function fullDays(
  days: readonly Day[],
  item: { kind: ItemKind; capacity: number },
  use: ItemUse,
  span: BookableSpan,
): Day[] {
  return days.filter((day) => dayState(day, item, use, span) === 'full')
}
