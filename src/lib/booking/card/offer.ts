import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { isHouse } from '~/lib/catalogue/item'
import { findItems } from '~/lib/db/catalogue'
import { readRequestMode } from '~/lib/db/settings'

/**
 * True while each item is called and costs what it did when the order was priced, has as many units, and bookings need no approval. A
 * total doesn't tell: a deposit is always the same.
 * @throws when the database can't be read
 */
export async function isStillOffered(lines: OrderEntry['lines']): Promise<boolean> {
  const [requestMode, items] = await Promise.all([
    readRequestMode(),
    findItems(lines.map(({ itemId }) => itemId)),
  ])
  return (
    !requestMode &&
    lines.every((line) => {
      const item = items.find(({ id }) => id === line.itemId)
      return (
        item !== undefined &&
        item.priceCents === line.priceCents &&
        item.capacity === line.capacity &&
        item.name === line.name &&
        !isHouse(item)
      )
    })
  )
}
