// A package that has what the cart has, for less.
import { isClosed } from '~/lib/availability/bookable-days'
import { isSameRental } from '~/lib/cart/cart'
import { freeUnitsBeside } from '~/lib/cart/entry-problem'
import { withPackage } from '~/lib/cart/with-package'
import { packageSaving } from '~/lib/pricing/package-saving'
import { listExtras, listInflatables } from '~/lib/db/catalogue'
import { readAllUses } from '~/lib/db/days/item-uses'
import type { Cart } from '~/lib/domain/cart'
import type { Day } from '~/lib/domain/day'
import type { Item } from '~/lib/domain/item'
import type { Cents } from '~/lib/domain/money'

/** `savesCents`: over all of the days. */
export type PackageOffer = { item: Item; days: readonly Day[]; savesCents: Cents }

/** The free package that saves most in place of entries of the cart; null without one, or if it can't be read. Never throws. */
export async function readOffer(cart: Cart): Promise<PackageOffer | null> {
  if (cart.length === 0) return null
  try {
    const rentals: readonly Item[] = (await Promise.all([listInflatables(), listExtras()])).flat()
    const offers = rentals
      .flatMap((item) => offersOf(item, cart))
      .toSorted((one, other) => other.savesCents - one.savesCents)
    for (const offer of offers) if (await isFree(offer, cart, rentals)) return offer
  } catch {
    // The cart is right without it.
  }
  return null
}

function offersOf(item: Item, cart: Cart): PackageOffer[] {
  const allDays = new Map(cart.map(({ days }) => [days.join(), days]))
  return [...allDays.values()]
    .map((days) => ({ item, days, savesCents: packageSaving(item, days.length) }))
    .filter(({ days, savesCents }) => savesCents > 0 && withPackage(cart, item, days) !== null)
}

/** Whether the package is free once its parts leave the cart. */
async function isFree(
  { item, days }: PackageOffer,
  cart: Cart,
  rentals: readonly Item[],
): Promise<boolean> {
  const [from, to] = [days[0], days.at(-1)]
  const after = withPackage(cart, item, days)
  const entry = after?.find((each) => isSameRental(each, { itemId: item.id, days }))
  if (!from || !to || !after || !entry || days.some((day) => isClosed(item.kind, day))) return false
  const uses = await readAllUses({ from, to })
  const others = after.filter((each) => each !== entry)
  return uses !== null && freeUnitsBeside(others, item, days, rentals, uses) >= entry.quantity
}
