// What to load for a day's deliveries.
import type { SyncCatalog } from '../../sync/catalog'
import { customerOf } from '../customer'
import type { TruckItem, Stop } from './stops'

/** An item, and how many units of it are for whom. */
export type Picked = { name: string; count: number; customers: readonly string[] }

/** What is in the truck by item: the parts of packages in place of the packages. */
export function truckLoadOf(deliveries: readonly Stop[], catalog: SyncCatalog): Picked[] {
  const picks = new Map<string, { name: string; count: number; customers: string[] }>()
  for (const { booking, items } of deliveries) {
    for (const item of items) {
      const parts = packageParts(item, catalog)
      const inPackage = parts.length === 0 ? '' : ` (${item.name})`
      for (const { itemId, name, quantity } of parts.length === 0 ? [item] : parts) {
        const pick = picks.get(itemId ?? name) ?? { name, count: 0, customers: [] }
        picks.set(itemId ?? name, pick)
        pick.count += quantity
        pick.customers.push(`${customerOf(booking)} ${quantity}${inPackage}`)
      }
    }
  }
  return [...picks.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What the units of a package contain, as the catalog has it now; nothing if it is no package. */
export function packageParts({ itemId, quantity }: TruckItem, catalog: SyncCatalog): TruckItem[] {
  const { parts = [] } = catalog.get(itemId ?? '') ?? {}
  return parts.map((part) => ({
    itemId: part.id,
    name: catalog.get(part.id)?.name ?? part.id,
    quantity: part.quantity * quantity,
  }))
}

/** Whether an item may be a package with parts that nobody can read. */
export function isUnclear({ itemId }: TruckItem, catalog: SyncCatalog): boolean {
  return catalog.get(itemId ?? '')?.hasUnreadParts ?? true
}
