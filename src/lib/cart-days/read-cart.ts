// What the cart and the checkout read when they open: the items, their days, and alternatives if a
// day is taken.
import { ownHold } from '~/lib/booking/commit/own-hold'
import type { Cart } from '~/lib/domain/cart'
import { entryStates, type EntryState } from './entry-states'
import { releaseStaleEntries } from './release-stale-entries'
import { readAlternatives, type Alternatives } from './read-alternatives'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import { findItems } from '~/lib/db/catalog'
import { failureOf, type Failure } from '~/lib/loading/failure'
import { readItemUses, type UsesReading } from '~/lib/db/days/item-uses'
import { today } from '~/lib/time/dates'
import { allSettings } from '~/settings/all-settings'

/**
 * The states of the cart's entries now, by what was read.
 * @param full days on which the crew is fully booked
 */
export function statesNow(
  cart: Cart,
  items: readonly Item[],
  uses: UsesReading,
  full?: ReadonlySet<Day>,
): EntryState[] {
  const { sameDayUntilHour } = allSettings
  return entryStates(cart, { items, uses, full, now: new Date(), sameDayUntilHour })
}

export type CartReading = {
  /** Or why they can't be read. */
  items: Promise<readonly Item[] | Failure>
  /** Null if the days can't be read. */
  uses: Promise<UsesReading>
  alternatives: Promise<Alternatives>
}

/** Starts all reads at once. None of the promises rejects. */
export function readCart(cart: Cart): CartReading {
  const ids = [...new Set(cart.map((entry) => entry.itemId))]
  const items = findItems(ids).catch(failureOf)
  const known = items.then((read) => (typeof read === 'string' ? [] : read))
  const read = () =>
    ownHold()
      .then((mine) => {
        return readItemUses(ids, { from: today(new Date()) }, { items: known, mine })
      })
      .catch(() => null)
  const uses = readWithoutStale(cart, known, read)
  return { items, uses, alternatives: readFreeInstead(cart, known, uses) }
}

/** Calls a rental taken only after its stale units were released. */
async function readWithoutStale(
  cart: Cart,
  items: Promise<readonly Item[]>,
  read: () => Promise<UsesReading>,
): Promise<UsesReading> {
  const [known, uses] = await Promise.all([items, read()])
  if (uses === null) return null
  const lost = statesNow(cart, known, uses).filter(({ problem }) => problem?.daysUnavailable)
  const freed = await releaseStaleEntries(
    lost.map(({ entry }) => entry),
    known,
    uses,
  )
  return freed ? read() : uses
}

async function readFreeInstead(
  cart: Cart,
  items: Promise<readonly Item[]>,
  uses: CartReading['uses'],
): Promise<Alternatives> {
  const [known, taken] = await Promise.all([items, uses])
  return readAlternatives(statesNow(cart, known, taken))
}
