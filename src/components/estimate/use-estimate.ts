// The estimate for lines at the chosen place. The session has the place and the choices, so the
// checkout and an item's own form start with them.
import { useEffect } from 'react'
import { useDestination } from '~/components/rental/use-destination'
import type { OrderKind } from '~/lib/domain/amounts'
import type { BookingLine } from '~/lib/domain/booking'
import { loadDraft, saveDraft, useChoices, type SharedChoices } from '~/lib/order-form/draft'
import { estimateOrder } from '~/lib/order-form/estimate'
import { followAddress } from '~/lib/order-form/event-place'
import { priceOrder } from '~/lib/pricing/order-price'
import { useEventPlace } from '~/lib/storage/event-place'

/**
 * @param itemId the item whose own form orders these lines; null for the cart
 */
export function useEstimate(lines: readonly BookingLine[], itemId: string | null = null) {
  const kind: OrderKind = itemId === null ? 'cart' : 'item'
  const place = useEventPlace()
  const { delivery } = useDestination()
  // Without a deposit, which is part of the same total.
  const form = { ...useChoices(itemId), depositOnly: false }
  // An item's own form may have changed the address since.
  useEffect(followAddress, [])

  /** Turns a protection on or off. */
  function change(changed: Partial<SharedChoices>) {
    saveDraft({ ...loadDraft(itemId), ...changed }, itemId)
  }

  const unplaced = { lines, delivery: { kind: 'noAddress' }, requestMode: false } as const

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
