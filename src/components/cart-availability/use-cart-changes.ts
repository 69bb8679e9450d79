// Changes of the cart, each with a message. Until the next change, some can be undone.
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { withoutCartLine } from '~/lib/cart/cart'
import { changeCartLine, moveTo, shiftDays } from '~/lib/cart/move'
import type { PackageSwitch } from '~/lib/cart/package-switch'
import { loadCart, saveCart } from '~/lib/cart/store'
import type { Cart, CartLine } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { describeDays, formatDay } from '~/lib/time/day-text'

type Change = {
  text: string
  /** The line that gets the focus, and on which of its buttons; null for none. */
  focus: { cartLine: Pick<CartLine, 'itemId' | 'days'>; on: 'day' | 'remove' } | null
  undo?: () => void
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
    move: (index: number, scope: 'one' | 'all', first: Day, name: string) => {
      const cartLine = cart[index]
      if (!cartLine) return
      const moved = { ...cartLine, days: shiftDays(cartLine.days, first) }
      const text =
        scope === 'all'
          ? `Moved to ${formatDay(first, 'short')}: all ${cart.length} rentals`
          : `Moved to ${describeDays(moved.days)}: ${name}`
      const next = moveTo(cart, scope === 'all' ? 'all' : index, first)
      storeAndRead(next, { text, focus: { cartLine: moved, on: 'day' } })
    },
    /** Replaces the item of a line on the same days. */
    take: (index: number, item: Item, name: string) => {
      const cartLine = cart[index]
      if (!cartLine) return
      setAdded([...added, item])
      storeAndRead(changeCartLine(cart, index, { itemId: item.id }), {
        text: `${item.name} replaces ${name}, ${describeDays(cartLine.days)}`,
        focus: { cartLine: { ...cartLine, itemId: item.id }, on: 'day' },
      })
    },
    remove: (index: number, name: string) => {
      const cartLine = cart[index]
      if (!cartLine) return
      const what = `${name}, ${describeDays(cartLine.days)}`
      store(withoutCartLine(cart, index), {
        text: `Removed from your cart: ${what}`,
        focus: null,
        undo: () =>
          storeAndRead(cart, {
            text: `Back in your cart: ${what}`,
            focus: { cartLine, on: 'remove' },
          }),
      })
    },
    switchTo: ({ item, days, after }: PackageSwitch) => {
      const what = `${item.name}, ${describeDays(days)}`
      setAdded([...added, item, ...item.parts])
      storeAndRead(after, {
        text: `Switched to ${what}`,
        focus: null,
        undo: () =>
          storeAndRead(cart, {
            text: `Switched back from ${what}`,
            focus: { cartLine: { itemId: item.parts[0]?.id ?? '', days }, on: 'remove' },
          }),
      })
    },
  }
}
