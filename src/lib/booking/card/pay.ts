// Pays an order by card: hold the units, charge, then book and confirm in one commit. Nothing is charged before the hold
// stands, and every step is in the journal before it is taken (docs/decisions/order-flow.md).
import { bookCharged, type Booked } from '~/lib/booking/card/book-charged'
import { chargeOnce } from '~/lib/booking/card/charge'
import { hold, holdAgain, isHeldLongEnough, letGo, type NotHeld } from '~/lib/booking/card/hold'
import { isStillOffered } from '~/lib/booking/card/offer'
import { isNoted, noteIfPossible, StorageRefused } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { findPlaced } from '~/lib/booking/commit/placed'
import type { Cents } from '~/lib/money'
import { within } from '~/lib/within'
import type { Charge, ChargeAnswer } from '~/lib/services/payment'

export type CardOutcome =
  | Booked
  | NotHeld
  /** The card provider made no payment method of the card; nothing was charged. */
  | { kind: 'cardError' }
  /** The payment service refused the card. */
  | { kind: 'declined' }
  /** This browser keeps no journal, so that a charge could get lost; nothing was charged. */
  | { kind: 'noStorage' }
  /** Nobody knows whether the card was charged. */
  | { kind: 'unknownCharge'; reference: string }

/** Asks the card provider for a payment method; null when it makes none. */
export type MakePaymentMethod = () => Promise<string | null>

/** Longest wait for the card provider: its script sets itself no end, and the units are held meanwhile. */
const providerPatienceMs = 60_000

/** Charges what is due now of an order (the deposit, with a deposit), in cents, and books it. Never throws. */
export async function payByCard(
  entry: OrderEntry,
  amountCents: Cents,
  makePaymentMethod: MakePaymentMethod,
): Promise<CardOutcome> {
  try {
    const held = await hold(entry)
    if (held.kind !== 'booking') return held
    const ready = await prepareCharge(held, amountCents, makePaymentMethod)
    if ('kind' in ready) {
      await letGo(held)
      return ready
    }
    return await charge({ ...held, charge: ready })
  } catch (error) {
    return { kind: error instanceof StorageRefused ? 'noStorage' : 'down' }
  }
}

/**
 * Sends a charge again whose answer stayed away: same key, same payment method, so that it can't be charged twice. Only
 * while the order can still be booked for what was to be paid; its units are held again if need be. Never throws.
 */
export async function payAgain(entry: OrderEntry): Promise<CardOutcome> {
  const unknown = { kind: 'unknownCharge', reference: entry.reference } as const
  try {
    if (!(await isStillOffered(entry.lines))) return unknown
    const held = (await isHeldLongEnough(entry)) ? entry : await holdAgain(entry)
    return held ? await charge(held) : unknown
  } catch {
    return unknown
  }
}

async function prepareCharge(
  entry: OrderEntry,
  amountCents: Cents,
  makePaymentMethod: MakePaymentMethod,
): Promise<Charge | { kind: 'cardError' | 'changed' | 'down' | 'busy' }> {
  const paymentMethodId = await within(providerPatienceMs, makePaymentMethod()).catch(() => null)
  if (paymentMethodId === null) return { kind: 'cardError' }
  // Last, as the card provider may take its time.
  if (!(await isStillOffered(entry.lines).catch(() => false))) return { kind: 'changed' }
  if (!(await isHeldLongEnough(entry))) return { kind: 'down' }
  // Let go by another tab, see `hold`, or booked by one that was pressed just before this order was noted.
  if (!isNoted(entry) || (await findPlaced(entry.document))) return { kind: 'busy' }
  const { key, document } = entry
  const description = `INFLATABLE BOOKING | Name: ${document.name} ${document.lastName} | ${key}`
  return { paymentMethodId, description, amountCents, idempotencyKey: key }
}

async function charge(entry: OrderEntry): Promise<CardOutcome> {
  const unknown = { kind: 'unknownCharge', reference: entry.reference } as const
  if (entry.charge === null) return unknown
  let answer: ChargeAnswer
  try {
    answer = await chargeOnce({ ...entry, charge: entry.charge })
  } catch {
    await letGo(entry)
    return { kind: 'noStorage' }
  }
  if (answer === 'paid') return bookCharged({ ...entry, step: 'charged' })
  if (answer === 'unknown') return unknown
  // First noted: should the page end here, the next visit must not take the charge for an unknown one.
  noteIfPossible({ ...entry, step: 'holding', charge: null })
  await letGo(entry)
  return { kind: 'declined' }
}
