// What keeps an entry of the cart from being booked, told at the entry itself.
import { firstBookableDay, lastBookableDay } from '~/lib/availability/bookable-days'
import { freeUnits, type ItemUse } from '~/lib/availability/day-use'
import type { Cart } from '~/lib/cart/cart'
import { wantedUnits } from '~/lib/cart/wanted-units'
import { isHouse, type Item } from '~/lib/catalogue/item'
import type { Day } from '~/lib/dates'
import { messages } from '~/lib/messages'

type EntryContext = {
  /** Null when the catalogue no longer has the item. */
  item: Item | null
  /** What is taken of it; null while that isn't known. */
  use: ItemUse | null
  now: Date
  sameDayUntilHour: number
}

/** The problem of the entry at `index` in words, or '' when there is none (specification, section 5). */
export function entryProblem(
  cart: Cart,
  index: number,
  { item, use, now, sameDayUntilHour }: EntryContext,
): string {
  const entry = cart[index]
  if (!entry) return ''
  if (!item) return 'Please remove it.'
  const { capacity } = item
  if (item.priceCents === null || capacity === null || isHouse(item))
    return 'Please call us to book this one.'
  const first = firstBookableDay(now, sameDayUntilHour)
  const last = lastBookableDay(now)
  const past = entry.days.some((day) => day < first || day > last)
  const wantedOn = (day: Day) => wantedUnits(cart, entry.itemId, [day])
  if (!past && entry.days.some((day) => wantedOn(day) > capacity))
    return messages.cartLimit(capacity)
  // Other entries of the same item take from the same free units.
  if (past || (use && entry.days.some((day) => freeUnits(use, day, capacity) < wantedOn(day))))
    return entry.days.length > 1 ? messages.someDatesUnavailable : messages.dateUnavailable
  return ''
}
