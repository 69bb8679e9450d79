import { lazyImport } from '~/lib/loading/lazy-import'
import { readSession } from '~/lib/storage/browser-storage'
import { saveEventPlace, type EventPlace } from '~/lib/storage/event-place'

/**
 * Stores the place, and removes an address elsewhere from the order. Only this needs the code for
 * addresses.
 * @returns the city of the removed address, or null
 */
export async function choosePlace(place: EventPlace): Promise<string | null> {
  if (readSession('address') !== null) {
    try {
      const order = await lazyImport(() => import('~/lib/order-form/event-place'))
      return order.choosePlace(place)
    } catch {
      // The checkout goes by the address, and says so.
    }
  }
  saveEventPlace(place)
  return null
}
