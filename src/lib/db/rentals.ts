// Reads the rentals for the screens' loaders. A separate script, because it loads Firestore.
import type { CategorySlug } from '~/lib/catalogue/categories'
import { alsoLike, rentalsOf, type Rentals } from '~/lib/catalogue/filter'
import type { Item, ItemKind } from '~/lib/domain/item'
import { savingPackages, type SavingPackage } from '~/lib/pricing/package-saving'
import { findExtra, findInflatable, listExtras, listInflatables } from './catalogue'

/** Null: the database is down; 'missing': the script that reads it didn't load. */
export type AskedRentals = Rentals | null | 'missing'

/** Both lists of the catalog, or null if they can't be read; a page then shows the rest. */
export async function readRentals(): Promise<Rentals | null> {
  try {
    const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
    return { inflatables, extras }
  } catch {
    return null
  }
}

/**
 * The rentals for a category's screen: all of them, because it can show any category. A page that the build writes has only
 * its own. Null if they can't be read.
 */
export async function readFor(slug: CategorySlug): Promise<Rentals | null> {
  const rentals = await readRentals()
  return rentals && import.meta.env.SSR ? rentalsOf(slug, rentals) : rentals
}

/** What an item's page shows beside it: packages that contain it for less, and similar items. */
export type Neighbors = { packages: readonly SavingPackage[]; others: readonly Item[] }

/**
 * What to show beside an item (docs/rules.md).
 * @throws what the database throws when the catalog can't be read
 */
export async function readNeighbors(item: Item): Promise<Neighbors> {
  const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
  return {
    packages: savingPackages(item, [...inflatables, ...extras]),
    others: alsoLike(item, item.kind === 'extras' ? extras : inflatables),
  }
}

/**
 * One item as it is stored now; null when nothing of its kind has that id.
 * @throws what the database throws when it can't be read
 */
export function findItem(kind: ItemKind, id: string): Promise<Item | null> {
  return kind === 'extras' ? findExtra(id) : findInflatable(id)
}
