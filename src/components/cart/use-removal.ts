// Taking an entry out of the cart at once, and putting it back where it was. The offer stands until the cart changes
// otherwise or the visitor leaves: nobody has to be quick.
import { useState } from 'react'
import { putBack, removeEntry } from '~/lib/cart/cart'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { describeDays } from '~/lib/time/day-text'

/** `after`: the cart that it made; with any other one it is no longer offered. */
type Removal = { entry: CartEntry; name: string; at: number; restored: boolean; after: Cart }

export function useRemoval(cart: Cart) {
  const [last, setLast] = useState<Removal | null>(null)
  const removal = last?.after === cart ? last : null

  function change(next: Cart, removed: Omit<Removal, 'after'>) {
    saveCart(next)
    setLast({ ...removed, after: loadCart() })
  }

  function remove(at: number, name: string) {
    const entry = cart[at]
    if (entry) change(removeEntry(cart, at), { entry, name, at, restored: false })
  }

  function undo() {
    if (removal) change(putBack(cart, removal.entry, removal.at), { ...removal, restored: true })
  }

  return { removal, remove, undo, forget: () => setLast(null) }
}

/** What a removal, or its undoing, says. */
export function removalText({ entry, name, restored }: Removal): string {
  const place = restored ? 'Back in' : 'Removed from'
  return `${place} your cart: ${name}, ${describeDays(entry.days)}`
}
