// Which days can be booked at all, regardless of existing bookings.
import { bookableYears, closedDays, noticeDays, type Notice } from '~/lib/domain/business'
import type { Item } from '~/lib/domain/item'
import { addDays, businessHour, today } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'

/**
 * The first day that can be chosen: today until the business's same-day hour, then tomorrow, or
 * later if the business needs notice of every order.
 */
export function firstBookableDay(
  now: Date,
  sameDayUntilHour: number,
  notices: readonly Notice[] = noticeDays,
): Day {
  const isLate = businessHour(now) >= sameDayUntilHour
  return addDays(today(now), Math.max(Number(isLate), noticeFor(null, notices)?.days ?? 0))
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

type Rented = Pick<Item, 'kind' | 'id'>

/** True on days on which an item isn't offered: they are closed, or too soon to plan it. */
export function isClosed(item: Rented, day: Day, today: Day, closed = closedDays): boolean {
  const isShut = closed.some(
    ({ from, to, only = item.kind }) => only === item.kind && day >= from && day <= to,
  )
  return isShut || isTooSoon(item, day, today)
}

/** True if the business can't plan the item for this day any more. */
export function isTooSoon(
  item: Rented,
  day: Day,
  today: Day,
  notices: readonly Notice[] = noticeDays,
): boolean {
  const notice = noticeFor(item, notices)
  return notice !== null && day < addDays(today, notice.days)
}

/** "We need 2 days to plan tents." Empty for an item that needs no notice. */
export function noticeWords(item: Rented, notices: readonly Notice[] = noticeDays): string {
  const notice = noticeFor(item, notices)
  if (notice === null) return ''
  return `We need ${notice.days === 1 ? '1 day' : `${notice.days} days`} to plan ${notice.what}.`
}

/** The longest notice for an item; with null, for every item. */
function noticeFor(item: Rented | null, notices: readonly Notice[]): Notice | null {
  const fitting = notices.filter(
    ({ only = item?.kind, items }) =>
      only === item?.kind && (items === undefined || (item !== null && items.includes(item.id))),
  )
  return fitting.reduce<Notice | null>(
    (longest, each) => (longest !== null && longest.days >= each.days ? longest : each),
    null,
  )
}
