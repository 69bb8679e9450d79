// Whether rentals of a cart or a booking can move to another day (src/lib/cart/move.ts moves them).
import type { BookableDays } from '~/lib/availability/bookable-days'
import { unitsLeftOnAll, type TakenByItem } from '~/lib/availability/taken-units'
import { takenOf } from '~/lib/availability/taken-with-parts'
import { whyNotBookable, type DayReason, type DayState } from '~/lib/availability/why-not-bookable'
import { takenBeside } from '~/lib/cart/booking-lines'
import { moveTo, type Moving } from '~/lib/cart/move'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'

export type MoveContext = {
  items: readonly Item[]
  /** Taken units of each item and its parts, from `readTakenUnits`. */
  takenByItem: TakenByItem
  bookableDays: BookableDays
}

/** What a calendar shows for a day, if the moved lines would begin on it. */
export function moveState(cart: Cart, moving: Moving, first: Day, context: MoveContext): DayState {
  if (first < context.bookableDays.first) return 'earlier'
  if (first > context.bookableDays.last) return 'later'
  const reasons = obstacleTo(cart, moving, first, context)?.reasons.values() ?? []
  return [...reasons].find((reason) => reason !== null)?.why ?? 'free'
}

type Obstacle = {
  itemId: string
  /** Its days after the move, and why not on each. */
  days: readonly Day[]
  reasons: ReadonlyMap<Day, DayReason | null>
  /** How many units are free on all of these days, whatever the cart's other lines take. */
  free: number
}

/** The first of the moved lines that isn't free on its new days; null if all are. */
export function obstacleTo(
  cart: Cart,
  moving: Moving,
  first: Day,
  { items, takenByItem, bookableDays }: MoveContext,
): Obstacle | null {
  const moved = moveTo(cart, moving, first)
  const movedLines = moving === 'all' ? moved : moved.filter((cartLine) => !cart.includes(cartLine))
  for (const cartLine of movedLines) {
    const { itemId, days, quantity } = cartLine
    const item = items.find(({ id }) => id === itemId)
    const taken =
      item &&
      takenBeside(
        moved.filter((other) => other !== cartLine),
        item,
        items,
        takenByItem,
      )
    const reasonOn = (day: Day): DayReason | null =>
      item && taken
        ? whyNotBookable({ item, days: [day], quantity }, taken, bookableDays)
        : { why: 'byPhone' }
    const reasons = new Map(days.map((day) => [day, reasonOn(day)]))
    const found = [...reasons.values()].filter((reason) => reason !== null)
    // If all lines move, an item that can be booked on no day doesn't stop the others.
    if (found.length === 0 || (moving === 'all' && found[0]?.why === 'byPhone')) continue
    const free = item ? unitsLeftOnAll(takenOf(item, takenByItem), days, item.capacity ?? 0) : 0
    return { itemId, days, reasons, free }
  }
  return null
}
