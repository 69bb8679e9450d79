// Changes of the cart, each with a message. Until the next change, some can be undone.
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { withoutEntry } from '~/lib/cart/cart'
import { changeEntry, moveTo, shiftDays } from '~/lib/cart/move'
import type { PackageOffer } from '~/lib/cart/package-offer'
import { loadCart, saveCart } from '~/lib/cart/store'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { describeDays, formatDay } from '~/lib/time/day-text'

type Change = {
  text: string
  /** The entry that gets the focus, and on which of its buttons; null for none. */
  focus: { rental: Pick<CartEntry, 'itemId' | 'days'>; on: 'day' | 'remove' } | null
  undo?: () => void
  /** The cart after the change. */
  after: Cart
}

export type CartChanges = ReturnType<typeof useCartChanges>

export function useCartChanges(cart: Cart) {
  const [last, setLast] = useState<Change | null>(null)
  const [added, setAdded] = useState<readonly Item[]>([])
  const { revalidate } = useRevalidator()

  function store(next: Cart, change: Omit<Change, 'after'>) {
    saveCart(next)
    setLast({ ...change, after: loadCart() })
  }

  /** For a change to days or items that have to be read. */
  function storeAndRead(next: Cart, change: Omit<Change, 'after'>) {
    store(next, change)
    void revalidate()
  }

  return {
    /** The last change, while the cart is unchanged since. */
    changed: last?.after === cart ? last : null,
    /** Items that were added since the cart was read. */
    added,
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
      const next = moveTo(cart, scope === 'all' ? 'all' : index, first)
      storeAndRead(next, { text, focus: { rental, on: 'day' } })
    },
    /** Replaces the item of an entry on the same days. */
    take: (index: number, item: Item, name: string) => {
      const entry = cart[index]
      if (!entry) return
      setAdded([...added, item])
      storeAndRead(changeEntry(cart, index, { itemId: item.id }), {
        text: `${item.name} replaces ${name}, ${describeDays(entry.days)}`,
        focus: { rental: { ...entry, itemId: item.id }, on: 'day' },
      })
    },
    remove: (index: number, name: string) => {
      const entry = cart[index]
      if (!entry) return
      const what = `${name}, ${describeDays(entry.days)}`
      store(withoutEntry(cart, index), {
        text: `Removed from your cart: ${what}`,
        focus: null,
        undo: () =>
          storeAndRead(cart, {
            text: `Back in your cart: ${what}`,
            focus: { rental: entry, on: 'remove' },
          }),
      })
    },
    /** Puts a package in place of its parts. */
    switchTo: ({ item, days, after }: PackageOffer) => {
      const what = `${item.name}, ${describeDays(days)}`
      setAdded([...added, item, ...item.parts])
      storeAndRead(after, {
        text: `Switched to ${what}`,
        focus: null,
        undo: () =>
          storeAndRead(cart, {
            text: `Switched back from ${what}`,
            focus: { rental: { itemId: item.parts[0]?.id ?? '', days }, on: 'remove' },
          }),
      })
    },
  }
}
