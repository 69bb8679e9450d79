import { readTakenUnits } from '~/lib/db/availability/read-taken-units'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { findItems } from '~/lib/db/catalog'
import { sha256 } from '~/lib/domain/booking-key'
import { today } from '~/lib/time/dates'
import type { MoveContext } from './move-obstacle'

type BookedDays = Pick<MoveContext, 'items' | 'takenByItem'>

/** The booking's own units count as free. Null if items or days can't be read. Never rejects. */
export async function readForMove({ id, asCart }: Booking): Promise<BookedDays | null> {
  const ids = [...new Set(asCart.map(({ itemId }) => itemId))]
  try {
    const owner = await sha256(id)
    const reading = findItems(ids)
    const [items, takenByItem] = await Promise.all([
      reading,
      readTakenUnits(ids, { from: today(new Date()) }, { items: reading, mine: owner }),
    ])
    return takenByItem && ids.length > 0 && items.length === ids.length
      ? { items, takenByItem }
      : null
  } catch {
    return null
  }
}
