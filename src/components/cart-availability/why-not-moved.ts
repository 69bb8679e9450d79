// The sentence below the calendars of the cart and of a booking's page.
import { lostFor, whyLost } from '~/components/calendar/why-lost'
import { obstacleTo, type MoveContext } from '~/lib/cart-availability/move-obstacle'
import { sharedUnits } from '~/lib/cart/cart-line-conflict'
import { howManyFree } from '~/lib/cart/limit'
import type { Moving } from '~/lib/cart/move'
import { unitsInCart } from '~/lib/cart/units-in-cart'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { daysBookedHere } from '~/lib/storage/my-bookings'

/** Why rentals can't move to a day, and which of several rentals is in the way; otherwise ''. */
export function whyNotMoved(cart: Cart, moving: Moving, first: Day, context: MoveContext): string {
  const obstacle = obstacleTo(cart, moving, first, context)
  if (obstacle === null) return ''
  const { itemId, days, reasons, free } = obstacle
  const item = context.items.find(({ id }) => id === itemId)
  const { name = '', capacity = null } = item ?? {}
  const isOnlyShort = [...reasons.values()].every((reason) => !reason || reason.why === 'taken')
  if (free > 0 && capacity !== null && isOnlyShort) {
    const units = { name, free, capacity, dayCount: days.length }
    if (typeof moving !== 'number') return howManyFree({ ...units, inCart: 0 })
    const inCart = unitsInCart(cart, itemId, days, moving)
    const wanted = inCart + (cart[moving]?.quantity ?? 0)
    return wanted > free ? howManyFree({ ...units, inCart }) : sharedUnits
  }
  const bookedHere = daysBookedHere(itemId)
  const why = whyLost(days, (day) => lostFor(reasons.get(day) ?? null, day, bookedHere))
  return typeof moving !== 'number' && cart.length > 1 ? `${name}: ${why}` : why
}
