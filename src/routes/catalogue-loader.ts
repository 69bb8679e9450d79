// What the catalogue reads: a category by its address, and its rentals, which the screen doesn't wait for.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory } from '~/lib/catalogue/categories'
import type { Item } from '~/lib/catalogue/item'
import { loadRentals, readOrKeep } from '~/lib/load-rentals'
import { brought } from '~/page-data'

export function loader({ params, request }: LoaderFunctionArgs) {
  const category = findCategory(params['category'] ?? 'all-rentals')
  if (category === null) return { category, items: null }
  const written = brought<{ items: readonly Item[] }>(request)?.items
  const items = readOrKeep(written, async () => (await loadRentals()).readCategory(category.slug))
  // The screen tells when it fails, but its script may arrive after that.
  items.catch(() => {})
  return { category, items }
}
