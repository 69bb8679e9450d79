// Reads the current prices, names and counts for a cart or an earlier order.
import { bookingLines } from '~/lib/cart/booking-lines'
import { toOrderLines } from '~/lib/cart/order-lines'
import { findItems } from '~/lib/db/catalog'
import { rulesHaveRates } from '~/lib/db/rates'
import { readRequestMode } from '~/lib/db/switches'
import type { BookingLine } from '~/lib/domain/booking'
import type { Cart } from '~/lib/domain/cart'
import { readSignature } from '~/lib/domain/contract-version'
import type { OrderEntry } from './journal-entry'

/** The order that a cart makes at current prices, and whether it needs the office's approval. */
export const readOffered = (cart: Cart) => readLines(toOrderLines(cart))

async function readLines(lines: Cart) {
  const [requestMode, items] = await Promise.all([
    readRequestMode(),
    findItems(lines.map(({ itemId }) => itemId)),
  ])
  return { requestMode, ...bookingLines(lines, items) }
}

/**
 * True while each item has the name, price, count and parts with which the order was priced, the
 * rules have its rates and its contract, and bookings need no approval. Comparing totals isn't
 * enough, because a deposit is always the same.
 */
export async function isStillOffered({
  lines,
  numbers,
  document,
}: Pick<OrderEntry, 'lines' | 'numbers' | 'document'>): Promise<boolean> {
  const contract = readSignature(document.signed ?? '')?.version ?? ''
  const [{ requestMode, bookable, unbookable }, sameNumbers] = await Promise.all([
    readLines(lines),
    rulesHaveRates(numbers, contract),
  ])
  const isSame = (line: BookingLine, index: number) =>
    bookable[index]?.name === line.name &&
    bookable[index].priceCents === line.priceCents &&
    bookable[index].capacity === line.capacity &&
    JSON.stringify(unitsPerLine(bookable[index])) === JSON.stringify(unitsPerLine(line))
  return sameNumbers && !requestMode && unbookable.length === 0 && lines.every(isSame)
}

const unitsPerLine = ({ parts, hasOwnUnits }: BookingLine) => [
  hasOwnUnits,
  parts.map(({ id, kind, quantity, capacity }) => [id, kind, quantity, capacity]),
]
