// Which lines of a cart can be booked at the catalog's current prices.
import type { TakenUnits, TakenByItem } from '~/lib/availability/taken-units'
import { takenOf, withBooked } from '~/lib/availability/taken-with-parts'
import { spacesOf } from '~/lib/catalog/setup-area'
import { standsOn } from '~/lib/catalog/stands-on'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cart } from '~/lib/domain/cart'
import { isBookable, type Item } from '~/lib/domain/item'

/** Joins lines with their items. `unbookable` names those that are gone or only by phone. */
export function bookingLines(lines: Cart, items: readonly Item[]) {
  const bookable: BookingLine[] = []
  const unbookable: string[] = []
  for (const line of lines) {
    const item = items.find((candidate) => candidate.id === line.itemId)
    if (!item || !isBookable(item)) {
      unbookable.push(item?.name ?? 'A rental we no longer offer')
      continue
    }
    const { kind, name, image, priceCents, capacity, hasOwnUnits } = item
    const parts = item.parts.map((part) => ({
      id: part.id,
      name: part.name,
      kind: part.kind,
      quantity: part.quantity,
      capacity: part.capacity ?? 0,
    }))
    bookable.push({
      ...line,
      kind,
      name,
      image,
      priceCents,
      capacity,
      parts,
      hasOwnUnits,
      surfaces: standsOn(item),
      spaces: spacesOf(item),
    })
  }
  return { bookable, unbookable: [...new Set(unbookable)] }
}

/** An item's taken units if these lines of a cart are booked first. */
export function takenBeside(
  others: Cart,
  item: Item,
  items: readonly Item[],
  takenByItem: TakenByItem,
): TakenUnits {
  return takenOf(item, withBooked(takenByItem, bookingLines(others, items).bookable))
}
