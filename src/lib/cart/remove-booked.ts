import type { Cart } from '~/lib/domain/cart'
import { isSameCartLine } from './cart'
import { loadCart, saveCart } from './store'

/** Removes the booked lines from the stored cart. `booked` is the cart as it was then. */
export function removeBooked(booked: Cart): void {
  saveCart(withoutBooked(loadCart(), booked))
}

/** Lines that were added since stay. */
export function withoutBooked(cart: Cart, booked: Cart): Cart {
  return cart.flatMap((cartLine) => {
    const twin = booked.find((other) => isSameCartLine(other, cartLine))
    const quantity = cartLine.quantity - (twin?.quantity ?? 0)
    return quantity > 0 ? [{ ...cartLine, quantity }] : []
  })
}
