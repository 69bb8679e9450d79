// The state of each cart entry by the latest reading: its price, its problem, and if its days are taken, the nearest days
// on which it is free.
import { bookableSpan } from '~/lib/availability/bookable-days'
import type { BookableSpan } from '~/lib/availability/day-state'
import { freeOnAll, type ItemUse } from '~/lib/availability/day-use'
import type { Cart, CartEntry } from '~/lib/domain/cart'
import { entryProblem, type EntryProblem } from '~/lib/cart/entry-problem'
import { isBookable, type Item } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import { runsOf } from '~/lib/time/day-runs'
import { daysOf } from '~/lib/event/event-days'
import { nearestFree } from '~/lib/event/nearest-free'
import type { Cents } from '~/lib/domain/money'
import { lineCents } from '~/lib/pricing/quote'

export type EntryState = {
  entry: CartEntry
  /** Null when the catalog no longer has it. */
  item: Item | null
  /** Units of the item that are free on all days of the entry; null while that isn't known. */
  free: number | null
  problem: EntryProblem | null
  /** If its days are taken: the nearest days on which it is free. Null if they weren't looked up. */
  nearest: readonly Day[] | 'none' | null
  cents: Cents
}

type Reading = {
  items: readonly Item[]
  /** Null while the days are being read, or if they can't be read. */
  uses: ReadonlyMap<string, { use: ItemUse }> | null
  now: Date
  sameDayUntilHour: number
}

/** The state of each entry, in the cart's order. */
export function entryStates(cart: Cart, { items, uses, ...clock }: Reading): EntryState[] {
  const span = bookableSpan(clock.now, clock.sameDayUntilHour)
  return cart.map((entry, index) => {
    const item = items.find(({ id }) => id === entry.itemId) ?? null
    const use = uses?.get(entry.itemId)?.use ?? null
    const problem = entryProblem(cart, index, { item, use, ...clock })
    return {
      entry,
      item,
      free: use && freeOnAll(use, entry.days, item?.capacity ?? 1),
      problem,
      nearest: problem?.daysWent && item && use ? nearestDays(cart, entry, item, use, span) : null,
      cents: lineCents({
        priceCents: item?.priceCents ?? 0,
        quantity: entry.quantity,
        dayCount: entry.days.length,
      }),
    }
  })
}

/** Counts the cart's other entries of the item as taken. For days with a gap the visitor has to choose again. */
function nearestDays(
  cart: Cart,
  { days, quantity, itemId }: CartEntry,
  item: Item,
  use: ItemUse,
  span: BookableSpan,
): EntryState['nearest'] {
  const [run, ...more] = runsOf(days)
  if (!run || more.length > 0 || !isBookable(item)) return null
  const others = cart.filter((other) => other.itemId === itemId && other.days !== days)
  const chosen = cart.filter((other) => other.days !== days).flatMap((other) => other.days)
  const nearest = nearestFree(run, item, withWanted(use, others), span, {
    units: quantity,
    chosen,
  })
  return nearest ? daysOf(nearest) : 'none'
}

/** The item's use as if these entries were already booked. */
function withWanted(use: ItemUse, entries: Cart): ItemUse {
  const all = new Set([...use.keys(), ...entries.flatMap(({ days }) => days)])
  return new Map(
    [...all].map((day) => {
      const { units = new Set<number>(), unallocated = 0 } = use.get(day) ?? {}
      const onDay = entries.filter(({ days }) => days.includes(day))
      return [
        day,
        { units, unallocated: onDay.reduce((sum, { quantity }) => sum + quantity, unallocated) },
      ]
    }),
  )
}
