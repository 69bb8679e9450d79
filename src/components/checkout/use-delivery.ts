// The delivery fee of the address as it is typed: at once for flat fees, otherwise once the field is left.
import { useState } from 'react'
import { deliveryNow, quoteDelivery } from '~/lib/booking/order/delivery'

export function useDelivery(address: string, requestMode: boolean) {
  const [looking, setLooking] = useState(false)
  const delivery = deliveryNow(address, requestMode)

  async function lookUp() {
    if (delivery.kind !== 'byDistance' || looking) return
    setLooking(true)
    await quoteDelivery(address, requestMode)
    setLooking(false)
  }

  return { delivery, lookUp }
}
