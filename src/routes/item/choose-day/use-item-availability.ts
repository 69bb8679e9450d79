// Which days and units of an item the visitor can pick, and how much of the choice is free.
import { useState } from 'react'
import { lostFor } from '~/components/calendar/why-lost'
import { unitsLeft } from '~/lib/availability/taken-units'
import { whyNotBookable, type DayState } from '~/lib/availability/why-not-bookable'
import { cartLimitConflict } from '~/lib/cart/limit'
import { useCart } from '~/lib/cart/store'
import { unitsInCart } from '~/lib/cart/units-in-cart'
import type { Day } from '~/lib/domain/day'
import { daysBookedHere } from '~/lib/storage/my-bookings'
import { bookableChoice, type ItemToBook } from '~/routes/item/item-choice'

export type ItemAvailability = ReturnType<typeof useItemAvailability>

export function useItemAvailability(toBook: ItemToBook) {
  const { item, reading, bookableDays } = toBook
  const { capacity } = item
  const cart = useCart()
  const [mine] = useState(() => daysBookedHere(item.id))
  // A new read may show that somebody else took a day meanwhile.
  const bookable = bookableChoice(toBook, cart)
  const { days, free, inCart } = bookable
  const reasonOn = (day: Day) =>
    whyNotBookable({ item, days: [day], quantity: 1 }, reading.taken, bookableDays)
  return {
    ...bookable,
    limit: cartLimitConflict({
      kind: item.kind,
      name: item.name,
      free,
      capacity,
      inCart,
      dayCount: days.length,
    }),
    stateOf: (day: Day): DayState => reasonOn(day)?.why ?? 'free',
    lostBy: (day: Day) => lostFor(reasonOn(day), day, mine),
    /** True if free units aren't all in the cart. */
    isLeft: (day: Day) =>
      reasonOn(day) === null &&
      unitsLeft(reading.taken, day, capacity) > unitsInCart(cart, item.id, [day]),
  }
}
