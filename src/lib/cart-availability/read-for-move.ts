import { readItemUses } from '~/lib/db/availability/item-uses'
import type { StoredBooking } from '~/lib/db/bookings/read-booking'
import { findItems } from '~/lib/db/catalog'
import { sha256 } from '~/lib/domain/booking-key'
import { today } from '~/lib/time/dates'
import type { MoveContext } from './move-obstacle'

type BookedDays = Pick<MoveContext, 'items' | 'uses'>

/**
 * A booking's own units count as free. Null if an item or its days can't be read. Never rejects.
 */
export async function readForMove({ id, asCart }: StoredBooking): Promise<BookedDays | null> {
  const ids = [...new Set(asCart.map(({ itemId }) => itemId))]
  try {
    const owner = await sha256(id)
    const reading = findItems(ids)
    const [items, uses] = await Promise.all([
      reading,
      readItemUses(ids, { from: today(new Date()) }, { items: reading, mine: owner }),
    ])
    return uses && ids.length > 0 && items.length === ids.length ? { items, uses } : null
  } catch {
    return null
  }
}
