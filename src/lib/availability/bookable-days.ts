// Which days can be booked at all, regardless of existing bookings.
import { bookableYears, noticeDays, type NoticePeriod } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { addDays, businessHour, today } from '~/lib/time/dates'
import type { CrewDays } from './crew-limit'

/** Today until the business's same-day hour, then tomorrow; later if every order needs notice. */
export function firstBookableDay(
  now: Date,
  sameDayUntilHour: number,
  notices: readonly NoticePeriod[] = noticeDays,
): Day {
  const isLate = businessHour(now) >= sameDayUntilHour
  return addDays(today(now), Math.max(Number(isLate), noticePeriodFor(null, notices)?.days ?? 0))
}

/** The rules accept allocations up to two years ahead; one day is left for time zones. */
export function lastBookableDay(now: Date): Day {
  return addDays(today(now), bookableYears * 365 - 1)
}

/** The days that can be chosen. `crewDays` is missing until the crew's days are read. */
export type BookableDays = { today: Day; first: Day; last: Day; crewDays?: CrewDays }

/** The days that can be chosen now. */
export function bookableDaysFrom(now: Date, sameDayUntilHour: number): BookableDays {
  return {
    today: today(now),
    first: firstBookableDay(now, sameDayUntilHour),
    last: lastBookableDay(now),
  }
}

/** "We need 2 days to plan tents." */
export function noticePeriodWords({ days, what }: NoticePeriod): string {
  return `We need ${days === 1 ? '1 day' : `${days} days`} to plan ${what}.`
}

/** The longest notice for an item; with null, for every item. */
export function noticePeriodFor(
  item: Pick<Item, 'kind' | 'id'> | null,
  notices: readonly NoticePeriod[] = noticeDays,
): NoticePeriod | null {
  const fitting = notices.filter(
    ({ only = item?.kind, items }) =>
      only === item?.kind && (items === undefined || (item !== null && items.includes(item.id))),
  )
  return fitting.reduce<NoticePeriod | null>(
    (longest, each) => (longest !== null && longest.days >= each.days ? longest : each),
    null,
  )
}
