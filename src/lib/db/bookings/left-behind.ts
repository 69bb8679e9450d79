// Units that a customer's move left behind: booked, but free to anybody (`isLeftBehind` in
// firestore.rules; docs/data-model.md).
import { crewDelivery } from '~/lib/availability/crew-limit'
import type { Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import { readStoredLines } from './stored-lines'

/**
 * True if a moved booking no longer names a booked unit's item, or the package that it is part of,
 * on its day. A delivery is left behind if no line begins on its day.
 * @param booking its owner's document
 */
export function isLeftBehind(
  { itemID, kind, date, expires, package: inPackage }: Stored,
  booking: Stored,
): boolean {
  const id = typeof inPackage === 'string' ? inPackage.split('/')[1] : itemID
  const { lines, unread } = readStoredLines(booking)
  return (
    expires === null &&
    'moves' in booking &&
    unread.length === 0 &&
    !lines.some(({ itemId, days }) =>
      kind === crewDelivery.kind ? days[0] === date : itemId === id && days.includes(date as Day),
    )
  )
}
