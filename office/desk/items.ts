// The items of the catalog as the desk reads them.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { toSyncCatalog, type SyncCatalog, type SyncItem } from '../sync/catalog'
import { readAll, toStored } from '../sync/read'
import { namedBy, oneOf } from './names'

/** `capacity` is 0 for a package without a count. */
export type DeskItem = SyncItem & { id: string; capacity: number }

/** The whole catalog. */
export async function readItems(
  db: Firestore,
  transaction: Transaction,
  singleUnitItems: readonly string[],
): Promise<SyncCatalog> {
  const list = async (name: string) =>
    (await readAll(transaction, db.collection(name))).map(toStored)
  const [inflatables, extras] = await Promise.all([list('inflatables'), list('extras')])
  return toSyncCatalog({ inflatables, extras }, singleUnitItems)
}

/**
 * The id of the item that somebody names by its id, the link to its page or its name.
 * @throws if no item or several are named so
 */
export function itemNamed(typed: string, catalog: SyncCatalog): string {
  const [, id = typed] = /\/(?:inflatable|extra)\/([^/?#\s]+)/.exec(typed) ?? []
  if (catalog.has(id)) return id
  const items = [...catalog].map(([itemId, { name }]) => ({ id: itemId, name }))
  const { named, similar } = namedBy(typed, items, ({ name }) => name)
  // "folding chair" is Folding Chairs.
  const meant = named.length > 0 ? named : similar
  const item = oneOf(meant, `items are named "${typed}"`, (each) => `${each.name} (${each.id})`)
  if (item) return item.id
  throw new Error(`The catalog has no item "${typed}". Type its name, or the link to its page.`)
}

/**
 * @throws if the catalog doesn't have the item, or doesn't say how many there are or what it
 * contains
 */
export function toItem(items: SyncCatalog, id: string): DeskItem {
  const item = items.get(id)
  if (!item) throw new Error(`The catalog has no item ${id}.`)
  if (item.hasUnreadParts) throw new Error(`The parts of ${id} can't be read: correct them first.`)
  if (item.capacity === null && item.hasOwnUnits)
    throw new Error(`The count of ${id} can't be read: correct it first.`)
  return { ...item, id, capacity: item.capacity ?? 0 }
}
