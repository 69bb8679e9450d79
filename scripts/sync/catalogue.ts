// What the sync must know of an item: where it lives, what to call it, and how many units of it there are.
import { capacityOf } from '~/lib/availability/capacity'
import type { ItemKind } from '~/lib/domain/item'
import { countField, textField, type Stored } from '~/lib/db/fields'
import type { Snapshot, StoredDocument } from './snapshot'

type SyncItem = {
  kind: ItemKind
  name: string
  /** As stored, which is what the rules go by; null when it can't be read. */
  count: number | null
  /** As sold: 1 for an item of the single-unit list. */
  capacity: number | null
}

export type SyncCatalogue = ReadonlyMap<string, SyncItem>

export function readCatalogue(
  { inflatables, extras }: Snapshot,
  singleUnitItems: readonly string[],
): SyncCatalogue {
  const read = (kind: ItemKind, { id, data }: StoredDocument): [string, SyncItem] => {
    const stored = data as Stored
    const count = countField(stored, 'count')
    const name = textField(stored, 'name') || id
    return [id, { kind, name, count, capacity: capacityOf(id, count, singleUnitItems) }]
  }
  return new Map([
    ...extras.map((document) => read('extras', document)),
    ...inflatables.map((document) => read('inflatables', document)),
  ])
}

/** Booked items whose number of units nobody can say: gone from the catalogue, or with a count that can't be read. */
export function findUncounted(itemIds: ReadonlySet<string>, catalogue: SyncCatalogue) {
  return [...itemIds]
    .filter((itemId) => (catalogue.get(itemId)?.capacity ?? null) === null)
    .map((itemId) => ({ itemId, isListed: catalogue.has(itemId) }))
}

/**
 * Items of the single-unit list whose stored count isn't 1: the rules go by that count. Those that the catalogue doesn't
 * have can't be booked, but the list may be misspelt.
 */
export function checkSingleUnits(ids: readonly string[], catalogue: SyncCatalogue) {
  return {
    wrong: ids
      .filter((id) => catalogue.has(id) && catalogue.get(id)?.count !== 1)
      .map((itemId) => ({ itemId, count: catalogue.get(itemId)?.count ?? null })),
    unknown: ids.filter((id) => !catalogue.has(id)),
  }
}
