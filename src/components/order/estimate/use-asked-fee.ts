import type { DeliveryQuote } from '~/lib/pricing/delivery'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useAnswer } from '~/ui/use-answer'

/** The delivery fee by distance for a confirmed address, never for one that is being typed. Null until there is an answer. */
export function useAskedFee(address: string, requestMode = false): DeliveryQuote | null {
  return useAnswer(address && `${address} ${requestMode}`, async () => {
    const { quoteDelivery } = await lazyImport(() => import('~/lib/services/delivery-quote'))
    return quoteDelivery(address, requestMode)
  })
}
