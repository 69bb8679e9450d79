// The delivery fee of the address as it is typed: at once for flat fees, otherwise once the field is left.
import { useMemo, useState } from 'react'
import { deliveryNow, quoteDelivery, type DeliveryQuote } from '~/lib/booking/order/delivery'

export function useDelivery(address: string, requestMode: boolean) {
  const [looked, setLooked] = useState<{ address: string; delivery: DeliveryQuote } | null>(null)
  const [looking, setLooking] = useState(false)
  const now = useMemo(() => deliveryNow(address, requestMode), [address, requestMode])
  const delivery = now.kind === 'byDistance' && looked?.address === address ? looked.delivery : now

  async function lookUp() {
    if (delivery.kind !== 'byDistance' || looking) return
    setLooking(true)
    setLooked({ address, delivery: await quoteDelivery(address, requestMode) })
    setLooking(false)
  }

  return { delivery, lookUp }
}
