// The home page's data, and the script of all that stands below its hero: both are on their way while the hero's own
// script still is.
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Rentals } from '~/lib/catalogue/filter'
import { lazyImport } from '~/lib/loading/lazy-import'
import type { AskedRentals } from '~/lib/db/rentals'
import { prerenderedData } from '~/page-data'

export function loader({ request }: LoaderFunctionArgs) {
  const written = prerenderedData<{ rentals: Rentals }>(request)?.rentals
  loadSections().catch(() => {})
  // What the page was written with shows below the window: it is read afresh once somebody comes near it.
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

/** Null leaves what is shown. */
async function readAfresh(): Promise<Rentals | null> {
  const read = await readRentals()
  return read === 'missing' ? null : read
}

/** @throws ChunkLoadError when it can't be fetched */
export const loadSections = () => lazyImport(() => import('~/components/home/HomeSections'))
