// Moves all rentals of a cart or a booking together.
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { addDays, daysApart } from '~/lib/time/dates'

/**
 * All entries moved by the same number of days, so that the first of their days becomes `first`.
 */
export function moveTogether(cart: Cart, first: Day): Cart {
  const [before = first] = cart.flatMap(({ days }) => days).sort()
  const by = daysApart(before, first)
  return cart.map((entry) => ({ ...entry, days: entry.days.map((day) => addDays(day, by)) }))
}
