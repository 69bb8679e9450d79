// The actions of an item's buttons, and the messages about them. The screen has the choice itself.
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { standingChoice, type ItemToBook } from '~/components/item/item-choice'
import { lostFor, whyLost, type Lost } from '~/components/calendar/why-lost'
import { noticeWords } from '~/lib/availability/bookable-days'
import { freeUnits } from '~/lib/availability/day-use'
import { wantedUnits } from '~/lib/cart/wanted-units'
import { dayState } from '~/lib/availability/day-state'
import { addEntry, isSameRental } from '~/lib/cart/cart'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { cartLimit, type CartProblem } from '~/lib/cart/limit'
import { cartTooLarge } from '~/lib/cart/lines'
import { loadCart, saveCart, useCart } from '~/lib/cart/store'
import type { Day } from '~/lib/domain/day'
import { daysOf, type EventDays } from '~/lib/event/event-days'
import { otherDays } from '~/lib/event/nearest-free'
import { daysBookedHere } from '~/lib/storage/my-bookings'
import { lazyImport } from '~/lib/loading/lazy-import'
import { messages } from '~/lib/text/messages'
import { paths } from '~/paths'

/** A message in the page. `toOffice`: the office can help by phone. `id` changes with each message; 0 is one that
 * the page opens with. */
export type BookingMessage = CartProblem & {
  id: number
  tone: 'error' | 'success'
  toOffice: boolean
  /** The taken day that was pressed. */
  taken?: Day
  /** The taken days that were wanted, if they follow each other. */
  wanted?: EventDays
  /** Available days to offer instead of them. */
  instead?: readonly EventDays[]
}

export type ItemBooking = ReturnType<typeof useItemBooking>

export function useItemBooking(toBook: ItemToBook) {
  const { item, reading, span, choice } = toBook
  const { capacity } = item
  const { use, allocations } = reading
  const cart = useCart()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [added, setAdded] = useState<CartEntry | null>(null)
  /** The cart before and after the item's other days were removed. */
  const [cleared, setCleared] = useState<{ before: Cart; after: Cart } | null>(null)

  const stateOf = (day: Day) => dayState(day, item, use, span)
  // A new read may show that somebody else took a day meanwhile.
  const standing = standingChoice(toBook, cart)
  const { days, free, left, inCart, quantity } = standing
  const limit = cartLimit({ name: item.name, free, capacity, inCart, dayCount: days.length })
  const [mine] = useState(() => daysBookedHere(item.id))
  const lostBy = (day: Day) => lostFor(stateOf(day), day, mine)
  const others = (days: EventDays) =>
    otherDays(days, item, use, span, {
      units: 1,
      chosen: cart.flatMap((entry) => entry.days),
    })
  // The event's days, or the session's, may be taken by now.
  const [message, setMessage] = useState(() =>
    days.length === choice.picked.length
      ? null
      : lostMessage(choice.picked, lostBy, noticeWords(item), others),
  )
  // The day may be free once stale units of it were released.
  const isOpen = message?.taken !== undefined && stateOf(message.taken) === 'free'

  function take(instead: EventDays) {
    choice.pick(daysOf(instead))
    setMessage(null)
  }

  function say(problem: CartProblem & Pick<BookingMessage, 'taken' | 'wanted'>, toOffice = false) {
    setMessage({ id: (message?.id ?? 0) + 1, tone: 'error', ...problem, toOffice })
  }

  function pick(chosen: Day) {
    if (stateOf(chosen) === 'free') {
      choice.pick([chosen])
      setMessage(null)
      return
    }
    choice.pick([])
    const beside = whyLost([chosen], lostBy, noticeWords(item))
    const wanted = { from: chosen, to: chosen }
    say({ text: messages.dateUnavailable, beside, taken: chosen, wanted })
    void release([chosen])
  }

  /** Called when the visitor wants more units than are free. */
  function askForMore(units: number) {
    choice.setQuantity(units)
    if (days.length > 0) void release(days)
  }

  /** Releases stale units on these days, and reads the days again if there were any. */
  async function release(days: readonly Day[]) {
    try {
      const { releaseStaleUnits } = await lazyImport(
        () => import('~/lib/db/days/release-stale-units'),
      )
      if (await releaseStaleUnits(allocations, days)) await revalidate()
    } catch {
      // If that fails, the day stays taken.
    }
  }

  function put(units: number): CartEntry | null {
    if (days.length === 0) return refuse({ text: messages.selectDates, beside: '' })
    if (units > left) return refuse(limit)
    const entry = { itemId: item.id, days, quantity: units }
    const next = addEntry(cart, entry)
    const tooLarge = cartTooLarge(next, [item])
    if (tooLarge !== null) return refuse({ text: tooLarge, beside: '' }, true)
    saveCart(next)
    setMessage(null)
    return entry
  }

  function refuse(problem: CartProblem, toOffice = false) {
    say(problem, toOffice)
    return null
  }

  /** The cart's entries of the item on other days than the ones just added. */
  const otherEntries = cart.filter(
    (entry) => added !== null && entry.itemId === item.id && !isSameRental(entry, added),
  )

  function keepOnlyAdded() {
    saveCart(cart.filter((entry) => !otherEntries.includes(entry)))
    setCleared({ before: cart, after: loadCart() })
  }

  /** Adds what the cart lacks of the chosen quantity, and goes to the checkout. */
  function checkOut() {
    const lacking = quantity - inCart
    if (lacking <= 0 || put(lacking)) void navigate(paths.checkout())
  }

  return {
    ...standing,
    limit,
    stateOf,
    /** True if free units aren't all in the cart. */
    isLeft: (day: Day) =>
      stateOf(day) === 'free' && freeUnits(use, day, capacity) > wantedUnits(cart, item.id, [day]),
    lostBy,
    message:
      message && isOpen
        ? { ...message, tone: 'success' as const, text: 'That day just opened up.', beside: '' }
        : message,
    added,
    pick,
    take,
    setQuantity: choice.setQuantity,
    askForMore,
    add: () => setAdded(put(quantity)),
    checkOut,
    otherDays: [...new Set(otherEntries.flatMap((entry) => entry.days))].sort(),
    /** Units in the cart on the added days. */
    keptUnits: cart.find((entry) => added && isSameRental(entry, added))?.quantity ?? 1,
    keepOnlyAdded,
    /** Offered while the cart is unchanged since. */
    undoKeep: cleared?.after === cart ? () => saveCart(cleared.before) : null,
    closeAdded: () => setAdded(null),
  }
}

/** The message if the event's days, or the session's, aren't all available. */
function lostMessage(
  picked: readonly Day[],
  lostBy: (day: Day) => Lost,
  notice: string,
  others: (wanted: EventDays) => EventDays[],
): BookingMessage {
  const [from, to = from] = [picked[0], picked.at(-1)]
  const days = from && to && { from, to }
  const follow = days && daysOf(days).length === picked.length ? days : undefined
  return {
    id: 0,
    tone: 'error',
    text: picked.length > 1 ? messages.someDatesUnavailable : messages.dateUnavailable,
    beside: follow ? whyLost(picked, lostBy, notice) : '',
    toOffice: false,
    ...(follow && { wanted: follow, instead: others(follow) }),
  }
}
