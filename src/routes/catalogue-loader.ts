// What the catalogue reads: a category by its address, and the lists, which the screen doesn't wait for.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory } from '~/lib/catalogue/categories'
import { readRentals } from '~/lib/rentals'

export function loader({ params }: LoaderFunctionArgs) {
  const rentals = readRentals()
  // The screen tells when it fails, but its script may arrive after that.
  rentals.catch(() => {})
  return { category: findCategory(params['category'] ?? 'all-rentals'), rentals }
}
