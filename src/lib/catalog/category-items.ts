// Which items a category shows, and in which order (docs/specification.md).
import type { Extra, Inflatable, Item } from '~/lib/domain/item'
import { categories, findCategory, type Category, type CategorySlug } from './categories'

export type Catalog = {
  inflatables: readonly Inflatable[]
  extras: readonly Extra[]
  /** The category, if these are only its rentals. */
  only?: CategorySlug
}

/** Whether these include all rentals of a category. */
export const covers = ({ only = 'all-rentals' }: Catalog, slug: CategorySlug) =>
  only === 'all-rentals' || only === slug

/** Packages also has the extras whose name or category says so; the extras view leaves them out. */
export function catalogOf(slug: CategorySlug, { inflatables, extras }: Catalog): Catalog {
  if (slug === 'all-rentals') return { inflatables, extras }
  return {
    inflatables: inflatables.filter((item) => isIn(item, slug)),
    extras: extrasOf(slug, extras),
    only: slug,
  }
}

/** The items of a category in their order: inflatables by name, then the extras (docs/rules.md). */
export function itemsOf(slug: CategorySlug, catalog: Catalog, firstExtraId: string): Item[] {
  const { inflatables, extras } = catalogOf(slug, catalog)
  return [...[...inflatables].sort(byName), ...sortExtras(extras, firstExtraId)]
}

/**
 * In the specified order: the extra with the id `firstId`, then names without digits before names
 * with digits, within each those that contain 'packages' first, then by name.
 */
function sortExtras(extras: readonly Extra[], firstId: string): Extra[] {
  return [...extras].sort(
    (a, b) =>
      yesFirst(a.id === firstId, b.id === firstId) ||
      yesFirst(!/\d/.test(a.name), !/\d/.test(b.name)) ||
      yesFirst(/packages/i.test(a.name), /packages/i.test(b.name)) ||
      byName(a, b),
  )
}

const yesFirst = (a: boolean, b: boolean) => Number(b) - Number(a)
const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'en-US')

function extrasOf(slug: CategorySlug, extras: readonly Extra[]): readonly Extra[] {
  if (slug === 'packages') return extras.filter(isPackage)
  if (slug === 'extras') return extras.filter((extra) => !isPackage(extra))
  return []
}

/** The first known category of an item, other than all rentals; null if it has none. */
export function categoryOf(item: Item): Category | null {
  return categories.find(({ slug }) => slug !== 'all-rentals' && isIn(item, slug)) ?? null
}

/** The category whose list has an item; null if only all rentals have it. */
export function categoryAbove(item: Item): Category | null {
  if (item.kind === 'inflatables') return categoryOf(item)
  return findCategory(isPackage(item) ? 'packages' : 'extras')
}

/** Inflatables of an item's category, or extras beside an extra. */
export function alsoLike(item: Item, others: readonly Item[], most = 8): Item[] {
  const category = categoryOf(item)
  return others
    .filter((other) => other.id !== item.id && other.kind === item.kind)
    .filter((other) => item.kind === 'extras' || (category !== null && isIn(other, category.slug)))
    .slice(0, most)
}

const isPackage = (extra: Extra) => isIn(extra, 'packages') || /package|pkg/i.test(extra.name)

function isIn(item: Item, slug: CategorySlug): boolean {
  return item.categories.some((stored) => spelling(stored) === spelling(slug))
}

/** The office also writes 'Bounce Houses', 'bounce-houses' or 'Games & Obstacles'. */
function spelling(category: string): string {
  const words =
    category
      .toLowerCase()
      .replaceAll('&', ' and ')
      .match(/[a-z0-9]+/g) ?? []
  return words.map((word) => word.replace(/s$/, '')).join('-')
}
