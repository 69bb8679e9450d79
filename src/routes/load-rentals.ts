// Firestore is fetched only when a loader asks for it.
import { loadPart } from '~/lib/load-part'

/** @throws PartMissing when it can't be fetched */
export const loadRentals = () => loadPart(() => import('~/lib/rentals'))
