// Where an item is taken on the days of an event: the nearest days on which it isn't.
import { isClosed } from '~/lib/availability/bookable-days'
import type { BookableSpan } from '~/lib/availability/day-state'
import { freeUnits, type ItemUse } from '~/lib/availability/day-use'
import { daysOf, type EventDays } from '~/lib/event/event-days'
import { nearestWithinDays } from '~/lib/business'
import type { ItemKind } from '~/lib/catalogue/item'
import { addDays, type Day } from '~/lib/time/dates'

/**
 * The nearest span of as many days that is free, at most three weeks away; the later of two that are as near. Null when
 * there is none.
 * @param use what is taken of the item: of all days of `aroundEvent`
 * @param units that are wanted on each day
 */
export function nearestFree(
  wanted: EventDays,
  item: { kind: ItemKind; capacity: number },
  use: ItemUse,
  bookable: BookableSpan,
  units = 1,
): EventDays | null {
  const isFree = (day: Day) =>
    day >= bookable.first &&
    day <= bookable.last &&
    !isClosed(item.kind, day) &&
    freeUnits(use, day, item.capacity) >= units
  for (let away = 0; away <= nearestWithinDays; away++)
    for (const by of away === 0 ? [0] : [away, -away]) {
      const moved = { from: addDays(wanted.from, by), to: addDays(wanted.to, by) }
      if (daysOf(moved).every(isFree)) return moved
    }
  return null
}

/** The days to be read for `nearestFree`. */
export function aroundEvent({ from, to }: EventDays, { first, last }: BookableSpan): EventDays {
  const [earliest, latest] = [addDays(from, -nearestWithinDays), addDays(to, nearestWithinDays)]
  return { from: earliest < first ? first : earliest, to: latest > last ? last : latest }
}
