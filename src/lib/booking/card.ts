// Books by card: hold the units, charge, then book and confirm in one commit. Nothing is charged before the hold stands,
// and every step is in the journal before it is taken.
import type { Shortage } from '~/lib/availability/pick-units'
import type { Booking } from '~/lib/booking/booking'
import { rounds } from '~/lib/booking/book'
import { chargeOnce } from '~/lib/booking/charge-once'
import { finishCharged, type Finished } from '~/lib/booking/finish'
import { notePayment, readJournal, strikePayment, type BookingPayment } from '~/lib/booking/journal'
import { justPaid } from '~/lib/booking/just-paid'
import { newKey, ownerOf } from '~/lib/booking/key'
import { alone } from '~/lib/booking/payment-lock'
import { chooseUnits, lostAny, readUses } from '~/lib/booking/units'
import { holdUnits, releaseUnits, type BookedUnit } from '~/lib/db/booking-commit'
import { toBookingDocument } from '~/lib/db/booking-document'
import { untilAnswered } from '~/lib/db/commit'
import { serverNow } from '~/lib/services/clock'

export type CardOutcome =
  | Finished
  | { kind: 'taken'; shortages: readonly Shortage[] }
  | { kind: 'changed' }
  | { kind: 'unchecked' }
  /** The database can't be reached; nothing was charged. */
  | { kind: 'down' }
  /** The card provider made no payment method of the card; nothing was charged. */
  | { kind: 'cardError' }
  /** The payment service refused the card. */
  | { kind: 'declined' }
  /** Nobody knows whether the card was charged. */
  | { kind: 'unknownCharge'; reference: string }
  /** A payment runs already, here or in another tab. */
  | { kind: 'busy' }

export type CardSteps = {
  /** Reads prices, counts and request mode again; false when one changed since the booking was priced. */
  isUnchanged: () => Promise<boolean>
  /** Asks the card provider for a payment method; null when it makes none. */
  createPaymentMethod: () => Promise<string | null>
}

/** A hold lasts ten minutes: the rules allow fifteen, and clocks differ. */
const holdMs = 10 * 60_000
/** No charge is started with less than this left of the hold. */
const leastLeftMs = 3 * 60_000

/** Charges the quote's total (the deposit, with a deposit) and books. Never throws. */
export async function bookByCard(booking: Booking, steps: CardSteps): Promise<CardOutcome> {
  const outcome = await alone(async (): Promise<CardOutcome> => {
    const open = readJournal().find(
      (payment) => payment.kind === 'booking' && payment.step !== 'booked',
    )
    if (open?.kind === 'booking' && open.step !== 'holding') return resume(open)
    if (open?.kind === 'booking') await letGo(open)
    return (await justPaid(toBookingDocument(booking))) ?? pay(booking, steps)
  }).catch((): CardOutcome => ({ kind: 'down' }))
  return outcome ?? { kind: 'busy' }
}

/** An earlier charge comes first: until it is known what became of it, no other is made. */
async function resume(payment: BookingPayment): Promise<CardOutcome> {
  if (payment.step === 'charged') return finishCharged(payment)
  if (payment.holdEnds - (await serverNow()) < leastLeftMs) return unknown(payment)
  return charge(payment)
}

async function pay(
  booking: Booking,
  { isUnchanged, createPaymentMethod }: CardSteps,
): Promise<CardOutcome> {
  const held = await hold(booking)
  if (held.kind !== 'held') return held
  const { payment } = held
  if (!(await isUnchanged().catch(() => false))) {
    await letGo(payment)
    return { kind: 'changed' }
  }
  const paymentMethodId = await createPaymentMethod().catch(() => null)
  if (paymentMethodId === null) {
    await letGo(payment)
    return { kind: 'cardError' }
  }
  if (payment.holdEnds - (await serverNow()) < leastLeftMs) {
    await letGo(payment)
    return { kind: 'down' }
  }
  const { name, lastName } = booking.customer
  return charge({
    ...payment,
    charge: {
      paymentMethodId,
      description: `INFLATABLE BOOKING | Name: ${name} ${lastName} | ${payment.key}`,
      amountCents: booking.quote.totalCents,
      idempotencyKey: payment.key,
    },
  })
}

async function charge(payment: BookingPayment): Promise<CardOutcome> {
  if (payment.charge === null) return unknown(payment)
  const answer = await chargeOnce({ ...payment, charge: payment.charge })
  if (answer === 'paid') return finishCharged({ ...payment, step: 'charged' })
  if (answer === 'unknown') return unknown(payment)
  await letGo(payment)
  return { kind: 'declined' }
}

const unknown = ({ reference }: BookingPayment): CardOutcome => ({
  kind: 'unknownCharge',
  reference,
})

/** Holds units for every line under a new key, choosing others as long as somebody else is faster. */
async function hold(
  booking: Booking,
): Promise<{ kind: 'held'; payment: BookingPayment } | Exclude<CardOutcome, { kind: 'booked' }>> {
  const key = newKey()
  const owner = await ownerOf(key)
  let tried: readonly BookedUnit[] | null = null
  for (let round = 0; round < rounds; round++) {
    const uses = await readUses(booking.lines, owner)
    if (uses === null) return { kind: 'unchecked' }
    if (tried && !lostAny(tried, uses)) return { kind: 'changed' }
    const { units, shortages } = chooseUnits(booking.lines, uses)
    if (shortages.length > 0) return { kind: 'taken', shortages }
    const payment = journalled(booking, key, units, (await serverNow()) + holdMs)
    notePayment(payment)
    tried = units
    const answer = await untilAnswered(() =>
      holdUnits({ owner, units }, new Date(payment.holdEnds)),
    )
    if (answer === 'done') return { kind: 'held', payment }
    if (answer === 'unanswered') return { kind: 'down' }
    strikePayment(payment)
  }
  return { kind: 'changed' }
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

/** Releases a hold that nothing was charged for. If that fails, it ends by itself within minutes. */
export async function letGo(payment: BookingPayment): Promise<void> {
  const { key, units } = payment
  const answer = await releaseUnits({ key, owner: await ownerOf(key), units })
  if (answer === 'unanswered') notePayment({ ...payment, step: 'holding', charge: null })
  else strikePayment(payment)
}
