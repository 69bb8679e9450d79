// Moves rentals of a cart or a booking to other days, whether these are free or not.
import type { Cart, CartLine } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { addDays, daysApart } from '~/lib/time/dates'
import { addCartLine, isSameCartLine } from './cart'

/** The days moved to another first day, with the same distances. */
export function shiftDays(days: readonly Day[], first: Day): Day[] {
  const by = daysApart(days[0] ?? first, first)
  return days.map((day) => addDays(day, by))
}

/** The cart with another item or other days at `index`; a twin of it merges into it. */
export function changeCartLine(
  cart: Cart,
  index: number,
  changed: Partial<Pick<CartLine, 'itemId' | 'days'>>,
): Cart {
  const cartLine = cart[index]
  if (!cartLine) return cart
  const next = { ...cartLine, ...changed }
  const twin = cart.find((other, i) => i !== index && isSameCartLine(other, next))
  const quantity = next.quantity + (twin?.quantity ?? 0)
  return cart
    .map((other, i) => (i === index ? { ...next, quantity } : other))
    .filter((other) => other !== twin)
}

/** One line; all, each to begin on the new day; or together, all as far as the first one. */
export type Moving = number | 'all' | 'together'

/** The cart, moved to begin on another day. */
export function moveTo(cart: Cart, moving: Moving, first: Day): Cart {
  if (moving === 'together') return moveTogether(cart, first)
  const cartLine = moving === 'all' ? undefined : cart[moving]
  if (moving !== 'all')
    return cartLine ? changeCartLine(cart, moving, { days: shiftDays(cartLine.days, first) }) : cart
  return cart.reduce(
    (moved: Cart, each) => addCartLine(moved, { ...each, days: shiftDays(each.days, first) }),
    [],
  )
}

/** All lines moved by as many days as the first of their days to `first`. */
export function moveTogether(cart: Cart, first: Day): Cart {
  const [before = first] = cart.flatMap(({ days }) => days).sort()
  const by = daysApart(before, first)
  return cart.map((cartLine) => ({
    ...cartLine,
    days: cartLine.days.map((day) => addDays(day, by)),
  }))
}
