// What the lines will cost at the place that the visitor has chosen. The choice and the two protections are the session's:
// the checkout goes on from them.
import { useEffect, useState } from 'react'
import { useAskedFee } from './use-asked-fee'
import { estimateOrder } from '~/lib/order-form/estimate'
import {
  followAddress,
  placeDelivery,
  useEventPlace,
  type EventPlace,
} from '~/lib/order-form/event-place'
import type { DeliveryQuote } from '~/lib/pricing/delivery'
import { loadDraft, saveDraft } from '~/lib/order-form/draft'
import type { OrderForm } from '~/lib/domain/order-form'
import { priceOrder } from '~/lib/pricing/order-price'
import type { BookingLine } from '~/lib/domain/booking'

export function useEstimate(lines: readonly BookingLine[]) {
  const place = useEventPlace()
  const delivery = useDeliveryTo(place)
  const [form, setForm] = useState(loadDraft)
  // An item's own form may have another address since.
  useEffect(followAddress, [])

  /** Turns a protection on or off. */
  function change(changed: Pick<Partial<OrderForm>, 'damageWaiver' | 'insurance'>) {
    // What was typed elsewhere meanwhile stays.
    const next = { ...loadDraft(), ...changed }
    saveDraft(next)
    setForm(next)
  }

  const unplaced = { lines, delivery: { kind: 'noAddress' }, requestMode: false } as const

  return {
    place,
    /** What it costs, taken or not: the same wherever it goes. */
    damageWaiverCents: priceOrder('cart', { ...form, ...withWaiver }, unplaced).damageWaiverCents,
    /** An estimate is of the whole: a deposit is a part of it. */
    form: { ...form, depositOnly: false },
    change,
    /** Null while no place is chosen. */
    offer: delivery && { lines, delivery, requestMode: false },
    total: delivery && estimateOrder(form, lines, delivery),
  }
}

const withWaiver = { damageWaiver: true, depositOnly: false }

export type EstimateState = ReturnType<typeof useEstimate>

/** The fee: at once where it is flat; by distance only for an address that the visitor gave. */
function useDeliveryTo(place: EventPlace | null): DeliveryQuote | null {
  const now = place && placeDelivery(place)
  const asked = useAskedFee(now?.kind === 'byDistance' ? now.address.text : '')
  return asked ?? now
}
