// Which days and units of an item the visitor can pick, and what the choice stands at.
import { useState } from 'react'
import { lostFor } from '~/components/calendar/why-lost'
import { standingChoice, type ItemToBook } from '~/components/item/item-choice'
import { dayState } from '~/lib/availability/day-state'
import { freeUnits } from '~/lib/availability/day-use'
import { cartLimit } from '~/lib/cart/limit'
import { useCart } from '~/lib/cart/store'
import { wantedUnits } from '~/lib/cart/wanted-units'
import type { Day } from '~/lib/domain/day'
import { daysBookedHere } from '~/lib/storage/my-bookings'

export type ItemAvailability = ReturnType<typeof useItemAvailability>

export function useItemAvailability(toBook: ItemToBook) {
  const { item, reading, span } = toBook
  const { capacity } = item
  const cart = useCart()
  const [mine] = useState(() => daysBookedHere(item.id))
  // A new read may show that somebody else took a day meanwhile.
  const standing = standingChoice(toBook, cart)
  const { days, free, inCart } = standing
  const stateOf = (day: Day) => dayState(day, item, reading.use, span)
  return {
    ...standing,
    limit: cartLimit({ name: item.name, free, capacity, inCart, dayCount: days.length }),
    stateOf,
    lostBy: (day: Day) => lostFor(stateOf(day), day, mine),
    /** True if free units aren't all in the cart. */
    isLeft: (day: Day) =>
      stateOf(day) === 'free' &&
      freeUnits(reading.use, day, capacity) > wantedUnits(cart, item.id, [day]),
  }
}
