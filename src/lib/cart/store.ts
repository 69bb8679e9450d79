// The cart of this browser session, under the same key as in older sessions.
import type { Cart } from '~/lib/domain/cart'
import { sessionStore } from '~/lib/storage/browser-storage'
import { toCart, toStoredCart } from './cart'

const store = sessionStore<Cart>('cart', toCart, [])

/** The cart as it is now. */
export const loadCart = store.load

/** Stores a changed cart and updates every screen that shows it. */
export function saveCart(cart: Cart): void {
  store.save(cart.length === 0 ? null : toStoredCart(cart))
}

/** The cart, kept up to date. */
export const useCart = store.use

/** Calls a listener after each change of the cart in this tab. */
export const subscribeToCart = store.subscribe

/** Lines in the cart, for the header's badge. */
export function useCartCount(): number {
  return useCart().length
}
