import { addEntry, isSameRental, removeEntry, setQuantity } from './cart'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'

/** The cart with a package in place of its parts on these days; null if it lacks one of them. */
export function withPackage(cart: Cart, item: Item, days: readonly Day[]): Cart | null {
  let rest = cart
  for (const { id, quantity } of item.parts) {
    const index = rest.findIndex((entry) => isSameRental(entry, { itemId: id, days }))
    const left = (rest[index]?.quantity ?? 0) - quantity
    if (left < 0) return null
    rest = left === 0 ? removeEntry(rest, index) : setQuantity(rest, index, left)
  }
  return addEntry(rest, { itemId: item.id, days, quantity: 1 })
}
