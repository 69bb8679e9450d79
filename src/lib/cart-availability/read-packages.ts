import type { TakenByItem } from '~/lib/availability/taken-units'
import { unfinishedOwner } from '~/lib/booking/commit/unfinished-owner'
import { bookableDaysAt } from '~/lib/cart/bookable-days-at'
import { packageSwitch, packagesInCart, type PackageSwitch } from '~/lib/cart/package-switch'
import { readTakenUnits } from '~/lib/db/availability/read-taken-units'
import { listExtras, listInflatables } from '~/lib/db/catalog'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { today } from '~/lib/time/dates'

export type ReadPackages = { items: readonly Item[]; takenByItem: TakenByItem }

const none: ReadPackages = { items: [], takenByItem: new Map() }

/** The packages whose parts are all in the cart, and their days. Never throws. */
export async function readPackages(cart: Cart): Promise<ReadPackages> {
  if (cart.length < 2) return none
  try {
    const lists = await Promise.all([listInflatables(), listExtras()])
    const items = packagesInCart(cart, lists.flat())
    if (items.length === 0) return none
    const ids = items.map(({ id }) => id)
    const range = { from: today(new Date()) }
    const takenByItem = await readTakenUnits(ids, range, { items, mine: await unfinishedOwner() })
    return takenByItem ? { items, takenByItem } : none
  } catch {
    return none
  }
}

/** The package to offer in the cart now, by what was read; null if there is none. */
export function switchNow(
  cart: Cart,
  items: readonly Item[],
  { items: packages, takenByItem }: ReadPackages,
): PackageSwitch | null {
  return packageSwitch(cart, packages, { items, takenByItem, bookableDays: bookableDaysAt() })
}
