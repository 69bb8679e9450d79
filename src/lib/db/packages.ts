// Packages: catalog documents whose `parts` name other rentals (docs/decisions/packages.md).
import { maxParts } from '~/lib/domain/business'
import { isDocumentId } from '~/lib/domain/document-id'
import { isProperty, type Item, type ItemKind, type Part } from '~/lib/domain/item'
import { countField, isGiven, isStored, type Stored } from './fields'

export type PackagePart = { kind: ItemKind; id: string; quantity: number }

/** A translated document of the catalog. */
export type CatalogRow<Kind extends Item = Item> = {
  item: Kind
  /** What the item contains, empty for most. Null if the list of parts has a mistake. */
  parts: readonly PackagePart[] | null
  /** The document has a count, readable or not. */
  isCounted: boolean
}

/** Joins an item with what its document says about parts. Null without an item. */
export function toRow<Kind extends Item>(
  item: Kind | null,
  stored: Stored,
): CatalogRow<Kind> | null {
  return (
    item && { item, parts: toPackageParts(item.id, stored), isCounted: isGiven(stored['count']) }
  )
}

/** What a document of the catalog says that its item contains; null if the list has a mistake. */
export function toPackageParts(packageId: string, stored: Stored): CatalogRow['parts'] {
  const list = stored['parts']
  if (!isGiven(list)) return []
  if (!Array.isArray(list) || list.length > maxParts) return null
  const parts = list.map(readPart)
  const ids = new Set(parts.map((part) => part?.id))
  const isRight = ids.size === parts.length && !ids.has(packageId)
  const readable = parts.filter((part) => part !== null)
  return isRight && readable.length === parts.length ? readable : null
}

function readPart(value: unknown): PackagePart | null {
  if (!isStored(value)) return null
  const { kind, id } = value
  const quantity = countField(value, 'quantity')
  if (kind !== 'inflatables' && kind !== 'extras') return null
  if (typeof id !== 'string' || !isDocumentId(id) || !quantity) return null
  return { kind, id, quantity }
}

/**
 * The item with its parts. It has as many units as they allow; its own count is a further limit. A
 * package with a mistake in its parts can't be booked online, so it is never sold without one.
 * @param find a part's document, or null
 */
export function withParts<Kind extends Item>(
  { item, parts, isCounted }: CatalogRow<Kind>,
  find: (part: PackagePart) => CatalogRow | null,
): Kind {
  if (parts?.length === 0) return item
  const read = parts?.map((part) => toPart(part, find(part))) ?? []
  const found = read.filter((part) => part !== null)
  const suffices = found.map(({ capacity, quantity }) => Math.floor((capacity ?? 0) / quantity))
  const isComplete = found.length === parts?.length && (item.capacity !== null || !isCounted)
  return {
    ...item,
    parts: found,
    hasOwnUnits: isCounted,
    capacity: isComplete ? Math.min(item.capacity ?? Infinity, ...suffices) : null,
  }
}

/** Finds a part's document among these. */
export const findIn =
  (rows: readonly CatalogRow[]) =>
  (part: PackagePart): CatalogRow | null =>
    rows.find(({ item }) => item.kind === part.kind && item.id === part.id) ?? null

/** Null for a part that is missing, has no readable count, or is a property or a package. */
function toPart({ quantity }: PackagePart, row: CatalogRow | null): Part | null {
  const isRight =
    row && row.item.capacity !== null && !isProperty(row.item) && row.parts?.length === 0
  return isRight ? { ...row.item, quantity } : null
}
