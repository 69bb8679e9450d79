// The items of the catalog as the desk reads them.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isDocumentId } from '~/lib/domain/document-id'
import { toSyncItem, type SyncCatalog, type SyncItem } from '../sync/catalog'
import { getAll, toStored } from '../sync/read'

/** `capacity` is 0 for a package without a count. */
export type DeskItem = SyncItem & { id: string; capacity: number }

/** Those of these items that the catalog has, and what their packages contain. */
export async function readItems(
  db: Firestore,
  moment: Transaction,
  ids: readonly string[],
  singleUnitItems: readonly string[],
): Promise<SyncCatalog> {
  const items = new Map<string, SyncItem>()
  const read = async (wanted: readonly string[]) => {
    const unread = [...new Set(wanted)].filter((id) => isDocumentId(id) && !items.has(id))
    for (const kind of ['extras', 'inflatables'] as const)
      for (const each of await getAll(db, moment, kind, unread))
        if (each.exists) items.set(each.id, toSyncItem(kind, toStored(each), singleUnitItems))
  }
  await read(ids)
  await read([...items.values()].flatMap(({ parts }) => parts.map(({ id }) => id)))
  return items
}

/**
 * @throws if the catalog doesn't have the item, or doesn't say how many there are or what it
 * contains
 */
export function toItem(items: SyncCatalog, id: string): DeskItem {
  const item = items.get(id)
  if (!item)
    throw new Error(`The catalog has no item ${id}: its id is the end of its page's address.`)
  if (item.hasUnreadParts) throw new Error(`The parts of ${id} can't be read: correct them first.`)
  if (item.capacity === null && item.hasOwnUnits)
    throw new Error(`The count of ${id} can't be read: correct it first.`)
  return { ...item, id, capacity: item.capacity ?? 0 }
}
