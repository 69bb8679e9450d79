// Extras to add to a rental that was just put into the cart: those that are free on its days.
import { unitsLeftOnAll } from '~/lib/availability/day-use'
import { takenOf } from '~/lib/availability/package-use'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { catalogOf } from '~/lib/catalog/category-items'
import { readAllUses } from '~/lib/db/availability/item-uses'
import { listExtras } from '~/lib/db/catalog'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import { hidesPrice, type Extra } from '~/lib/domain/item'

const most = 3

export type OfferedExtra = { item: Extra; free: number }

/** Extras to add, which the cart lacks: those with the most units (chairs, tables) first. */
export async function readAdditions(
  days: readonly Day[],
  cart: Cart,
): Promise<readonly OfferedExtra[]> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const [extras, uses] = await Promise.all([listExtras(), readAllUses({ from, to })])
  if (uses === null) return []
  const bookableDays = bookableDaysAt()
  return catalogOf('extras', { inflatables: [], extras })
    .extras.filter((item) => !hidesPrice(item) && !cart.some(({ itemId }) => itemId === item.id))
    .map((item) => ({ item, use: takenOf(item, uses) }))
    .filter(
      ({ item, use }) => whyNotBookable({ item, days, quantity: 1 }, use, bookableDays) === null,
    )
    .map(({ item, use }) => ({ item, free: unitsLeftOnAll(use, days, item.capacity ?? 0) }))
    .sort((one, other) => (other.item.capacity ?? 0) - (one.item.capacity ?? 0))
    .slice(0, most)
}
