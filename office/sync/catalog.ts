// What the sync needs of an item: its collection, its name and its number of units.
import { capacityOf } from '~/lib/availability/capacity'
import { countField, isGiven, textField, type Stored } from '~/lib/db/fields'
import { toPackageParts, type PackagePart } from '~/lib/db/packages'
import type { ItemKind } from '~/lib/domain/item'
import { oneLine } from '~/lib/text/one-line'
import type { Snapshot, StoredDocument } from './snapshot'

export type SyncItem = {
  kind: ItemKind
  name: string
  /** The stored count, which the rules use; null if it can't be read. */
  count: number | null
  /** The units for rent: 1 for an item of the single-unit list. */
  capacity: number | null
  parts: readonly PackagePart[]
  /** Its parts have a mistake, so nobody can say which units a booking of it takes. */
  hasUnreadParts: boolean
  /** False for a package without a count. */
  hasOwnUnits: boolean
}

export type SyncCatalog = ReadonlyMap<string, SyncItem>

export function toSyncCatalog(
  { inflatables, extras }: Pick<Snapshot, 'inflatables' | 'extras'>,
  singleUnitItems: readonly string[],
): SyncCatalog {
  const read = (kind: ItemKind, document: StoredDocument) =>
    [document.id, toSyncItem(kind, document, singleUnitItems)] as const
  return new Map([
    ...extras.map((document) => read('extras', document)),
    ...inflatables.map((document) => read('inflatables', document)),
  ])
}

function toSyncItem(
  kind: ItemKind,
  { id, data }: StoredDocument,
  singleUnitItems: readonly string[],
): SyncItem {
  const stored = data as Stored
  const count = countField(stored, 'count')
  // In one line, as bookings have it.
  const name = oneLine(textField(stored, 'name')) || id
  const read = toPackageParts(id, stored)
  const parts = read ?? []
  return {
    kind,
    name,
    count,
    capacity: capacityOf(id, count, singleUnitItems),
    parts,
    hasUnreadParts: read === null,
    hasOwnUnits: parts.length === 0 || isGiven(stored['count']),
  }
}

/** Booked items that the catalog lacks, or whose count can't be read. */
export function findUncounted(itemIds: ReadonlySet<string>, catalog: SyncCatalog) {
  return [...itemIds]
    .filter((itemId) => (catalog.get(itemId)?.capacity ?? null) === null)
    .map((itemId) => ({ itemId, isListed: catalog.has(itemId) }))
}

/**
 * Items of the single-unit list whose stored count, which the rules use, isn't 1. Those that the
 * catalog doesn't have may be misspelled.
 */
export function checkSingleUnits(ids: readonly string[], catalog: SyncCatalog) {
  return {
    wrong: ids
      .filter((id) => catalog.has(id) && catalog.get(id)?.count !== 1)
      .map((itemId) => ({ itemId, count: catalog.get(itemId)?.count ?? null })),
    unknown: ids.filter((id) => !catalog.has(id)),
  }
}
