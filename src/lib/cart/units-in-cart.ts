import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'

/** Units of an item in the cart on the busiest of `days`, leaving out the line at `except`. */
export function unitsInCart(
  cart: Cart,
  itemId: string,
  days: readonly Day[],
  except?: number,
): number {
  const perDay = days.map((day) =>
    cart.reduce(
      (sum, cartLine, index) =>
        index !== except && cartLine.itemId === itemId && cartLine.days.includes(day)
          ? sum + cartLine.quantity
          : sum,
      0,
    ),
  )
  return Math.max(0, ...perDay)
}
