import type { BookableDays } from '~/lib/availability/bookable-days'
import { isFull } from '~/lib/availability/crew-limit'
import { nearestFree, runsAround } from '~/lib/availability/nearest-free'
import { unitsLeftOnAll, type TakenByItem } from '~/lib/availability/taken-units'
import { withBooked } from '~/lib/availability/taken-with-parts'
import { bookingLines, takenBeside } from '~/lib/cart/booking-lines'
import {
  cartLineConflict,
  type CartLineContext,
  type CartLineConflict,
} from '~/lib/cart/cart-line-conflict'
import { toOrderLines } from '~/lib/cart/order-lines'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cart, CartLine } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item } from '~/lib/domain/item'
import type { Cents } from '~/lib/domain/money'
import { lineCents } from '~/lib/pricing/line-cents'
import { daysIn, runsOf, type DayRun } from '~/lib/time/day-runs'
import { obstacleTo } from './move-obstacle'

export type CartLineState = {
  cartLine: CartLine
  /** Null when the catalog no longer has it. */
  item: Item | null
  /** Units that are free on all of its days beside the cart's other items; null while unknown. */
  free: number | null
  conflict: CartLineConflict | null
  /** If its days are unavailable: the nearest free ones. Null if they weren't looked up. */
  nearest: readonly Day[] | 'none' | null
  cents: Cents
}

/** The state of each cart line, in the cart's order. */
export function cartLineStates(cart: Cart, context: CartLineContext): CartLineState[] {
  const { items, takenByItem, bookableDays } = context
  return cart.map((cartLine, index) => {
    const item = items.find(({ id }) => id === cartLine.itemId) ?? null
    const conflict = cartLineConflict(cart, index, context)
    const others = cart.filter(({ itemId }) => itemId !== cartLine.itemId)
    return {
      cartLine,
      item,
      free:
        takenByItem &&
        item &&
        unitsLeftOnAll(
          takenBeside(others, item, items, takenByItem),
          cartLine.days,
          item.capacity ?? 1,
        ),
      conflict,
      nearest:
        conflict?.daysUnavailable && item && takenByItem
          ? nearestDays(cart, cartLine, item, items, takenByItem, bookableDays)
          : null,
      cents: lineCents({ ...cartLine, priceCents: item?.priceCents ?? 0 }),
    }
  })
}

/** The lines without a conflict, which the total counts, and the booking lines made of them. */
export function pricedLines(
  states: readonly CartLineState[],
  items: readonly Item[],
): { kept: CartLineState[]; lines: BookingLine[] } {
  const kept = states.filter(({ conflict }) => conflict === null)
  const lines = bookingLines(toOrderLines(kept.map(({ cartLine }) => cartLine)), items).bookable
  return { kept, lines }
}

/** Null for days with a gap: the visitor has to choose them anew. */
function nearestDays(
  cart: Cart,
  cartLine: CartLine,
  item: Item,
  items: readonly Item[],
  takenByItem: TakenByItem,
  bookableDays: BookableDays,
): CartLineState['nearest'] {
  const [run, ...more] = runsOf(cartLine.days)
  if (!run || more.length > 0 || !isBookable(item)) return null
  const others = cart.filter((other) => other !== cartLine)
  const taken = takenBeside(others, item, items, takenByItem)
  const chosen = others.flatMap((other) => other.days)
  const nearest = isFull(run.from, bookableDays.crewDays)
    ? nearestForAll(cart, run, items, takenByItem, bookableDays)
    : nearestFree(run, item, taken, bookableDays, { quantity: cartLine.quantity, chosen })
  return nearest ? daysIn(nearest) : 'none'
}

/**
 * If the crew is fully booked, all lines that would be delivered together move to one day: one on
 * which it delivers another rental of the cart anyway, otherwise the nearest.
 */
function nearestForAll(
  cart: Cart,
  run: DayRun,
  items: readonly Item[],
  takenByItem: TakenByItem,
  bookableDays: BookableDays,
): DayRun | undefined {
  const isOnline = ({ itemId }: CartLine) =>
    items.some((item) => item.id === itemId && isBookable(item))
  const together = cart.filter((each) => each.days[0] === run.from && isOnline(each))
  const others = cart.filter((each) => !together.includes(each))
  const beside = withBooked(takenByItem, bookingLines(toOrderLines(others), items).bookable)
  const isFree = ({ from }: DayRun) =>
    obstacleTo(together, 'together', from, { items, takenByItem: beside, bookableDays }) === null
  const open = runsAround(
    run,
    isFree,
    others.flatMap((other) => other.days),
  )
  return open.find(({ from }) => others.some(({ days }) => days[0] === from)) ?? open[0]
}
