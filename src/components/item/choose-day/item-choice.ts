// What the visitor has chosen of one item: shared by the booking panel and the form that books just this one.
import { useState } from 'react'
import { dayState, type BookableSpan } from '~/lib/availability/day-state'
import { freeOnAll, type ItemUse } from '~/lib/availability/day-use'
import { clearItemDays, loadItemDays, saveItemDays } from '~/lib/booking/order/draft'
import type { Cart } from '~/lib/cart/cart'
import { wantedUnits } from '~/lib/cart/wanted-units'
import type { Item } from '~/lib/catalogue/item'
import type { Day } from '~/lib/dates'

/** What was pressed; whether it can still be had is `standingChoice`'s to say. */
export type ItemChoice = {
  /** One day from the calendar; several only where an older session left them. */
  picked: readonly Day[]
  quantity: number
  pick: (days: readonly Day[]) => void
  setQuantity: (quantity: number) => void
}

/** Starts with what this session chose of the same item: a reload, or another item in between, keeps it. */
export function useItemChoice(item: Item): ItemChoice {
  const [kept] = useState(() => loadItemDays(item.id))
  const [picked, setPicked] = useState(kept.days)
  const [quantity, setUnits] = useState(kept.quantity)

  function pick(days: readonly Day[]) {
    setPicked(days)
    if (days.length > 0) saveItemDays(item, { days, quantity })
    else clearItemDays(item.id)
  }

  function setQuantity(units: number) {
    setUnits(units)
    if (picked.length > 0) saveItemDays(item, { days: picked, quantity: units })
  }

  return { picked, quantity, pick, setQuantity }
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
