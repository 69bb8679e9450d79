// Only this file decides whether an item can be booked on some days.
import { closedDays, type NoticePeriod } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item, type ItemKind } from '~/lib/domain/item'
import { addDays } from '~/lib/time/dates'
import { noticePeriodFor, type BookableDays } from './bookable-days'
import { isFull, deliveryDaysOf } from './crew-limit'
import { unitsLeftOnAll, type TakenUnits } from './taken-units'

/**
 * - `byPhone`: only by phone, on any day.
 * - `soon`: the business needs more notice for it.
 * - `earlier`, `later`: before the first day that can be chosen; after the last.
 * - `crewFull`: a rental would begin on a full crew's day; `isHeld` while others finish orders.
 * - `taken`: too few units are free; `free` are, beside the cart's other items.
 */
export type DayReason =
  | { why: 'byPhone' | 'earlier' | 'later' | 'closed' }
  | { why: 'soon'; noticePeriod: NoticePeriod }
  | { why: 'crewFull'; day: Day; isHeld: boolean }
  | { why: 'taken'; free: number }

/**
 * - `tooMany`: the cart has more than there are; `free` is null while that isn't known.
 * - `shared`: free by itself, but a package and its part, or two packages, need the same units.
 */
export type Reason = DayReason | { why: 'tooMany'; free: number | null } | { why: 'shared' }

export type DayState = 'free' | DayReason['why']

type WantedRental = {
  item: Pick<Item, 'kind' | 'id' | 'priceCents' | 'capacity'> & { propertyLink?: string }
  days: readonly Day[]
  quantity: number
}

/** The rest of the visitor's cart. */
type InCart = {
  /** Units of the item in the whole cart, on the busiest of the days. */
  wanted: number
  /** The item's taken units if the cart's other items are booked first, or the whole rest of it. */
  withItems: TakenUnits | null
  withCart: TakenUnits | null
}

type Asked = WantedRental & {
  taken: TakenUnits | null
  bookableDays: BookableDays
  inCart: InCart | undefined
}

/** Each row looks for one reason. The first reason found is the result. */
const reasons: readonly ((asked: Asked) => Reason | null)[] = [
  ({ item }) => (isBookable(item) ? null : { why: 'byPhone' }),
  ({ item, days, bookableDays: { today } }) => {
    const noticePeriod = noticePeriodFor(item)
    const isSoon = (day: Day) => day >= today && day < addDays(today, noticePeriod?.days ?? 0)
    return noticePeriod && days.some(isSoon) ? { why: 'soon', noticePeriod } : null
  },
  ({ days, bookableDays }) =>
    days.some((day) => day < bookableDays.first) ? { why: 'earlier' } : null,
  ({ days, bookableDays }) =>
    days.some((day) => day > bookableDays.last) ? { why: 'later' } : null,
  ({ item, days }) => (days.some((day) => isClosed(item.kind, day)) ? { why: 'closed' } : null),
  ({ days, bookableDays }) => {
    const day = deliveryDaysOf(days).find((each) => isFull(each, bookableDays.crewDays))
    return day ? { why: 'crewFull', day, isHeld: bookableDays.crewDays?.get(day) === 'held' } : null
  },
  (asked) =>
    asked.inCart && asked.inCart.wanted > (asked.item.capacity ?? 0)
      ? { why: 'tooMany', free: freeOf(asked, asked.inCart.withItems) }
      : null,
  (asked) => {
    if (!asked.inCart || lacks(asked, asked.taken)) return null
    return lacks(asked, asked.inCart.withItems) ? { why: 'shared' } : null
  },
  (asked) => {
    const { taken, inCart = { withItems: taken, withCart: taken } } = asked
    const free = freeOf(asked, inCart.withItems)
    return free !== null && lacks(asked, inCart.withCart) ? { why: 'taken', free } : null
  },
]

/** Whether the business rents nothing of this kind on a day. */
export const isClosed = (kind: ItemKind, day: Day): boolean =>
  closedDays.some(({ from, to, only = kind }) => only === kind && day >= from && day <= to)

function freeOf({ item, days }: Asked, taken: TakenUnits | null): number | null {
  return taken && unitsLeftOnAll(taken, days, item.capacity ?? 0)
}

function lacks(asked: Asked, taken: TakenUnits | null): boolean {
  return (freeOf(asked, taken) ?? asked.quantity) < asked.quantity
}

/**
 * Why so many units of an item can't be booked on all of these days; null if they can.
 * @param taken the item's taken units (`takenOf`); null while they aren't known: none counts as taken
 * @param inCart for a line of the cart
 */
export function whyNotBookable(
  wanted: WantedRental,
  taken: TakenUnits | null,
  bookableDays: BookableDays,
): DayReason | null
export function whyNotBookable(
  wanted: WantedRental,
  taken: TakenUnits | null,
  bookableDays: BookableDays,
  inCart: InCart,
): Reason | null
export function whyNotBookable(
  wanted: WantedRental,
  taken: TakenUnits | null,
  bookableDays: BookableDays,
  inCart?: InCart,
): Reason | null {
  const asked = { ...wanted, taken, bookableDays, inCart }
  for (const look of reasons) {
    const reason = look(asked)
    if (reason) return reason
  }
  return null
}
