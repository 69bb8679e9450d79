// Finds the nearest free days of an item that is taken on the event's days.
import { isClosed } from '~/lib/availability/bookable-days'
import type { BookableSpan } from '~/lib/availability/day-state'
import { freeUnits, type ItemUse } from '~/lib/availability/day-use'
import { daysOf, type EventDays } from './event-days'
import { nearestWithinDays } from '~/lib/domain/business'
import type { ItemKind } from '~/lib/domain/item'
import { addDays } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'

type Wish = {
  /** Units needed on each day. */
  units: number
  /**
   * Days that the visitor has already chosen. Of two equally near spans, the one on these days
   * wins.
   */
  chosen: readonly Day[]
}

/**
 * The nearest available span of as many days, at most three weeks away. Of two equally near, the
 * one on chosen days, otherwise the later one. Null if there is none (docs/rules.md,
 * "Availability").
 * @param use the item's taken units on all days of `aroundEvent`
 */
export function nearestFree(
  event: EventDays,
  item: { kind: ItemKind; capacity: number },
  use: ItemUse,
  bookable: BookableSpan,
  { units, chosen }: Wish = { units: 1, chosen: [] },
): EventDays | null {
  const isFree = (day: Day) =>
    day >= bookable.first &&
    day <= bookable.last &&
    !isClosed(item.kind, day) &&
    freeUnits(use, day, item.capacity) >= units
  for (let away = 0; away <= nearestWithinDays; away++) {
    const free = [away, -away]
      .map((by) => ({ from: addDays(event.from, by), to: addDays(event.to, by) }))
      .filter((moved) => daysOf(moved).every(isFree))
    const better = free.find((moved) => daysOf(moved).every((day) => chosen.includes(day)))
    const [later = null] = free
    if (later) return better ?? later
  }
  return null
}

/** The days to be read for `nearestFree`. */
export function aroundEvent({ from, to }: EventDays, { first, last }: BookableSpan): EventDays {
  const [earliest, latest] = [addDays(from, -nearestWithinDays), addDays(to, nearestWithinDays)]
  return { from: earliest < first ? first : earliest, to: latest > last ? last : latest }
}
