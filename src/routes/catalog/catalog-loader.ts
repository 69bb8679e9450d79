// Reads all rentals, whatever the category. The screen doesn't wait for them.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory, type CategorySlug } from '~/lib/catalog/categories'
import type { Catalog } from '~/lib/catalog/category-items'
import type { AskedCatalog } from '~/lib/db/read-catalog'
import { lazyImport } from '~/lib/loading/lazy-import'
import { prerenderedData } from '~/lib/loading/page-data'

export function loader({ params, request }: LoaderFunctionArgs) {
  const category = findCategory(params['category'] ?? 'all-rentals')
  if (category === null) return { catalog: null }
  const written = prerenderedData<{ catalog: Catalog }>(request)?.catalog
  const catalog = readOrKeep(category.slug, written)
  // The screen reports a failure, but its script may load after that.
  catalog.catch(() => {})
  return { catalog }
}

/**
 * If the read fails, the prerendered page's rentals stay (docs/decisions/prerendering.md).
 * @throws the read's error if the page wasn't written with any
 */
async function readOrKeep(
  category: CategorySlug,
  written: Catalog | undefined,
): Promise<AskedCatalog> {
  try {
    const reader = await lazyImport(() => import('~/lib/db/read-catalog'))
    const read = await reader.readCatalogFor(category)
    return typeof read === 'string' ? (written ?? read) : read
  } catch (error) {
    if (written === undefined) throw error
    return written
  }
}
