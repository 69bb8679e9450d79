// What the catalogue reads. Firestore stays out of the first script: its accessor is fetched beside the screen's code.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory } from '~/lib/catalogue/categories'

export function loader({ params }: LoaderFunctionArgs) {
  return { category: findCategory(params['category'] ?? 'all-rentals'), rentals: readRentals() }
}

/** Both lists, or null when they can't be read: the rest of the page stands without them. */
async function readRentals() {
  try {
    const { listExtras, listInflatables } = await import('~/lib/db/catalogue')
    const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
    return { inflatables, extras }
  } catch {
    return null
  }
}
