// The entries of a cart as they stand by the latest reading: what each costs, what is wrong with it, and where its days
// went, the nearest ones that it can still be had on.
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
  /** Null when the catalogue no longer has it. */
  item: Item | null
  /** Units of the item that are free on all days of the entry; null while that isn't known. */
  free: number | null
  problem: EntryProblem | null
  /** Where its days went: the nearest ones on which it is free. Null where nobody looked. */
  nearest: readonly Day[] | 'none' | null
  cents: Cents
}

type Reading = {
  items: readonly Item[]
  /** Null while, or where, the days can't be checked. */
  uses: ReadonlyMap<string, { use: ItemUse }> | null
  now: Date
  sameDayUntilHour: number
}

/** Each entry of the cart in its place. */
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

/** Beside what else the cart wants of the item. Days with a gap are for their visitor to choose anew. */
function nearestDays(
  cart: Cart,
  { days, quantity, itemId }: CartEntry,
  item: Item,
  use: ItemUse,
  span: BookableSpan,
): EntryState['nearest'] {
  const [wanted, ...more] = runsOf(days)
  if (!wanted || more.length > 0 || !isBookable(item)) return null
  const others = cart.filter((other) => other.itemId === itemId && other.days !== days)
  const chosen = cart.filter((other) => other.days !== days).flatMap((other) => other.days)
  const found = nearestFree(wanted, item, withWanted(use, others), span, {
    units: quantity,
    chosen,
  })
  return found ? daysOf(found) : 'none'
}

/** As if entries of the item were booked already. */
function withWanted(use: ItemUse, entries: Cart): ItemUse {
  const all = new Set([...use.keys(), ...entries.flatMap(({ days }) => days)])
  return new Map(
    [...all].map((day) => {
      const { units = new Set<number>(), unallocated = 0 } = use.get(day) ?? {}
      const wanted = entries.filter(({ days }) => days.includes(day))
      return [
        day,
        { units, unallocated: wanted.reduce((sum, { quantity }) => sum + quantity, unallocated) },
      ]
    }),
  )
}
