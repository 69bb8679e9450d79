// Where an item is taken on the days of an event: the nearest days on which it isn't.
import { isClosed } from '~/lib/availability/bookable-days'
import type { BookableSpan } from '~/lib/availability/day-state'
import { freeUnits, type ItemUse } from '~/lib/availability/day-use'
import { daysOf, type EventDays } from './event-days'
import { nearestWithinDays } from '~/lib/domain/business'
import type { ItemKind } from '~/lib/domain/item'
import { addDays } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'

type Wish = {
  /** Wanted on each day. */
  units: number
  /** Days that the visitor has chosen already: the better ones of two spans that are as near. */
  chosen: readonly Day[]
}

/**
 * The nearest span of as many days that is free, at most three weeks away; of two that are as near the one on chosen days,
 * else the later. Null when there is none (docs/rules.md, "Availability").
 * @param use what is taken of the item: of all days of `aroundEvent`
 */
export function nearestFree(
  wanted: EventDays,
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
      .map((by) => ({ from: addDays(wanted.from, by), to: addDays(wanted.to, by) }))
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
