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

async function readItems(slug: CategorySlug, request: Request): Promise<readonly Item[] | null> {
  const written = brought<{ items: readonly Item[] }>(request)?.items
  try {
    return (await (await loadRentals()).readCategory(slug)) ?? written ?? null
  } catch (error) {
    if (!written) throw error
    return written
  }
}
