// Removes an entry from the cart at once, with Undo. The offer stays until the cart changes again or the visitor leaves, so
// nobody has to be quick.
import { useState } from 'react'
import { putBack, removeEntry } from '~/lib/cart/cart'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { describeDays } from '~/lib/time/day-text'

/** `after`: the cart without the entry. Undo is offered while the cart equals it. */
type Removal = { entry: CartEntry; name: string; index: number; restored: boolean; after: Cart }

export function useRemoval(cart: Cart) {
  const [last, setLast] = useState<Removal | null>(null)
  const removal = last?.after === cart ? last : null

  function change(next: Cart, removed: Omit<Removal, 'after'>) {
    saveCart(next)
    setLast({ ...removed, after: loadCart() })
  }

  function remove(index: number, name: string) {
    const entry = cart[index]
    if (entry) change(removeEntry(cart, index), { entry, name, index, restored: false })
  }

  function undo() {
    if (removal) change(putBack(cart, removal.entry, removal.index), { ...removal, restored: true })
  }

  return { removal, remove, undo, forget: () => setLast(null) }
}

export function removalText({ entry, name, restored }: Removal): string {
  const place = restored ? 'Back in' : 'Removed from'
  return `${place} your cart: ${name}, ${describeDays(entry.days)}`
}
