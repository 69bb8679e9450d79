// The items of the catalog as the desk reads them.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { StoredPart } from '~/lib/db/packages'
import { isDocumentId } from '~/lib/domain/document-id'
import type { ItemKind } from '~/lib/domain/item'
import { toSyncItem, type SyncCatalogue, type SyncItem } from '../sync/catalogue'
import { toStored } from '../sync/read'

export type Item = {
  id: string
  kind: ItemKind
  name: string
  /** The units for rent: 1 for an item of the single-unit list, 0 for a package without a count. */
  capacity: number
  /** What it contains if it is a package. */
  parts: readonly StoredPart[]
  hasOwnUnits: boolean
}

/** Those of these items that the catalog has, and what their packages contain. */
export async function readItems(
  db: Firestore,
  moment: Transaction,
  ids: readonly string[],
  singleUnitItems: readonly string[],
): Promise<SyncCatalogue> {
  const items = new Map<string, SyncItem>()
  const read = async (wanted: readonly string[]) => {
    const unread = [...new Set(wanted)].filter((id) => isDocumentId(id) && !items.has(id))
    if (unread.length === 0) return
    const found = await moment.getAll(
      ...unread.map((id) => db.collection('extras').doc(id)),
      ...unread.map((id) => db.collection('inflatables').doc(id)),
    )
    for (const each of found.filter(({ exists }) => exists))
      items.set(
        each.id,
        toSyncItem(each.ref.parent.id as ItemKind, toStored(each), singleUnitItems),
      )
  }
  await read(ids)
  await read([...items.values()].flatMap(({ parts }) => parts.map(({ id }) => id)))
  return items
}

/** @throws if the catalog doesn't have the item, or doesn't say how many there are or what it contains */
export function toItem(items: SyncCatalogue, id: string): Item {
  const item = items.get(id)
  if (!item) throw new Error(`The catalog has no item ${id}.`)
  const { kind, name, capacity, parts, hasOwnUnits } = item
  if (item.hasUnreadParts) throw new Error(`The parts of ${id} can't be read: correct them first.`)
  if (capacity === null && hasOwnUnits)
    throw new Error(`The count of ${id} can't be read: correct it first.`)
  return { id, kind, name, capacity: capacity ?? 0, parts, hasOwnUnits }
}
