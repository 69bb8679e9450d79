// Holds the units of a booking while its card is charged, and lets them go.
import type { Shortage } from '~/lib/availability/pick-units'
import { rounds } from '~/lib/booking/book'
import type { Booking } from '~/lib/booking/booking'
import { isNoted, notePayment, strikePayment, type BookingPayment } from '~/lib/booking/journal'
import { newKey, ownerOf } from '~/lib/booking/key'
import { chooseUnits, lostAny, ownsAll, readUses } from '~/lib/booking/units'
import { holdUnits, releaseUnits, type BookedUnit } from '~/lib/db/booking-commit'
import { toBookingDocument } from '~/lib/db/booking-document'
import { untilAnswered } from '~/lib/db/commit'
import { serverNow } from '~/lib/services/clock'

export type HoldOutcome =
  | { kind: 'held'; payment: BookingPayment }
  | { kind: 'taken'; shortages: readonly Shortage[] }
  | { kind: 'changed' }
  /** Another tab let this payment go and runs its own: only where tabs can't lock each other out. */
  | { kind: 'busy' }
  | { kind: 'unchecked' }
  /** The database doesn't answer. If it did hold the units, the journal knows, and they are let go later. */
  | { kind: 'down' }

/** A hold lasts ten minutes: the rules allow fifteen, and clocks differ. */
const holdMs = 10 * 60_000

/**
 * Holds units for every line under a new key, choosing others as long as somebody else is faster.
 * @throws when the days can't be read, or the browser refuses to store the journal
 */
export async function hold(booking: Booking): Promise<HoldOutcome> {
  const key = newKey()
  const owner = await ownerOf(key)
  let refused: BookingPayment | null = null
  for (let round = 0; round < rounds; round++) {
    const now = await serverNow()
    const uses = await readUses(booking.lines, owner, new Date(now))
    if (uses === null) return { kind: 'unchecked' }
    if (refused) {
      if (!isNoted(refused)) return { kind: 'busy' }
      // The repeat of a hold that had arrived, and whose answer was lost.
      if (ownsAll(owner, refused.units, uses)) return { kind: 'held', payment: refused }
      strikePayment(refused)
      if (!lostAny(refused.units, uses)) return { kind: 'changed' }
    }
    const { units, shortages } = chooseUnits(booking.lines, uses)
    if (shortages.length > 0) return { kind: 'taken', shortages }
    const payment = journalled(booking, key, units, now + holdMs)
    notePayment(payment)
    const answer = await untilAnswered(() =>
      holdUnits({ owner, units }, new Date(payment.holdEnds)),
    )
    if (answer === 'done') return { kind: 'held', payment }
    if (answer === 'unanswered') return { kind: 'down' }
    refused = payment
  }
  return { kind: 'changed' }
}

/** Releases a hold that nothing was charged for. If that fails, it ends by itself within minutes. Never throws. */
export async function letGo(payment: BookingPayment): Promise<void> {
  const { key, units } = payment
  const answer = await releaseUnits({ key, owner: await ownerOf(key), units })
  // Unanswered: the journal still has the hold, for the next payment or visit.
  if (answer !== 'unanswered') strikePayment(payment)
}

function journalled(
  booking: Booking,
  key: string,
  units: readonly BookedUnit[],
  holdEnds: number,
): BookingPayment {
  return {
    kind: 'booking',
    step: 'holding',
    reference: key,
    key,
    document: toBookingDocument(booking),
    lines: booking.lines.map(({ itemId, kind, name, days, quantity, capacity }) => ({
      itemId,
      kind,
      name,
      days,
      quantity,
      capacity,
    })),
    units,
    holdEnds,
    charge: null,
    invoiceId: booking.quote.depositCents > 0 ? newKey() : null,
    mailed: false,
    invoiceMailed: false,
    stuck: false,
  }
}
