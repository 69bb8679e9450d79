// The days and quantity chosen for an item, shared by the panel and the item's own form.
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useEvent } from '~/components/event/use-event'
import type { BookableDays } from '~/lib/availability/bookable-days'
import { unitsLeftOnAll } from '~/lib/availability/taken-units'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import { unitsInCart } from '~/lib/cart/units-in-cart'
import type { ItemReading } from '~/lib/db/availability/read-taken-units'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { carriedDays } from '~/lib/event/carried'
import { clearItemDays, loadItemDays, saveItemDays } from '~/lib/order-form/item-days'
import { daysIn } from '~/lib/time/day-runs'
import { useHydrated } from '~/ui/use-hydrated'

/** The visitor's choice; `bookableChoice` checks whether it is still free. */
export type ItemChoice = {
  /** One day from the calendar, the event's days, or those of an older session. */
  wantedDays: readonly Day[]
  quantity: number
  /** A text in the field of the quantity that is no number. */
  isQuantityInvalid: boolean
  pick: (days: readonly Day[]) => void
  setQuantity: (quantity: number) => void
  setQuantityInvalid: (isInvalid: boolean) => void
}

/** The session's choice if the event is the same, so a reload keeps it; else the event's days. */
export function useItemChoice(item: Item): ItemChoice {
  const eventQuery = carriedDays(useLocation().search)
  const { event } = useEvent()
  const [saved] = useState(() => loadItemDays(item.id))
  // A pick is only for this item and doesn't change the event.
  const [pressed, setPressed] = useState<readonly Day[] | null>(() =>
    saved.days.length > 0 && saved.eventQuery === eventQuery ? saved.days : null,
  )
  const [quantity, setUnits] = useState(saved.quantity)
  const [isQuantityInvalid, setQuantityInvalid] = useState(false)
  // The build knows no visitor, so a prerendered panel has no day until it is hydrated.
  const own = useHydrated() ? pressed : null
  const wantedDays = own ?? (event ? daysIn(event) : [])

  function pick(days: readonly Day[]) {
    setPressed(days)
    if (days.length > 0) saveItemDays(item, { days, quantity, eventQuery })
    else clearItemDays(item.id)
  }

  function setQuantity(units: number) {
    setUnits(units)
    if (wantedDays.length > 0) saveItemDays(item, { days: wantedDays, quantity: units, eventQuery })
  }

  return { wantedDays, quantity, isQuantityInvalid, pick, setQuantity, setQuantityInvalid }
}

/** An item that can be booked online, with what its calendar and its own form need. */
export type ItemToBook = {
  item: Item & { capacity: number }
  reading: ItemReading
  bookableDays: BookableDays
  choice: ItemChoice
}

/** What is still free: all days or none, and at most as many units as the cart leaves. */
export function bookableChoice(
  { item, reading: { taken }, bookableDays, choice }: ItemToBook,
  cart: Cart,
) {
  const isFree =
    whyNotBookable({ item, days: choice.wantedDays, quantity: 1 }, taken, bookableDays) === null
  const days = isFree ? choice.wantedDays : []
  const free = unitsLeftOnAll(taken, days, item.capacity)
  const inCart = unitsInCart(cart, item.id, days)
  const left = free - inCart
  return { days, free, inCart, left, quantity: Math.min(choice.quantity, Math.max(1, left)) }
}
