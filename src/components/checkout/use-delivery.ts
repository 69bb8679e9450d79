// The delivery fee of the address as it is typed: at once for flat fees, otherwise once the field is left.
import { useState } from 'react'
import { deliveryNow, quoteDelivery, type DeliveryQuote } from '~/lib/booking/order/delivery'

export function useDelivery(address: string, requestMode: boolean) {
  const [looked, setLooked] = useState<DeliveryQuote | null>(null)
  const [looking, setLooking] = useState(false)
  const now = deliveryNow(address, requestMode)
  const sameAddress =
    looked !== null &&
    'address' in looked &&
    'address' in now &&
    looked.address.text === now.address.text
  const delivery = now.kind === 'byDistance' && sameAddress ? looked : now

  async function lookUp() {
    if (delivery.kind !== 'byDistance' || looking) return
    setLooking(true)
    setLooked(await quoteDelivery(address, requestMode))
    setLooking(false)
  }

  return { delivery, lookUp }
}
