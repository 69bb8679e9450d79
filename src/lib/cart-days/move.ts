// Moves rentals of a cart to other days.
import { dayState, type BookableSpan, type DayState } from '~/lib/availability/day-state'
import { freeOnAll, freeUnits, type Uses } from '~/lib/availability/day-use'
import { takenOf, withBooked } from '~/lib/availability/package-use'
import { bookingLines } from '~/lib/cart/booking-lines'
import { addEntry, isSameRental } from '~/lib/cart/cart'
import { moveTogether } from '~/lib/cart/move-together'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { isBookable, type Item } from '~/lib/domain/item'
import { addDays, daysApart } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'

/** The days moved to another first day, with the same distances. */
export function shiftDays(days: readonly Day[], first: Day): Day[] {
  const by = daysApart(days[0] ?? first, first)
  return days.map((day) => addDays(day, by))
}

/**
 * The cart with another item or other days at `index`. An existing entry for the same item and days
 * merges into it.
 */
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

/**
 * What is moved: the entry at an index; all entries, each to begin on the new day; or all entries
 * together, as far as the first of their days.
 */
export type Moving = number | 'all' | 'together'

/** The cart, moved to begin on another day. */
export function moveTo(cart: Cart, moving: Moving, first: Day): Cart {
  if (moving === 'together') return moveTogether(cart, first)
  const entry = moving === 'all' ? undefined : cart[moving]
  if (moving !== 'all')
    return entry ? changeEntry(cart, moving, { days: shiftDays(entry.days, first) }) : cart
  return cart.reduce(
    (moved: Cart, each) => addEntry(moved, { ...each, days: shiftDays(each.days, first) }),
    [],
  )
}

export type Catalog = {
  items: readonly Item[]
  /** Taken units of each item and its parts, from `readItemUses`. */
  uses: Uses
  span: BookableSpan
}

/** What a calendar shows for a day on which what is moved would begin. */
export function moveState(cart: Cart, index: Moving, first: Day, catalog: Catalog): DayState {
  if (first < catalog.span.first) return 'past'
  if (first > catalog.span.last) return 'later'
  const states = obstacleTo(cart, index, first, catalog)?.states.values() ?? []
  return [...states].find((state) => state !== 'free') ?? 'free'
}

type Obstacle = {
  itemId: string
  /** Its days after the move, and the state of each: `full` without units for its quantity. */
  days: readonly Day[]
  states: ReadonlyMap<Day, DayState>
  /**
   * Units that nobody has booked on any of these days, whether the cart's other entries want them
   * or not.
   */
  free: number
}

/** The first of the moved entries that isn't free on its new days; null if all are. */
export function obstacleTo(
  cart: Cart,
  index: Moving,
  first: Day,
  { items, uses, span }: Catalog,
): Obstacle | null {
  const moved = moveTo(cart, index, first)
  const moving = index === 'all' ? moved : moved.filter((entry) => !cart.includes(entry))
  for (const entry of moving) {
    const { itemId, days, quantity } = entry
    const item = items.find(({ id }) => id === itemId)
    if (item && isBookable(item)) {
      const others = moved.filter((other) => other !== entry)
      const use = takenOf(item, withBooked(uses, bookingLines(others, items).bookable))
      const states = new Map(
        days.map((day) => {
          const state = dayState(day, item, use, span)
          const fits = freeUnits(use, day, item.capacity) >= quantity
          return [day, state === 'free' && !fits ? 'full' : state]
        }),
      )
      if ([...states.values()].some((state) => state !== 'free'))
        return { itemId, days, states, free: freeOnAll(takenOf(item, uses), days, item.capacity) }
    } else if (index !== 'all') {
      return { itemId, days, states: new Map(days.map((day) => [day, 'full'])), free: 0 }
    }
    // Moving all, an item that can't be booked on any day is no obstacle.
  }
  return null
}
