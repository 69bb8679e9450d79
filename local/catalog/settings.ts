// The demo office's two switches, and the two settings of the site that name items of this catalog.
import type { PlainFields } from '../firestore/plain'

/** Items that exist once, regardless of their `count`. */
export const singleUnitItems = ['rockford-castle', 'birthday-cake-bouncer', 'k3VtQ9sLr7XcB2mWfZ8a']

/** The extra that is listed before all others. */
export const firstExtraId = 'tables-and-chairs'

export const switchDocuments: Record<string, PlainFields> = {
  'config/requestBooking': { status: false },
  'config/availability': { source: 'allocations' },
}
