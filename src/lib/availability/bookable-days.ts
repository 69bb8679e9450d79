// Which days can be booked at all, regardless of existing bookings.
import { bookableYears, closedDays } from '~/lib/domain/business'
import type { ItemKind } from '~/lib/domain/item'
import { addDays, businessHour, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'

/** The first day that can be chosen: today until the business's same-day hour, then tomorrow. */
export function firstBookableDay(now: Date, sameDayUntilHour: number): Day {
  const day = today(now)
  return businessHour(now) < sameDayUntilHour ? day : addDays(day, 1)
}

/**
 * The last day that can be chosen: the rules accept allocations up to two years ahead; one day is
 * left for time zones.
 */
export function lastBookableDay(now: Date): Day {
  return addDays(today(now), bookableYears * 365 - 1)
}

/** Today, and the first and the last day that can be chosen. */
export function bookableSpan(now: Date, sameDayUntilHour: number) {
  return {
    today: today(now),
    first: firstBookableDay(now, sameDayUntilHour),
    last: lastBookableDay(now),
  }
}

/** True on the days that are closed for items of this kind. */
export function isClosed(kind: ItemKind, day: Day, closed = closedDays): boolean {
  return closed.some(({ from, to, only = kind }) => only === kind && day >= from && day <= to)
}
