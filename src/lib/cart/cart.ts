import type { Cart, CartLine } from '~/lib/domain/cart'
import { toStoredDay, readStoredDay } from '~/lib/time/stored-day'

/** The same item on exactly the same days becomes one line of the summed quantity. */
export function addCartLine(cart: Cart, cartLine: CartLine): Cart {
  const days = [...new Set(cartLine.days)].sort()
  const twin = cart.findIndex((other) => isSameCartLine(other, { ...cartLine, days }))
  if (twin === -1) return [...cart, { ...cartLine, days }]
  return setQuantity(cart, twin, (cart[twin]?.quantity ?? 0) + cartLine.quantity)
}

/** The cart without the line at `index`. */
export function withoutCartLine(cart: Cart, index: number): Cart {
  return cart.filter((_, i) => i !== index)
}

/** The same item on the same days, regardless of quantity. A cart has such a line once. */
export function isSameCartLine(
  one: Pick<CartLine, 'itemId' | 'days'>,
  other: Pick<CartLine, 'itemId' | 'days'>,
): boolean {
  return one.itemId === other.itemId && one.days.join() === other.days.join()
}

/** The cart with another quantity (at least 1) at `index`. */
export function setQuantity(cart: Cart, index: number, quantity: number): Cart {
  return cart.map((cartLine, i) =>
    i === index ? { ...cartLine, quantity: Math.max(1, quantity) } : cartLine,
  )
}

/**
 * Reads the stored form `[{"inflatableID", "dates": ["MM/DD/YYYY"], "quantity"}]`; extras use the
 * same key, a missing quantity is 1. What can't be read is left out line by line.
 */
export function toCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return []
  return stored.reduce((cart: Cart, value: unknown) => {
    const cartLine = readCartLine(value)
    return cartLine ? addCartLine(cart, cartLine) : cart
  }, [])
}

function readCartLine(value: unknown): CartLine | null {
  if (typeof value !== 'object' || value === null) return null
  const { inflatableID, dates, quantity = 1 } = value as Record<string, unknown>
  if (typeof inflatableID !== 'string' || inflatableID === '' || !Array.isArray(dates)) return null
  const days = dates.map(readStoredDay).filter((day) => day !== null)
  if (
    days.length === 0 ||
    typeof quantity !== 'number' ||
    !Number.isInteger(quantity) ||
    quantity < 1
  )
    return null
  return { itemId: inflatableID, days, quantity }
}

/** `quantity` is written only for several units, because older sessions don't have it. */
export function toStoredCart(cart: Cart): object[] {
  return cart.map(({ itemId, days, quantity }) => ({
    inflatableID: itemId,
    dates: days.map(toStoredDay),
    ...(quantity > 1 && { quantity }),
  }))
}
