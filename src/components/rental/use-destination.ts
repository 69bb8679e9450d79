import { useMemo } from 'react'
import { useCart } from '~/lib/cart/store'
import { lazyImport } from '~/lib/loading/lazy-import'
import type { Destination } from '~/lib/pricing/delivered-price'
import { placeDelivery, type DeliveryQuote } from '~/lib/pricing/delivery'
import { useEventPlace } from '~/lib/storage/event-place'
import { useLoaded } from '~/ui/use-loaded'

/**
 * Where this visit's rentals would go, for every price on a page: the one place of the session, and
 * the cart. Nothing is known until a prerendered page is hydrated.
 */
export function useDestination(): Destination {
  const place = useEventPlace()
  const inCart = useCart().length > 0
  const now = useMemo(() => place && placeDelivery(place), [place])
  const asked = useAskedFee(now?.kind === 'byDistance' ? now.address.text : '')
  const delivery = asked ?? now
  return useMemo(() => ({ delivery, inCart }), [delivery, inCart])
}

/**
 * The delivery fee by distance for a confirmed address, never for one that is being typed. Null
 * until there is an answer.
 */
export function useAskedFee(address: string, requestMode = false): DeliveryQuote | null {
  return useLoaded(address && `${address} ${requestMode}`, async () => {
    const { quoteDelivery } = await lazyImport(() => import('~/lib/services/delivery-quote'))
    return quoteDelivery(address, requestMode)
  })
}
