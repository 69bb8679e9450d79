// Reads the rentals for the screens' loaders. A separate script, because it loads Firestore.
import type { CategorySlug } from '~/lib/catalog/categories'
import { alsoLike, catalogOf, type Catalog } from '~/lib/catalog/category-items'
import type { Item, ItemKind } from '~/lib/domain/item'
import { failureOf, type Failure } from '~/lib/failures/failure'
import { savingPackages, type SavingPackage } from '~/lib/pricing/package-saving'
import { readItem, isListed, listExtras, listInflatables } from './catalog'

export type AskedCatalog = Catalog | Failure

/** Both lists of the catalog. If they can't be read, a page shows the rest. Never throws. */
export async function readCatalog(): Promise<AskedCatalog> {
  try {
    const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
    return { inflatables, extras }
  } catch (error) {
    return failureOf(error)
  }
}

/** Inflatables and extras in one list. */
export async function listItems(): Promise<Item[]> {
  const lists = await Promise.all([listInflatables(), listExtras()])
  return lists.flat()
}

/** All rentals, because a category's screen can show any; in a build only its own. Never throws. */
export async function readCatalogFor(slug: CategorySlug): Promise<AskedCatalog> {
  const catalog = await readCatalog()
  return import.meta.env.SSR && typeof catalog === 'object' ? catalogOf(slug, catalog) : catalog
}

/** What an item's page shows beside it: packages that contain it for less, and similar items. */
export type Neighbors = { packages: readonly SavingPackage[]; others: readonly Item[] }

/** What to show beside an item (docs/rules.md). */
export async function readNeighbors(item: Item): Promise<Neighbors> {
  const items = await listItems()
  return { packages: savingPackages(item, items), others: alsoLike(item, items) }
}

/** What to show beside an item if the catalog was read before, as by a list; otherwise null. */
export async function knownNeighbors(item: Item): Promise<Neighbors | null> {
  return isListed() ? readNeighbors(item) : null
}

/** As it is stored now, or in a build as it was listed. Null if nothing of its kind has that id. */
export async function findItem(kind: ItemKind, id: string): Promise<Item | null> {
  if (import.meta.env.SSR)
    return (await listItems()).find((item) => item.kind === kind && item.id === id) ?? null
  return readItem(kind, id)
}
