// The delivery fee of the address as it is typed: at once for flat fees, otherwise once the field is left. Until one can
// be read, the place that was chosen on the way here stands in for it.
import { useState } from 'react'
import { useAskedFee } from '~/components/order/estimate/use-asked-fee'
import { placeDelivery, saveEventPlace, useEventPlace } from '~/lib/order-form/event-place'
import { deliveryNow } from '~/lib/services/delivery-quote'

export function useDelivery(address: string, requestMode: boolean) {
  const place = useEventPlace()
  /** The address as it was last left; one that was confirmed earlier in this visit is so from the start. */
  const [confirmed, setConfirmed] = useState(place?.address ?? '')
  const typed = deliveryNow(address, requestMode)
  const byDistance = typed.kind === 'byDistance' && typed.address.text === confirmed
  const asked = useAskedFee(byDistance ? confirmed : '', requestMode)

  /** The visitor has left the address as it is. */
  function confirm() {
    if (!('address' in typed)) return
    setConfirmed(typed.address.text)
    rememberPlace(typed.address)
  }

  const delivery = typed.kind === 'noAddress' && place ? placeDelivery(place) : (asked ?? typed)
  return { delivery, confirm }
}

/** Whoever goes back to the cart finds the same place there. */
function rememberPlace({ text, city, state }: { text: string; city: string; state: string }) {
  if (state === 'IL' || state === 'WI') saveEventPlace({ address: text, city, state })
}
