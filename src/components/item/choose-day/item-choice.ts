// What the visitor has chosen of one item: shared by the booking panel and the form that books just this one.
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useEvent } from '~/components/event/use-event'
import { dayState, type BookableSpan } from '~/lib/availability/day-state'
import { freeOnAll, type ItemUse } from '~/lib/availability/day-use'
import { clearItemDays, loadItemDays, saveItemDays } from '~/lib/booking/order/draft'
import type { Cart } from '~/lib/cart/cart'
import { wantedUnits } from '~/lib/cart/wanted-units'
import type { Item } from '~/lib/catalogue/item'
import type { Day } from '~/lib/dates'
import { carriedDays } from '~/lib/event/carried'
import { daysOf } from '~/lib/event/event-days'
import { readSession, writeSession } from '~/lib/session'

/** What was pressed; whether it can still be had is `standingChoice`'s to say. */
export type ItemChoice = {
  /** One day from the calendar, the days of the event, or those that an older session left. */
  picked: readonly Day[]
  quantity: number
  pick: (days: readonly Day[]) => void
  setQuantity: (quantity: number) => void
}

/** Beside which event in the address the session's days were picked. */
const besideKey = 'bookingDatesBeside'

/**
 * Starts with the days of the event, or with those that this session has picked of the same item beside the same event:
 * a reload keeps them.
 */
export function useItemChoice(item: Item): ItemChoice {
  const beside = carriedDays(useLocation().search)
  const { event } = useEvent()
  // What is picked here is this item's alone: the event stays what it is.
  const [own, setOwn] = useState<readonly Day[] | null>(() => loadPicked(item.id, beside))
  const [quantity, setQuantity] = useState(1)

  function pick(days: readonly Day[]) {
    setOwn(days)
    writeSession(besideKey, beside)
    if (days.length > 0) saveItemDays(item, days)
    else clearItemDays()
  }

  return { picked: own ?? (event ? daysOf(event) : []), quantity, pick, setQuantity }
}

function loadPicked(itemId: string, beside: string): readonly Day[] | null {
  const days = loadItemDays(itemId)
  return days.length > 0 && (readSession(besideKey) ?? '') === beside ? days : null
}

type Bookable = { item: Item; capacity: number; use: ItemUse; span: BookableSpan }

/**
 * The part of the choice that stands by the latest reading of the days: all of its days, or none when one of them went.
 * `quantity` is what the panel shows: no more than is left beside the cart.
 */
export function standingChoice(
  { item, capacity, use, span }: Bookable,
  choice: Pick<ItemChoice, 'picked' | 'quantity'>,
  cart: Cart,
) {
  const isFree = (day: Day) => dayState(day, { kind: item.kind, capacity }, use, span) === 'free'
  const days = choice.picked.every(isFree) ? choice.picked : []
  const free = freeOnAll(use, days, capacity)
  const inCart = wantedUnits(cart, item.id, days)
  const left = free - inCart
  return { days, free, inCart, left, quantity: Math.min(choice.quantity, Math.max(1, left)) }
}
