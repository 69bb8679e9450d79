// What there is to rent, for the screens' loaders. A part of its own: Firestore comes with it.
import type { CategorySlug } from '~/lib/catalogue/categories'
import { alsoLike, rentalsOf, type Rentals } from '~/lib/catalogue/filter'
import type { Item, ItemKind } from '~/lib/domain/item'
import { findExtra, findInflatable, listExtras, listInflatables } from './catalogue'

/** As the home page gets them. Null: the database is down; 'missing': the script that asks it didn't arrive. */
export type AskedRentals = Rentals | null | 'missing'

/** Both lists of the catalogue, or null when they can't be read: the rest of a page stands without them. */
export async function readRentals(): Promise<Rentals | null> {
  try {
    const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
    return { inflatables, extras }
  } catch {
    return null
  }
}

/**
 * What a category's screen reads: all rentals, from which any category is shown. A page is written with its own alone. Null
 * when they can't be read.
 */
export async function readFor(slug: CategorySlug): Promise<Rentals | null> {
  const rentals = await readRentals()
  return rentals && import.meta.env.SSR ? rentalsOf(slug, rentals) : rentals
}

/**
 * The items to show beside one (docs/rules.md).
 * @throws what the database throws when they can't be read
 */
export async function readNeighbours(item: Item): Promise<readonly Item[]> {
  return alsoLike(item, await (item.kind === 'extras' ? listExtras() : listInflatables()))
}

/**
 * One item as it is stored now; null when nothing of its kind has that id.
 * @throws what the database throws when it can't be read
 */
export function findItem(kind: ItemKind, id: string): Promise<Item | null> {
  return kind === 'extras' ? findExtra(id) : findInflatable(id)
}
