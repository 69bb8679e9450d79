// What the catalogue reads: a category by its address, and its rentals, which the screen doesn't wait for.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory, type CategorySlug } from '~/lib/catalogue/categories'
import type { Item } from '~/lib/catalogue/item'
import { brought } from '~/page-data'
import { loadRentals } from './load-rentals'

export function loader({ params, request }: LoaderFunctionArgs) {
  const category = findCategory(params['category'] ?? 'all-rentals')
  if (category === null) return { category, items: null }
  const items = readItems(category.slug, request)
  // The screen tells when it fails, but its script may arrive after that.
  items.catch(() => {})
  return { category, items }
}

type Items = readonly Item[] | null

async function readItems(slug: CategorySlug, request: Request): Promise<Items> {
  const read = await (await loadRentals()).readCategory(slug)
  return read ?? brought<{ items: Items }>(request)?.items ?? null
}
