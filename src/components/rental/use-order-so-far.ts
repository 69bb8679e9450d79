import { useMemo } from 'react'
import { bookingLines } from '~/lib/cart/booking-lines'
import { toOrderLines } from '~/lib/cart/order-lines'
import { useCart } from '~/lib/cart/store'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { lazyImport } from '~/lib/loading/lazy-import'
import { useChoices } from '~/lib/order-form/draft'
import type { OrderSoFar } from '~/lib/pricing/all-in'
import { feeOfPlace, type DeliveryFee } from '~/lib/pricing/delivery'
import { useEventPlace } from '~/lib/storage/event-place'
import { useLoaded } from '~/ui/use-loaded'

/** For every price on a page. Nothing is known until a prerendered page is hydrated. */
export function useOrderSoFar(): OrderSoFar {
  const delivery = useFeeOfPlace()
  const cart = useCart()
  const items = useItemsOf(cart)
  const { promoCode } = useChoices(null)
  return useMemo(() => {
    const lines = items && bookingLines(toOrderLines(cart), items).bookable
    return { delivery, cart: cart.length === 0 ? null : { lines, promoCode } }
  }, [delivery, cart, items, promoCode])
}

/** The delivery to the one place of the session; `noAddress` until one is chosen. */
export function useFeeOfPlace(): DeliveryFee {
  const place = useEventPlace()
  const fee = useMemo(() => (place ? feeOfPlace(place) : ({ kind: 'noAddress' } as const)), [place])
  const asked = useAskedFee(fee.kind === 'byDistance' ? fee.address.text : '')
  return asked ?? fee
}

/** By distance for a confirmed address, not while typing. Null until there is an answer. */
export function useAskedFee(address: string, requestMode = false): DeliveryFee | null {
  return useLoaded(address && `${address} ${requestMode}`, async () => {
    const { askFee } = await lazyImport(() => import('~/lib/services/delivery-fee'))
    return askFee(address, requestMode)
  })
}

/** The catalog, which holds a cart's prices; null if the cart is empty, and until it is read. */
function useItemsOf(cart: Cart): readonly Item[] | null {
  return useLoaded(cart.length > 0 ? 'catalog' : '', async () => {
    const { listItems } = await lazyImport(() => import('~/lib/db/read-catalog'))
    return listItems()
  })
}
