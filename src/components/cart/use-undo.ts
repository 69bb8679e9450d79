// Changes of the cart that Undo takes back: a rental was removed, or a package replaced its parts. The offer stays until the
// cart changes again or the visitor leaves, so nobody has to be quick.
import { useState } from 'react'
import { removeEntry } from '~/lib/cart/cart'
import type { PackageOffer } from '~/lib/cart/package-offer'
import { loadCart, saveCart } from '~/lib/cart/store'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { describeDays } from '~/lib/time/day-text'

type Change = {
  text: string
  /** The message after Undo. */
  undoneText: string
  /** The entry that gets the focus after Undo. */
  returned: Pick<CartEntry, 'itemId' | 'days'>
  /** The cart before it, which Undo restores. */
  before: Cart
  isUndone: boolean
  /** The cart after it, or after Undo. The message shows while the cart equals it. */
  after: Cart
}

export function useUndo(cart: Cart) {
  const [last, setLast] = useState<Change | null>(null)
  const [added, setAdded] = useState<readonly Item[]>([])
  const made = last?.after === cart ? last : null

  function store(next: Cart, change: Omit<Change, 'after'>) {
    saveCart(next)
    setLast({ ...change, after: loadCart() })
  }

  return {
    /** The last change, while the cart is unchanged since. */
    made,
    /** A package and its parts: after the change or Undo, the last read may not have them. */
    added,
    forget: () => setLast(null),
    remove: (index: number, name: string) => {
      const entry = cart[index]
      if (!entry) return
      const what = `${name}, ${describeDays(entry.days)}`
      store(removeEntry(cart, index), {
        text: `Removed from your cart: ${what}`,
        undoneText: `Back in your cart: ${what}`,
        returned: entry,
        before: cart,
        isUndone: false,
      })
    },
    switchTo: ({ item, days, after }: PackageOffer) => {
      setAdded([...added, item, ...item.parts])
      store(after, {
        text: `Switched to ${item.name}, ${describeDays(days)}`,
        undoneText: `Switched back from ${item.name}, ${describeDays(days)}`,
        returned: { itemId: item.parts[0]?.id ?? '', days },
        before: cart,
        isUndone: false,
      })
    },
    undo: () => {
      if (made) store(made.before, { ...made, isUndone: true })
    },
  }
}
