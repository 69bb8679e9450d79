// What prevents booking an entry of the cart. The entry itself shows it.
import {
  firstBookableDay,
  isClosed,
  isTooSoon,
  lastBookableDay,
  noticeWords,
} from '~/lib/availability/bookable-days'
import { freeOnAll, type Uses } from '~/lib/availability/day-use'
import { takenOf, withBooked } from '~/lib/availability/package-use'
import type { Cart } from '~/lib/domain/cart'
import { bookingLines } from './booking-lines'
import { cartLimit, howManyFree, type CartProblem } from './limit'
import { wantedUnits } from './wanted-units'
import { isBookable, type Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { messages } from '~/lib/text/messages'
import { today } from '~/lib/time/dates'

export type EntryContext = {
  /** The items that the catalog still has. */
  items: readonly Item[]
  /** Their taken units, and those of their parts; null while they aren't known. */
  uses: Uses | null
  now: Date
  sameDayUntilHour: number
}

/** `daysUnavailable`: other days, or another item, would do. */
export type EntryProblem = CartProblem & { daysUnavailable: boolean }

/** The problem of the entry at `index`, or null when there is none (docs/specification.md). */
export function entryProblem(
  cart: Cart,
  index: number,
  { items, uses, now, sameDayUntilHour }: EntryContext,
): EntryProblem | null {
  const entry = cart[index]
  if (!entry) return null
  const item = items.find(({ id }) => id === entry.itemId)
  if (!item) return { text: 'Please remove it.', beside: '', daysUnavailable: false }
  if (!isBookable(item))
    return { text: 'Please call us to book this one.', beside: '', daysUnavailable: false }
  const { capacity } = item
  const { days } = entry
  const unavailable = days.length > 1 ? messages.someDatesUnavailable : messages.dateUnavailable
  const first = firstBookableDay(now, sameDayUntilHour)
  const last = lastBookableDay(now)
  const date = today(now)
  if (days.some((day) => day >= date && isTooSoon(item, day, date)))
    return { text: unavailable, beside: noticeWords(item), daysUnavailable: true }
  if (days.some((day) => day < first || day > last || isClosed(item, day, date)))
    return { text: unavailable, beside: '', daysUnavailable: true }

  const freeBeside = (others: Cart) => uses && freeUnitsBeside(others, item, days, items, uses)
  const others = cart.filter((other) => other !== entry)
  const free = freeBeside(others.filter(({ itemId }) => itemId !== entry.itemId))
  const units = {
    name: item.name,
    free,
    capacity,
    inCart: wantedUnits(cart, entry.itemId, days),
    dayCount: days.length,
  }
  if (units.inCart > capacity) return { ...cartLimit(units), daysUnavailable: false }
  if ((freeBeside(others) ?? entry.quantity) >= entry.quantity) return null
  // Free by itself, but a package and its part, or two packages, need the same units.
  if ((freeBeside([]) ?? 0) >= entry.quantity && free !== null && free < entry.quantity)
    return { text: unavailable, beside: sharedUnits, daysUnavailable: true }
  return { text: unavailable, beside: free === 0 ? '' : howManyFree(units), daysUnavailable: true }
}

/**
 * The reason if the entry by itself would be free, but another entry takes its parts or its
 * package.
 */
export const sharedUnits =
  'This rental and another one in your cart use the same equipment. Remove one, or change its day.'

/** Units of an item that are free on all days if these entries are booked first. */
export function freeUnitsBeside(
  others: Cart,
  item: Item,
  days: readonly Day[],
  items: readonly Item[],
  uses: Uses,
): number {
  const after = withBooked(uses, bookingLines(others, items).bookable)
  return freeOnAll(takenOf(item, after), days, item.capacity ?? 1)
}
