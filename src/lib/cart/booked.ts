// The cart once it is booked.
import type { Cart } from '~/lib/domain/cart'
import { loadCart, saveCart } from './store'

/** Takes out what was booked: the cart as it was then. */
export function removeBooked(booked: Cart): void {
  saveCart(withoutBooked(loadCart(), booked))
}

/** The cart without what was booked of it; `booked` is the cart as it was then. What was added since stays. */
export function withoutBooked(cart: Cart, booked: Cart): Cart {
  return cart.flatMap((entry) => {
    const twin = booked.find(
      (other) => other.itemId === entry.itemId && other.days.join() === entry.days.join(),
    )
    const quantity = entry.quantity - (twin?.quantity ?? 0)
    return quantity > 0 ? [{ ...entry, quantity }] : []
  })
}
