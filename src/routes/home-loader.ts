// The home page's data, and the script of all that stands below its hero: both are on their way while the hero's own
// script still is.
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadPart } from '~/lib/load-part'
import type { Rentals } from '~/lib/rentals'
import { brought } from '~/page-data'
import { loadRentals } from './load-rentals'

export function loader({ request }: LoaderFunctionArgs) {
  const rentals = readRentals(request)
  // The screen tells what fails, but its script may arrive after that.
  rentals.catch(() => {})
  loadSections().catch(() => {})
  return { rentals }
}

async function readRentals(request: Request): Promise<Rentals | null> {
  const written = brought<{ rentals: Rentals }>(request)?.rentals
  try {
    return (await (await loadRentals()).readRentals()) ?? written ?? null
  } catch (error) {
    if (!written) throw error
    return written
  }
}

/** @throws PartMissing when it can't be fetched */
export const loadSections = () => loadPart(() => import('~/components/home/HomeSections'))
