// What the catalogue reads, which the screen doesn't wait for: everything there is to rent, whatever category is opened.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory, type CategorySlug } from '~/lib/catalogue/categories'
import type { Rentals } from '~/lib/catalogue/filter'
import { lazyImport } from '~/lib/loading/lazy-import'
import { prerenderedData } from '~/page-data'

export function loader({ params, request }: LoaderFunctionArgs) {
  const category = findCategory(params['category'] ?? 'all-rentals')
  if (category === null) return { rentals: null }
  const written = prerenderedData<{ rentals: Rentals }>(request)?.rentals
  const rentals = readOrKeep(category.slug, written)
  // The screen tells when it fails, but its script may arrive after that.
  rentals.catch(() => {})
  return { rentals }
}

/**
 * What is read now; where that fails, what the page was written with (docs/decisions/prerendering.md).
 * @throws what the reading throws when nothing was written
 */
async function readOrKeep(
  category: CategorySlug,
  written: Rentals | undefined,
): Promise<Rentals | null> {
  try {
    const rentals = await lazyImport(() => import('~/lib/db/rentals'))
    return (await rentals.readFor(category)) ?? written ?? null
  } catch (error) {
    if (written === undefined) throw error
    return written
  }
}
