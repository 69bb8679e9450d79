// After the charge: the booking must come to stand, however often it takes.
import { rounds } from '~/lib/booking/commit/book'
import { noteIfPossible } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { newKey, sha256 } from '~/lib/secret'
import { chooseUnits, lostAny, readUses } from '~/lib/booking/commit/units'
import { bookingExists, commitBooking } from '~/lib/db/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { serverNow } from '~/lib/services/clock'

export type Booked =
  | { kind: 'booked'; entry: OrderEntry }
  /** Paid; the database doesn't answer. The next visit tries again. */
  | { kind: 'chargedUnanswered'; reference: string }
  /** Paid, and the days went: only the office can help. The journal keeps the reference. */
  | { kind: 'chargedStuck'; reference: string }

/** Books what was charged, under other units and a new key if need be (docs/decisions/order-flow.md). Never throws. */
export async function bookCharged(entry: OrderEntry): Promise<Booked> {
  const { reference } = entry
  if (entry.stuck) return { kind: 'chargedStuck', reference }
  const booked = await tryUnits(entry).catch(() => 'unanswered' as const)
  if (booked === 'unanswered') return { kind: 'chargedUnanswered', reference }
  if (booked === 'stuck') {
    noteIfPossible({ ...entry, step: 'charged', stuck: true })
    return { kind: 'chargedStuck', reference }
  }
  return { kind: 'booked', entry: booked }
}

/** @throws when the database can't be read */
async function tryUnits(entry: OrderEntry): Promise<OrderEntry | 'unanswered' | 'stuck'> {
  const heldBy = await sha256(entry.reference)
  let tried = entry
  for (let round = 0; round < rounds; round++) {
    const current = tried
    const answer = await untilAnswered(() => write(current))
    if (answer === 'done') return current
    // An earlier commit may have arrived, whose answer was lost.
    for (const key of new Set([current.key, entry.reference]))
      if (await bookingExists(key)) return { ...current, key }
    if (answer === 'unanswered') return 'unanswered'

    // Refused: a unit went after the hold had ended, or the catalogue or the mode changed meanwhile.
    const uses = await readUses(entry.lines, heldBy, new Date(await serverNow()))
    if (uses === null) return 'stuck'
    const moved = current.key !== entry.reference
    if (moved && !lostAny(current.units, uses)) return 'stuck'
    // The lowest units: a count may have been lowered.
    const { units, shortages } = chooseUnits(entry.lines, uses, () => 0)
    if (shortages.length > 0) return 'stuck'
    tried = { ...current, key: moved ? current.key : newKey(), units }
    // Noted before it is sent: should its answer get lost, the next visit asks for this very booking.
    noteIfPossible(tried)
  }
  return 'stuck'
}

/** Once the booking has moved to another key, the hold is let go in the same commit, so that its units can be taken over. */
async function write({ key, reference, document, units, invoiceId }: OrderEntry) {
  return commitBooking({
    key,
    owner: await sha256(key),
    booking: document,
    units,
    invoiceId: invoiceId ?? undefined,
    instead: key === reference ? undefined : { key: reference, owner: await sha256(reference) },
  })
}
