// Changes the days or the item of a cart entry, with a message that shows until the cart changes again.
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { removeEntry } from '~/lib/cart/cart'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { changeEntry, moveTo, shiftDays } from '~/lib/cart-days/move'
import type { Item } from '~/lib/domain/item'
import { loadCart, saveCart } from '~/lib/cart/store'
import { describeDays, formatDay } from '~/lib/time/day-text'
import type { Day } from '~/lib/domain/day'

type Rental = Pick<CartEntry, 'itemId' | 'days'>

/** `rental`: the entry after the change; null if it was removed. */
type Change = { text: string; rental: Rental | null; after: Cart }

export type EntryChanges = ReturnType<typeof useEntryChanges>

export function useEntryChanges(cart: Cart) {
  const [last, setLast] = useState<Change | null>(null)
  const [taken, setTaken] = useState<readonly Item[]>([])
  const { revalidate } = useRevalidator()

  function change(next: Cart, text: string, rental: Rental | null) {
    saveCart(next)
    setLast({ text, rental, after: loadCart() })
    // The new days or items have to be read.
    void revalidate()
  }

  return {
    /** The last change, while the cart is unchanged since. */
    changed: last?.after === cart ? last : null,
    /** Items that were added since the cart was read. */
    taken,
    forget: () => setLast(null),
    /** Moves one entry, or all of them, to begin on another day. */
    move: (index: number, scope: 'one' | 'all', first: Day, name: string) => {
      const entry = cart[index]
      if (!entry) return
      const rental = { ...entry, days: shiftDays(entry.days, first) }
      const text =
        scope === 'all'
          ? `Moved to ${formatDay(first, 'short')}: all ${cart.length} rentals`
          : `Moved to ${describeDays(rental.days)}: ${name}`
      change(moveTo(cart, scope === 'all' ? 'all' : index, first), text, rental)
    },
    /** Replaces the item of an entry on the same days. */
    take: (index: number, item: Item, name: string) => {
      const entry = cart[index]
      if (!entry) return
      const rental = { ...entry, itemId: item.id }
      const text = `${item.name} replaces ${name}, ${describeDays(entry.days)}`
      setTaken([...taken, item])
      change(changeEntry(cart, index, { itemId: item.id }), text, rental)
    },
    remove: (index: number, name: string) => {
      const entry = cart[index]
      if (!entry) return
      const text = `Removed from your cart: ${name}, ${describeDays(entry.days)}`
      change(removeEntry(cart, index), text, null)
    },
  }
}
