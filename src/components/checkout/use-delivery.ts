// The delivery fee of the address as it is typed: at once for flat fees, otherwise once the field is left. Until one can
// be read, the place that was chosen on the way here stands in for it.
import { useEffect, useRef, useState } from 'react'
import {
  placeDelivery,
  saveEventPlace,
  useEventPlace,
  type EventPlace,
} from '~/lib/estimate/event-place'
import { deliveryNow, quoteDelivery, type DeliveryQuote } from '~/lib/delivery-quote'

export function useDelivery(address: string, requestMode: boolean) {
  const looking = useRef(false)
  // Distances are kept outside of React.
  const [, setLookedUp] = useState(0)
  const place = useEventPlace()
  const typed = deliveryNow(address, requestMode)
  const delivery = typed.kind === 'noAddress' && place ? placeDelivery(place) : typed

  /** For an address that was left as it is. */
  async function lookUp() {
    if ('address' in typed) rememberPlace(typed.address)
    if (typed.kind !== 'byDistance' || looking.current) return
    looking.current = true
    await quoteDelivery(address, requestMode)
    looking.current = false
    setLookedUp((times) => times + 1)
  }

  // What was confirmed before the page was loaded anew is asked for again.
  const [kept] = useState(isConfirmed(typed, place))
  useEffect(() => {
    if (kept) void lookUp()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kept])

  return { delivery, lookUp }
}

/** Whether that address was left as it is, and goes by a distance that isn't known. */
function isConfirmed(typed: DeliveryQuote, place: EventPlace | null): boolean {
  return typed.kind === 'byDistance' && typed.address.text === place?.address
}

/** Whoever goes back to the cart finds the same place there. */
function rememberPlace({ text, city, state }: { text: string; city: string; state: string }) {
  if (state === 'IL' || state === 'WI') saveEventPlace({ address: text, city, state })
}
