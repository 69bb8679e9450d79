// What the catalogue reads. Firestore stays out of the first script: its accessor is fetched beside the screen's code.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { findCategory } from '~/lib/catalogue/categories'
import { loadPart } from '~/lib/load-part'

export function loader({ params }: LoaderFunctionArgs) {
  const rentals = readRentals()
  // The screen tells when it fails, but its script may arrive after that.
  rentals.catch(() => {})
  return { category: findCategory(params['category'] ?? 'all-rentals'), rentals }
}

/**
 * Both lists, or null when they can't be read: the rest of the page stands without them.
 * @throws PartMissing when the accessor itself can't be fetched
 */
async function readRentals() {
  const { listExtras, listInflatables } = await loadPart(() => import('~/lib/db/catalogue'))
  try {
    const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
    return { inflatables, extras }
  } catch {
    return null
  }
}
