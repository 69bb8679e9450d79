// Reads all rentals, whatever the category. The screen doesn't wait for them.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory, type CategorySlug } from '~/lib/catalog/categories'
import type { Rentals } from '~/lib/catalog/category-items'
import type { AskedRentals } from '~/lib/db/rentals'
import { lazyImport } from '~/lib/loading/lazy-import'
import { prerenderedData } from '~/lib/loading/page-data'

export function loader({ params, request }: LoaderFunctionArgs) {
  const category = findCategory(params['category'] ?? 'all-rentals')
  if (category === null) return { rentals: null }
  const written = prerenderedData<{ rentals: Rentals }>(request)?.rentals
  const rentals = readOrKeep(category.slug, written)
  // The screen reports a failure, but its script may load after that.
  rentals.catch(() => {})
  return { rentals }
}

/**
 * If the read fails, the prerendered page's rentals stay (docs/decisions/prerendering.md).
 * @throws the read's error if the page wasn't written with any
 */
async function readOrKeep(
  category: CategorySlug,
  written: Rentals | undefined,
): Promise<AskedRentals> {
  try {
    const rentals = await lazyImport(() => import('~/lib/db/rentals'))
    const read = await rentals.readRentalsFor(category)
    return typeof read === 'string' ? (written ?? read) : read
  } catch (error) {
    if (written === undefined) throw error
    return written
  }
}
