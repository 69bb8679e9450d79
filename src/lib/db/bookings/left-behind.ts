// A customer's move leaves units behind: booked, but free to anybody (docs/data-model.md).
import { crewDelivery } from '~/lib/availability/crew-limit'
import type { Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import { readBookedLines } from './booked-lines'

/**
 * Whether a moved booking no longer names a unit's item or package on its day (`isLeftBehind` in
 * firestore.rules). A delivery is left behind if no line begins on its day.
 */
export function isLeftBehind(
  { itemID, kind, date, expires, package: inPackage }: Stored,
  booking: Stored,
): boolean {
  const id = typeof inPackage === 'string' ? inPackage.split('/')[1] : itemID
  const { lines, unread } = readBookedLines(booking)
  return (
    expires === null &&
    'moves' in booking &&
    unread.length === 0 &&
    !lines.some(({ itemId, days }) =>
      kind === crewDelivery.kind ? days[0] === date : itemId === id && days.includes(date as Day),
    )
  )
}
