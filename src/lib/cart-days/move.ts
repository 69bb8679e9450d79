// Moves rentals of a cart to other days.
import { dayState, type BookableSpan, type DayState } from '~/lib/availability/day-state'
import { freeUnits, type Uses } from '~/lib/availability/day-use'
import { takenOf, withBooked } from '~/lib/availability/package-use'
import { bookingLines } from '~/lib/cart/booking-lines'
import { addEntry, isSameRental } from '~/lib/cart/cart'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { isBookable, type Item } from '~/lib/domain/item'
import { addDays, daysApart } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'

/** The days moved to another first day, with the same distances. */
export function shiftDays(days: readonly Day[], first: Day): Day[] {
  const by = daysApart(days[0] ?? first, first)
  return days.map((day) => addDays(day, by))
}

/** The cart with another item or other days at `index`. An existing entry for the same item and days merges into it. */
export function changeEntry(
  cart: Cart,
  index: number,
  changed: Partial<Pick<CartEntry, 'itemId' | 'days'>>,
): Cart {
  const entry = cart[index]
  if (!entry) return cart
  const next = { ...entry, ...changed }
  const twin = cart.find((other, i) => i !== index && isSameRental(other, next))
  const quantity = next.quantity + (twin?.quantity ?? 0)
  return cart
    .map((other, i) => (i === index ? { ...next, quantity } : other))
    .filter((other) => other !== twin)
}

/** The cart with the entry at `index`, or every entry, moved to begin on another day. */
export function moveTo(cart: Cart, index: number | 'all', first: Day): Cart {
  const entry = index === 'all' ? undefined : cart[index]
  if (index !== 'all')
    return entry ? changeEntry(cart, index, { days: shiftDays(entry.days, first) }) : cart
  return cart.reduce(
    (moved: Cart, each) => addEntry(moved, { ...each, days: shiftDays(each.days, first) }),
    [],
  )
}

export type Catalogue = {
  items: readonly Item[]
  /** Taken units of each item and its parts, from `readItemUses`. */
  uses: Uses
  span: BookableSpan
}

/** What a calendar shows for a day on which the entry at `index`, or every entry, would begin. */
export function moveState(
  cart: Cart,
  index: number | 'all',
  first: Day,
  { items, uses, span }: Catalogue,
): DayState {
  if (first < span.first) return 'past'
  if (first > span.last) return 'later'
  const moved = moveTo(cart, index, first)
  const moving = index === 'all' ? moved : moved.filter((entry) => !cart.includes(entry))
  const states = moving.flatMap((entry) => {
    const item = items.find(({ id }) => id === entry.itemId)
    // An item that can't be booked on any day doesn't block moving the others.
    if (!item || !isBookable(item)) return index === 'all' ? [] : ['full' as const]
    const others = moved.filter((other) => other !== entry)
    const use = takenOf(item, withBooked(uses, bookingLines(others, items).bookable))
    return entry.days.map((day) => {
      const state = dayState(day, item, use, span)
      const fits = freeUnits(use, day, item.capacity) >= entry.quantity
      return state === 'free' && !fits ? 'full' : state
    })
  })
  return states.find((state) => state !== 'free') ?? 'free'
}
