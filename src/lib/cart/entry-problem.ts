// What prevents booking an entry of the cart. The entry itself shows it.
import { firstBookableDay, isClosed, lastBookableDay } from '~/lib/availability/bookable-days'
import { freeOnAll, freeUnits, type ItemUse } from '~/lib/availability/day-use'
import type { Cart } from '~/lib/domain/cart'
import { cartLimit, howManyFree, type CartProblem } from './limit'
import { wantedUnits } from './wanted-units'
import { isHouse, type Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { messages } from '~/lib/text/messages'

type EntryContext = {
  /** Null when the catalog no longer has the item. */
  item: Item | null
  /** Its taken units; null while they aren't known. */
  use: ItemUse | null
  now: Date
  sameDayUntilHour: number
}

/** `daysWent`: other days, or another item, would do. */
export type EntryProblem = CartProblem & { daysWent: boolean }

/** The problem of the entry at `index`, or null when there is none (docs/specification.md). */
export function entryProblem(
  cart: Cart,
  index: number,
  { item, use, now, sameDayUntilHour }: EntryContext,
): EntryProblem | null {
  const entry = cart[index]
  if (!entry) return null
  if (!item) return { text: 'Please remove it.', beside: '', daysWent: false }
  const { capacity } = item
  if (item.priceCents === null || capacity === null || isHouse(item))
    return { text: 'Please call us to book this one.', beside: '', daysWent: false }
  const { days } = entry
  const unavailable = days.length > 1 ? messages.someDatesUnavailable : messages.dateUnavailable
  const first = firstBookableDay(now, sameDayUntilHour)
  const last = lastBookableDay(now)
  if (days.some((day) => day < first || day > last || isClosed(item.kind, day)))
    return { text: unavailable, beside: '', daysWent: true }

  // Other entries of the same item use the same free units.
  const wantedOn = (day: Day) => wantedUnits(cart, entry.itemId, [day])
  const free = use && freeOnAll(use, days, capacity)
  const units = {
    name: item.name,
    free,
    capacity,
    inCart: wantedUnits(cart, entry.itemId, days),
    dayCount: days.length,
  }
  if (units.inCart > capacity) return { ...cartLimit(units), daysWent: false }
  if (use && days.some((day) => freeUnits(use, day, capacity) < wantedOn(day)))
    return { text: unavailable, beside: free === 0 ? '' : howManyFree(units), daysWent: true }
  return null
}
