// Moves rentals of a cart to other days.
import type { BookableSpan } from '~/lib/availability/bookable-days'
import { freeOnAll, type Uses } from '~/lib/availability/day-use'
import { takenOf } from '~/lib/availability/package-use'
import { whyNotBookable, type DayReason, type DayState } from '~/lib/availability/why-not-bookable'
import { takenBeside } from '~/lib/cart/booking-lines'
import { addEntry, isSameRental } from '~/lib/cart/cart'
import { moveTogether } from '~/lib/cart/move-together'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { addDays, daysApart } from '~/lib/time/dates'

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
  const reasons = obstacleTo(cart, index, first, catalog)?.reasons.values() ?? []
  return [...reasons].find((reason) => reason !== null)?.why ?? 'free'
}

type Obstacle = {
  itemId: string
  /** Its days after the move, and why not on each. */
  days: readonly Day[]
  reasons: ReadonlyMap<Day, DayReason | null>
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
    const use =
      item &&
      takenBeside(
        moved.filter((other) => other !== entry),
        item,
        items,
        uses,
      )
    const reasonOn = (day: Day): DayReason | null =>
      item && use ? whyNotBookable({ item, days: [day], quantity }, use, span) : { why: 'offline' }
    const reasons = new Map(days.map((day) => [day, reasonOn(day)]))
    const found = [...reasons.values()].filter((reason) => reason !== null)
    // Moving all, an item that can't be booked on any day is no obstacle.
    if (found.length === 0 || (index === 'all' && found[0]?.why === 'offline')) continue
    const free = item ? freeOnAll(takenOf(item, uses), days, item.capacity ?? 0) : 0
    return { itemId, days, reasons, free }
  }
  return null
}
