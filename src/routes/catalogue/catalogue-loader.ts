// What the catalogue reads, which the screen doesn't wait for: everything there is to rent, whatever category is opened.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory } from '~/lib/catalogue/categories'
import type { Rentals } from '~/lib/catalogue/filter'
import { loadRentals, readOrKeep } from '~/lib/loading/load-rentals'
import { brought } from '~/page-data'

export function loader({ params, request }: LoaderFunctionArgs) {
  const category = findCategory(params['category'] ?? 'all-rentals')
  if (category === null) return { rentals: null }
  const written = brought<{ rentals: Rentals }>(request)?.rentals
  const rentals = readOrKeep(written, async () => (await loadRentals()).readFor(category.slug))
  // The screen tells when it fails, but its script may arrive after that.
  rentals.catch(() => {})
  return { rentals }
}
