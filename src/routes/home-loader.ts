// The home page's data, and the script of all that stands below its hero: both are on their way while the hero's own
// script still is.
import { loadPart } from '~/lib/load-part'
import { readRentals } from '~/lib/rentals'

export function loader() {
  // A build draws the page as it stands before anything has been read.
  const rentals = import.meta.env.SSR ? new Promise<null>(() => {}) : readRentals()
  // The screen tells what fails, but its script may arrive after that.
  rentals.catch(() => {})
  loadSections().catch(() => {})
  return { rentals }
}

/** @throws PartMissing when it can't be fetched */
export const loadSections = () => loadPart(() => import('~/components/home/HomeSections'))
