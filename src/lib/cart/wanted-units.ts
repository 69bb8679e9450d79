import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'

/** Units of an item in the cart on the busiest of `days`, leaving out the entry at `except`. */
export function wantedUnits(
  cart: Cart,
  itemId: string,
  days: readonly Day[],
  except?: number,
): number {
  const perDay = days.map((day) =>
    cart.reduce(
      (sum, entry, index) =>
        index !== except && entry.itemId === itemId && entry.days.includes(day)
          ? sum + entry.quantity
          : sum,
      0,
    ),
  )
  return Math.max(0, ...perDay)
}
