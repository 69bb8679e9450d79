import { deleteStaleUnits } from '~/lib/db/availability/delete-stale-units'
import { readingFor, type ItemReading } from '~/lib/db/availability/read-taken-units'
import type { CartLine } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'

/** Deletes stale units of these lines. True if the days must be read again. Never throws. */
export async function deleteStaleInCart(
  cartLines: readonly Pick<CartLine, 'itemId' | 'days'>[],
  items: readonly Item[],
  takenByItem: ReadonlyMap<string, ItemReading>,
): Promise<boolean> {
  const answers = await Promise.all(
    cartLines.map(({ itemId, days }) => {
      const item = items.find(({ id }) => id === itemId)
      return deleteStaleUnits(item ? readingFor(item, takenByItem).allocations : [], days)
    }),
  )
  return answers.includes(true)
}
