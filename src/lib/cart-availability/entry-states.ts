// The state of each cart entry by the latest reading: its price, its conflict, and if its days are
// taken, the nearest days on which it is free.
import type { BookableSpan } from '~/lib/availability/bookable-days'
import { freeOnAll, type Uses } from '~/lib/availability/day-use'
import { nearestFree } from '~/lib/availability/nearest-free'
import { bookingLines, takenBeside } from '~/lib/cart/booking-lines'
import { entryConflict, type EntryContext, type EntryConflict } from '~/lib/cart/entry-conflict'
import { toLines } from '~/lib/cart/lines'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { isBookable, type Item } from '~/lib/domain/item'
import type { Cents } from '~/lib/domain/money'
import { lineCents } from '~/lib/pricing/line-cents'
import { daysIn, runsOf } from '~/lib/time/day-runs'

export type EntryState = {
  entry: CartEntry
  /** Null when the catalog no longer has it. */
  item: Item | null
  /** Units of the item that are free on all days of the entry, minus the units that the cart's other items need. Null while
   * that isn't known. */
  free: number | null
  conflict: EntryConflict | null
  /**
   * If its days are taken: the nearest days on which it is free. Null if they weren't looked up.
   */
  nearest: readonly Day[] | 'none' | null
  cents: Cents
}

/** The state of each entry, in the cart's order. */
export function entryStates(cart: Cart, context: EntryContext): EntryState[] {
  const { items, uses, span } = context
  return cart.map((entry, index) => {
    const item = items.find(({ id }) => id === entry.itemId) ?? null
    const conflict = entryConflict(cart, index, context)
    const others = cart.filter(({ itemId }) => itemId !== entry.itemId)
    return {
      entry,
      item,
      free:
        uses &&
        item &&
        freeOnAll(takenBeside(others, item, items, uses), entry.days, item.capacity ?? 1),
      conflict,
      nearest:
        conflict?.daysUnavailable && item && uses
          ? nearestDays(cart, entry, item, items, uses, span)
          : null,
      cents: lineCents({
        priceCents: item?.priceCents ?? 0,
        quantity: entry.quantity,
        dayCount: entry.days.length,
      }),
    }
  })
}

/** The entries that a cart's total counts, which are those without a conflict, and their lines. */
export function pricedLines(
  states: readonly EntryState[],
  items: readonly Item[],
): { kept: EntryState[]; lines: BookingLine[] } {
  const kept = states.filter(({ conflict }) => conflict === null)
  const lines = bookingLines(toLines(kept.map(({ entry }) => entry)), items).bookable
  return { kept, lines }
}

/**
 * Counts the cart's other entries as booked. For days with a gap the visitor has to choose again.
 */
function nearestDays(
  cart: Cart,
  entry: CartEntry,
  item: Item,
  items: readonly Item[],
  uses: Uses,
  span: BookableSpan,
): EntryState['nearest'] {
  const [run, ...more] = runsOf(entry.days)
  if (!run || more.length > 0 || !isBookable(item)) return null
  const others = cart.filter((other) => other !== entry)
  const use = takenBeside(others, item, items, uses)
  const chosen = others.flatMap((other) => other.days)
  const nearest = nearestFree(run, item, use, span, { units: entry.quantity, chosen })
  return nearest ? daysIn(nearest) : 'none'
}
