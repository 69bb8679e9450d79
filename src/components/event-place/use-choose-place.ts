import { useState } from 'react'
import { lazyImport } from '~/lib/loading/lazy-import'
import { readSession } from '~/lib/storage/browser-storage'
import { saveEventPlace, type EventPlace } from '~/lib/storage/event-place'

/** `note` says that an address elsewhere was removed from the order; '' if none was. */
export function useChoosePlace() {
  const [note, setNote] = useState('')

  async function choose(place: EventPlace): Promise<void> {
    const givenUp = await storePlace(place)
    setNote(givenUp === null ? '' : `We removed your address in ${givenUp} from the order.`)
  }

  return { choose: (place: EventPlace) => void choose(place), note }
}

/** Only removing an address needs the code for addresses. Returns that address's town, or null. */
async function storePlace(place: EventPlace): Promise<string | null> {
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
