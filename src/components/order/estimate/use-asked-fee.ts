// Requests the delivery fee by distance for a confirmed address, never while it is being typed.
import { useEffect, useState } from 'react'
import type { DeliveryQuote } from '~/lib/pricing/delivery'
import { lazyImport } from '~/lib/loading/lazy-import'

/** Null until there is an answer, and without an address. */
export function useAskedFee(address: string, requestMode = false): DeliveryQuote | null {
  const [answer, setAnswer] = useState<{ address: string; delivery: DeliveryQuote } | null>(null)

  useEffect(() => {
    if (address === '') return undefined
    let left = false
    void askFee(address, requestMode).then((delivery) => {
      if (!left && delivery) setAnswer({ address, delivery })
    })
    return () => {
      left = true
    }
  }, [address, requestMode])

  return address !== '' && answer?.address === address ? answer.delivery : null
}

/** Null if the script doesn't load; the fee then stays unknown. */
async function askFee(address: string, requestMode: boolean): Promise<DeliveryQuote | null> {
  try {
    const { quoteDelivery } = await lazyImport(() => import('~/lib/services/delivery-quote'))
    return await quoteDelivery(address, requestMode)
  } catch {
    return null
  }
}
