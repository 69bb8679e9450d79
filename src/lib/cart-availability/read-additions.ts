// Extras to add to a rental that was just put into the cart: those that are free on its days.
import { unitsLeftOnAll } from '~/lib/availability/taken-units'
import { takenOf } from '~/lib/availability/taken-with-parts'
import { whyNotBookable } from '~/lib/availability/why-not-bookable'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { catalogOf } from '~/lib/catalog/category-items'
import { readAllTakenUnits } from '~/lib/db/availability/read-taken-units'
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
  const [extras, takenByItem] = await Promise.all([listExtras(), readAllTakenUnits({ from, to })])
  if (takenByItem === null) return []
  const bookableDays = bookableDaysAt()
  return catalogOf('extras', { inflatables: [], extras })
    .extras.filter((item) => !hidesPrice(item) && !cart.some(({ itemId }) => itemId === item.id))
    .map((item) => ({ item, taken: takenOf(item, takenByItem) }))
    .filter(
      ({ item, taken }) =>
        whyNotBookable({ item, days, quantity: 1 }, taken, bookableDays) === null,
    )
    .map(({ item, taken }) => ({ item, free: unitsLeftOnAll(taken, days, item.capacity ?? 0) }))
    .sort((one, other) => (other.item.capacity ?? 0) - (one.item.capacity ?? 0))
    .slice(0, most)
}
