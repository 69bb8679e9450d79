// What the visitor has chosen of one item, and what pressing the buttons does. Nothing of it outlives the item's page.
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router-dom'
import { dayState, type BookableSpan } from '~/lib/availability/day-state'
import { freeOnAll } from '~/lib/availability/day-use'
import { addEntry, wantedUnits, type CartEntry } from '~/lib/cart/cart'
import { cartTooLarge } from '~/lib/cart/lines'
import { saveCart, useCart } from '~/lib/cart/store'
import type { Item } from '~/lib/catalogue/item'
import type { Day } from '~/lib/dates'
import type { ItemReading } from '~/lib/db/item-uses'
import { messages } from '~/lib/messages'
import { paths } from '~/paths'

/** Said in the page. `toOffice`: the office can help by telephone. `id` tells a repeated message from the one before. */
export type BookingMessage = {
  id: number
  tone: 'error' | 'success'
  text: string
  toOffice: boolean
}

export function useItemBooking(
  item: Item,
  capacity: number,
  { use, allocations }: ItemReading,
  span: BookableSpan,
) {
  const cart = useCart()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [picked, setPicked] = useState<Day | null>(null)
  const [quantity, setQuantity] = useState(1)
  const [message, setMessage] = useState<BookingMessage | null>(null)
  const [added, setAdded] = useState<CartEntry | null>(null)

  const stateOf = (day: Day) => dayState(day, { kind: item.kind, capacity }, use, span)
  // A fresh reading may show that the day went to somebody else meanwhile.
  const day = picked !== null && stateOf(picked) === 'free' ? picked : null
  const days = day === null ? [] : [day]
  const free = freeOnAll(use, days, capacity)
  const inCart = wantedUnits(cart, item.id, days)
  const left = free - inCart
  const wanted = Math.min(quantity, Math.max(1, left))

  function say(tone: BookingMessage['tone'], text: string, toOffice = false) {
    const next = (message?.id ?? 0) + 1
    setMessage({ id: next, tone, text, toOffice })
    return next
  }

  function pick(chosen: Day) {
    if (stateOf(chosen) === 'free') {
      setPicked(chosen)
      setMessage(null)
      return
    }
    setPicked(null)
    const said = say('error', messages.dateUnavailable)
    void askAgain(chosen, said)
  }

  /** The day may be taken on paper only. Unless something else was said meanwhile, the good news takes the place of the bad. */
  async function askAgain(chosen: Day, said: number) {
    if (!(await healed(chosen))) return
    await revalidate()
    const text = 'That day has just become free.'
    setMessage((now) =>
      now?.id === said ? { id: said + 1, tone: 'success', text, toOffice: false } : now,
    )
  }

  async function healed(chosen: Day): Promise<boolean> {
    try {
      const { healDay } = await import('~/lib/db/heal-day')
      return await healDay(allocations, chosen)
    } catch {
      return false
    }
  }

  function put(): CartEntry | null {
    if (day === null) return refuse(messages.selectDates)
    if (wanted > left) return refuse(messages.cartLimit(free))
    const entry = { itemId: item.id, days: [day], quantity: wanted }
    const next = addEntry(cart, entry)
    const tooLarge = cartTooLarge(next)
    if (tooLarge !== null) return refuse(tooLarge, true)
    saveCart(next)
    setMessage(null)
    return entry
  }

  function refuse(text: string, toOffice = false) {
    say('error', text, toOffice)
    return null
  }

  function checkOut() {
    const isIn = day !== null && inCart > 0
    if (isIn || put()) void navigate(paths.checkout())
  }

  return {
    stateOf,
    day,
    free,
    inCart,
    left,
    quantity: wanted,
    message,
    added,
    pick,
    setQuantity,
    add: () => setAdded(put()),
    checkOut,
    closeAdded: () => setAdded(null),
  }
}
