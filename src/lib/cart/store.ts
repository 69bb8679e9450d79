// The cart of this browser session, under the key that older sessions used too.
import { useSyncExternalStore } from 'react'
import { readCart, toStoredCart, type Cart } from '~/lib/cart/cart'
import { readSession, readSessionJson, writeSession } from '~/lib/session'

const key = 'cart'
const listeners = new Set<() => void>()
let cached: { text: string | null; cart: Cart } = { text: null, cart: [] }

/** The cart as it is now. The same text gives the same object, so that screens re-render only on a change. */
export function loadCart(): Cart {
  const text = readSession(key)
  if (text !== cached.text) cached = { text, cart: readCart(readSessionJson(key)) }
  return cached.cart
}

/** Stores a changed cart and tells every screen that shows it. */
export function saveCart(cart: Cart): void {
  writeSession(key, cart.length === 0 ? '' : JSON.stringify(toStoredCart(cart)))
  for (const listener of listeners) listener()
}

const noCart: Cart = []
/** Where a screen is drawn without a browser, there is no session. */
const emptyCart = () => noCart

/** The cart, kept up to date. */
export function useCart(): Cart {
  return useSyncExternalStore(subscribe, loadCart, emptyCart)
}

/** Entries in the cart, for the header's badge. */
export function useCartCount(): number {
  return useCart().length
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
