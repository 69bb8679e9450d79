// The home page's data.
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Rentals } from '~/lib/catalog/category-items'
import type { AskedRentals } from '~/lib/db/rentals'
import { lazyImport } from '~/lib/loading/lazy-import'
import { prerenderedData } from '~/lib/loading/page-data'

export function loader({ request }: LoaderFunctionArgs) {
  const written = prerenderedData<{ rentals: Rentals }>(request)?.rentals
  // They are below the window, so they are read again only when the visitor comes near.
  return written ? { rentals: written, readAfresh } : { rentals: readRentals() }
}

async function readRentals(): Promise<AskedRentals> {
  try {
    const rentals = await lazyImport(() => import('~/lib/db/rentals'))
    return await rentals.readRentals()
  } catch {
    return 'missing'
  }
}

/** Null keeps what is shown. */
async function readAfresh(): Promise<Rentals | null> {
  const read = await readRentals()
  return typeof read === 'string' ? null : read
}
