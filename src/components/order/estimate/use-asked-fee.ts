// The delivery fee that goes by distance: asked for once an address is the visitor's, and not while it is typed.
import { useEffect, useState } from 'react'
import type { DeliveryQuote } from '~/lib/pricing/delivery'
import { lazyImport } from '~/lib/loading/lazy-import'

/** Null until the answer is here, and for no address. */
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

/** Null where the script for it doesn't arrive: the fee stays open. */
async function askFee(address: string, requestMode: boolean): Promise<DeliveryQuote | null> {
  try {
    const { quoteDelivery } = await lazyImport(() => import('~/lib/services/delivery-quote'))
    return await quoteDelivery(address, requestMode)
  } catch {
    return null
  }
}
