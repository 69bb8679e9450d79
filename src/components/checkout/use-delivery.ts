// The delivery fee of the address as it is typed: at once for flat fees, otherwise once the field is left. Until one can
// be read, the place that was chosen on the way here stands in for it.
import { useState } from 'react'
import { placeDelivery, saveEventPlace, useEventPlace } from '~/lib/estimate/event-place'
import { deliveryNow, quoteDelivery } from '~/lib/delivery-quote'

export function useDelivery(address: string, requestMode: boolean) {
  const [looking, setLooking] = useState(false)
  const place = useEventPlace()
  const typed = deliveryNow(address, requestMode)
  const delivery = typed.kind === 'noAddress' && place ? placeDelivery(place) : typed

  /** For an address that was left as it is. */
  async function lookUp() {
    if ('address' in typed) rememberPlace(typed.address)
    if (typed.kind !== 'byDistance' || looking) return
    setLooking(true)
    await quoteDelivery(address, requestMode)
    setLooking(false)
  }

  return { delivery, lookUp }
}

/** Whoever goes back to the cart finds the same place there. */
function rememberPlace({ text, city, state }: { text: string; city: string; state: string }) {
  if (state === 'IL' || state === 'WI') saveEventPlace({ address: text, city, state })
}
