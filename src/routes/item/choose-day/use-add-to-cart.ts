// What a press on an item's calendar, quantity and buttons does.
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { whyLost } from '~/components/calendar/why-lost'
import { addCartLine } from '~/lib/cart/cart'
import type { CartConflict } from '~/lib/cart/limit'
import { cartTooLarge } from '~/lib/cart/order-lines'
import { saveCart, useCart } from '~/lib/cart/store'
import { deleteStaleUnits } from '~/lib/db/availability/delete-stale-units'
import type { CartLine } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { messages } from '~/lib/text/messages'
import { daysIn, type DayRun } from '~/lib/time/day-runs'
import type { ItemToBook } from '~/routes/item/item-choice'
import { typeNumberWords } from '~/ui/field/QuantityStepper'
import { paths } from '~/urls/paths'
import type { ChoiceMessages } from './use-choice-message'
import type { ItemAvailability } from './use-item-availability'

export function useAddToCart(
  { item, reading: { allocations }, choice }: ItemToBook,
  { days, left, limit, inCart, quantity, stateOf, lostBy }: ItemAvailability,
  { say, clear }: ChoiceMessages,
) {
  const cart = useCart()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [added, setAdded] = useState<CartLine | null>(null)

  function take(instead: DayRun) {
    choice.pick(daysIn(instead))
    clear()
  }

  function pick(chosen: Day) {
    if (stateOf(chosen) === 'free') {
      choice.pick([chosen])
      clear()
      return
    }
    choice.pick([])
    const beside = whyLost([chosen], lostBy)
    const wanted = { from: chosen, to: chosen }
    say({ text: messages.dateUnavailable, beside, taken: chosen, wanted })
    void deleteStale([chosen])
  }

  /** Called when the visitor wants more units than are free. */
  function askForMore(units: number) {
    choice.setQuantity(units)
    if (days.length > 0) void deleteStale(days)
  }

  async function deleteStale(days: readonly Day[]) {
    if (await deleteStaleUnits(allocations, days)) await revalidate()
  }

  function put(units: number): CartLine | null {
    if (days.length === 0) return refuse({ text: messages.selectDates, beside: '' })
    if (units > left) return refuse(limit)
    // Nobody gets fewer than they asked for without a press that knows it.
    if (choice.isQuantityInvalid) {
      choice.setQuantityInvalid(false)
      return refuse({ text: typeNumberWords, beside: '' })
    }
    if (choice.quantity > left) {
      choice.setQuantity(left)
      return refuse(limit)
    }
    const cartLine = { itemId: item.id, days, quantity: units }
    const next = addCartLine(cart, cartLine)
    const tooLarge = cartTooLarge(next, [item])
    if (tooLarge !== null) return refuse({ text: tooLarge, beside: '' }, true)
    saveCart(next)
    clear()
    return cartLine
  }

  function refuse(conflict: CartConflict, toOffice = false) {
    say(conflict, toOffice)
    return null
  }

  /** Adds what the cart lacks of the chosen quantity, and goes to the checkout. */
  function checkOut() {
    const lacking = quantity - inCart
    if (lacking <= 0 || put(lacking)) void navigate(paths.checkout())
  }

  return {
    pick,
    take,
    askForMore,
    add: () => setAdded(put(quantity)),
    checkOut,
    /** What the last press added to the cart; null once the dialog about it is closed. */
    added,
    closeAdded: () => setAdded(null),
  }
}
