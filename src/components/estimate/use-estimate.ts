// The estimate for lines at the chosen place. The session has the place and the choices, so the
// checkout and an item's own form start with them.
import { useEffect } from 'react'
import { lazyImport } from '~/lib/loading/lazy-import'
import { estimateOrder } from '~/lib/order-form/estimate'
import {
  followAddress,
  placeDelivery,
  useEventPlace,
  type EventPlace,
} from '~/lib/order-form/event-place'
import type { DeliveryQuote } from '~/lib/pricing/delivery'
import { loadDraft, saveDraft, useChoices } from '~/lib/order-form/draft'
import type { OrderKind } from '~/lib/domain/amounts'
import type { OrderForm } from '~/lib/domain/order-form'
import { priceOrder } from '~/lib/pricing/order-price'
import type { BookingLine } from '~/lib/domain/booking'
import { useAnswer } from '~/ui/use-answer'

/**
 * @param counted the lines that the waiver's price is for, if not all
 * @param itemId the item whose own form orders these lines; null for the cart
 */
export function useEstimate(
  lines: readonly BookingLine[],
  counted = lines,
  itemId: string | null = null,
) {
  const kind: OrderKind = itemId === null ? 'cart' : 'item'
  const place = useEventPlace()
  const delivery = useDeliveryTo(place)
  // Without a deposit, which is part of the same total.
  const form = { ...useChoices(itemId), depositOnly: false }
  // An item's own form may have changed the address since.
  useEffect(followAddress, [])

  /** Turns a protection on or off. */
  function change(changed: Pick<Partial<OrderForm>, 'damageWaiver' | 'insurance'>) {
    saveDraft({ ...loadDraft(itemId), ...changed }, itemId)
  }

  const unplaced = { lines: counted, delivery: { kind: 'noAddress' }, requestMode: false } as const

  return {
    kind,
    place,
    /** The waiver's price, chosen or not. It doesn't depend on the place. */
    damageWaiverCents: priceOrder(kind, { ...form, damageWaiver: true }, unplaced)
      .damageWaiverCents,
    form,
    change,
    /** Null until a place is chosen. */
    offer: delivery && { lines, delivery, requestMode: false },
    total: delivery && estimateOrder(kind, form, lines, delivery),
  }
}

export type EstimateState = ReturnType<typeof useEstimate>

/** The fee: at once if it is flat; by distance only for a confirmed address. */
function useDeliveryTo(place: EventPlace | null): DeliveryQuote | null {
  const now = place && placeDelivery(place)
  const byAddress = useAskedFee(now?.kind === 'byDistance' ? now.address.text : '')
  return byAddress ?? now
}

/**
 * The delivery fee by distance for a confirmed address, never for one that is being typed. Null
 * until there is an answer.
 */
export function useAskedFee(address: string, requestMode = false): DeliveryQuote | null {
  return useAnswer(address && `${address} ${requestMode}`, async () => {
    const { quoteDelivery } = await lazyImport(() => import('~/lib/services/delivery-quote'))
    return quoteDelivery(address, requestMode)
  })
}
