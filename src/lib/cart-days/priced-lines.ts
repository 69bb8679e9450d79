// Which part of a cart its total counts: the entries whose days aren't taken, as lines that can be booked.
import { bookingLines } from '~/lib/cart/booking-lines'
import { toLines } from '~/lib/cart/lines'
import type { BookingLine } from '~/lib/domain/booking'
import type { Item } from '~/lib/domain/item'
import type { EntryState } from './entry-states'

/** The entries whose days aren't taken, and the lines of those that can be booked online. */
export function pricedLines(
  states: readonly EntryState[],
  items: readonly Item[],
): { kept: EntryState[]; lines: BookingLine[] } {
  const kept = states.filter(({ problem }) => !problem?.daysWent)
  const lines = bookingLines(toLines(kept.map(({ entry }) => entry)), items).bookable
  return { kept, lines }
}
