// Books in one commit. Whoever loses a race is told which item and day went; a commit whose answer was lost is repeated
// under the same key, so that it can never make two bookings.
import { pickUnits, type Demand, type Shortage } from '~/lib/availability/pick-units'
import type { Booking } from '~/lib/booking/booking'
import { ownerOf } from '~/lib/booking/key'
import type { Day } from '~/lib/dates'
import { bookingExists, commitBooking, type BookingCommit } from '~/lib/db/booking-commit'
import { toBookingDocument, type BookingDocument } from '~/lib/db/booking-document'
import { readItemUses, type UsesReading } from '~/lib/db/item-uses'

export type BookingOutcome =
  | { kind: 'booked'; id: string; document: BookingDocument }
  /** These days went to somebody else; nothing was written. */
  | { kind: 'taken'; shortages: readonly Shortage[] }
  /** The rules refused although the days are free: a price, a count, the request mode or the device's clock is off. */
  | { kind: 'changed' }
  /** Nobody has said where taken days come from; nothing was written. */
  | { kind: 'unchecked' }
  /** The days can't be read; nothing was written. */
  | { kind: 'down' }
  /** The database didn't answer the commit. Booking again with the same key is safe and finds out. */
  | { kind: 'unanswered' }

/** Times a commit without an answer is sent again (data model, "Refusals"). */
const repeats = 5
/** Rounds of reading the days and choosing other units before giving up; each lost round means another visitor won. */
const rounds = 12

/**
 * Books for payment in the office, or asks for a booking in request mode. Never throws.
 * @param key the future booking's id; the same key never books twice
 * @param onSend hears what is about to be sent, so that it can be noted before its answer may get lost
 */
export async function book(
  booking: Booking,
  key: string,
  onSend: (document: BookingDocument) => void = () => {},
): Promise<BookingOutcome> {
  const document = toBookingDocument(booking)
  const owner = await ownerOf(key)
  let sent: BookingCommit['units'] | null = null
  try {
    for (let round = 0; round < rounds; round++) {
      const uses = await readUses(booking, owner)
      if (uses === null) return { kind: 'unchecked' }
      if (sent && !lostAny(sent, uses)) return { kind: 'changed' }
      const { units, shortages } = chooseUnits(booking, uses)
      if (shortages.length > 0) return { kind: 'taken', shortages }
      onSend(document)
      sent = units
      const answer = await commitWithRepeats({ key, owner, booking: document, units })
      if (answer === 'done' || (await bookingExists(key)))
        return { kind: 'booked', id: key, document }
      if (answer === 'unanswered') return { kind: 'unanswered' }
    }
  } catch {
    // A read failed. Nothing is lost: the key stays the same, and finds an earlier commit that did arrive.
    return { kind: sent ? 'unanswered' : 'down' }
  }
  return { kind: 'changed' }
}

async function commitWithRepeats(commit: BookingCommit) {
  let answer = await commitBooking(commit)
  for (let repeat = 0; repeat < repeats && answer === 'unanswered'; repeat++) {
    await shortPause()
    answer = await commitBooking(commit)
  }
  return answer
}

/** What others have taken of the booking's items between its first and last day. */
function readUses(booking: Booking, owner: string): Promise<UsesReading> {
  const days = booking.lines.flatMap((line) => line.days).toSorted()
  const [from = '' as Day] = days
  const to = days.at(-1) ?? from
  return readItemUses([...new Set(booking.lines.map((line) => line.itemId))], { from, to }, owner)
}

function chooseUnits(booking: Booking, uses: NonNullable<UsesReading>) {
  const kinds = new Map(booking.lines.map((line) => [line.itemId, line.kind]))
  const { units, shortages } = pickUnits(
    demandsOf(booking),
    new Map([...uses].map(([id, { use }]) => [id, use])),
  )
  return {
    units: units.map((unit) => ({
      ...unit,
      kind: kinds.get(unit.itemId) ?? ('inflatables' as const),
    })),
    shortages,
  }
}

/** Units wanted per item and day: lines of one item may share a day. */
function demandsOf(booking: Booking): Demand[] {
  const demands = new Map<string, Demand>()
  for (const { itemId, capacity, days, quantity } of booking.lines) {
    for (const day of days) {
      const wanted = demands.get(`${itemId} ${day}`)?.quantity ?? 0
      demands.set(`${itemId} ${day}`, { itemId, capacity, day, quantity: wanted + quantity })
    }
  }
  return [...demands.values()]
}

/** True when one of the units that were tried is somebody else's now. */
function lostAny(tried: BookingCommit['units'], uses: NonNullable<UsesReading>): boolean {
  return tried.some(
    ({ itemId, day, unit }) => uses.get(itemId)?.use.get(day)?.units.has(unit) ?? false,
  )
}

function shortPause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 800))
}
