// The home page's data, and the script of all that stands below its hero: both are on their way while the hero's own
// script still is.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPart } from '~/lib/load-part'
import { loadRentals, readOrKeep } from '~/lib/load-rentals'
import type { AskedRentals, Rentals } from '~/lib/rentals'
import { brought } from '~/page-data'

export function loader({ request }: LoaderFunctionArgs) {
  const written = brought<{ rentals: Rentals }>(request)?.rentals
  const rentals: Promise<AskedRentals> = readOrKeep(written, async () =>
    (await loadRentals()).readRentals(),
  ).catch(() => 'missing')
  loadSections().catch(() => {})
  return { rentals }
}

/** @throws PartMissing when it can't be fetched */
export const loadSections = () => loadPart(() => import('~/components/home/HomeSections'))
