// Pays an order by card (docs/decisions/order-flow.md).
import { hasEntry, saveEntryIfPossible } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { isStillOffered } from '~/lib/booking/commit/offered'
import {
  isUnsettledPayment,
  isUncharged,
  notRead,
  type BookedOrUnsettled,
  type NotDone,
} from '~/lib/booking/commit/outcome'
import { findPlaced } from '~/lib/booking/commit/placed'
import { isStorable } from '~/lib/db/bookings/storable'
import type { Cents } from '~/lib/domain/money'
import { bookCharged } from './book-charged'
import { chargeOnce } from './charge'
import { hold, holdAgain, isHeldLongEnough, endHold } from './hold'

/**
 * Asks the card provider for a payment method, which charges nothing; null if it makes none. Units
 * are held meanwhile, so it must settle within 30 seconds (CardPaymentForm.tsx).
 */
export type MakePaymentMethod = () => Promise<string | null>

/**
 * Charges an order's amount due now (the deposit if one is paid), and books it.
 * @throws StorageRefused when the browser keeps no journal
 */
export async function payByCard(
  entry: OrderEntry,
  amountCents: Cents,
  makePaymentMethod: MakePaymentMethod,
): Promise<BookedOrUnsettled | NotDone> {
  const paymentMethodId = makePaymentMethod().catch(() => null)
  const held = await hold(entry)
  // Units that are gone needn't wait for the card provider.
  if (held.kind !== 'booking') return held
  const outcome = await chargeHeld(held, amountCents, await paymentMethodId)
  if (outcome.kind !== 'booked' && !isUnsettledPayment(outcome)) await endHold(held)
  return outcome
}

/**
 * Repeats a charge whose answer is missing, with the same key and payment method, so it can't
 * charge twice. It does so only while the order can be booked at the same price. Never throws.
 */
export async function payAgain(entry: OrderEntry): Promise<BookedOrUnsettled> {
  const unknown = { kind: 'unknownCharge', reference: entry.reference } as const
  const { charge } = entry
  try {
    if (charge === null || !(await isStillOffered(entry))) return unknown
    const held = (await isHeldLongEnough(entry)) ? entry : await holdAgain(entry)
    const outcome = held && (await chargeOnce({ ...held, charge }, hooksOf(held)))
    return outcome && !isUncharged(outcome) ? outcome : unknown
  } catch {
    return unknown
  }
}

async function chargeHeld(
  entry: OrderEntry,
  amountCents: Cents,
  paymentMethodId: string | null,
): Promise<BookedOrUnsettled | NotDone> {
  if (paymentMethodId === null) return { kind: 'cardError' }
  // Checked last, because the card provider may be slow.
  const offered = await isStillOffered(entry).catch(notRead)
  if (typeof offered === 'object') return offered
  if (!offered) return { kind: 'differs' }
  if (!isStorable(entry.document)) return { kind: 'refused' }
  if (!(await isHeldLongEnough(entry))) return { kind: 'down' }
  // Another tab gave the order up (see `hold`), or booked it just before this one was saved.
  if (!hasEntry(entry) || (await findPlaced(entry.document))) return { kind: 'busy' }
  const { key, document } = entry
  const description = `INFLATABLE BOOKING | Name: ${document.name} ${document.lastName} | ${key}`
  const charge = { paymentMethodId, description, amountCents, idempotencyKey: key }
  try {
    const outcome = await chargeOnce({ ...entry, charge }, hooksOf(entry))
    // If the page ends here, the next page load must not take the charge for an unknown one.
    if (isUncharged(outcome)) saveEntryIfPossible(entry)
    return outcome
  } catch {
    return { kind: 'noStorage' }
  }
}

/** After the bank's question, an order is charged only if its units are held at the same price. */
const hooksOf = (entry: OrderEntry) => ({
  maySendAgain: async () =>
    (await isHeldLongEnough(entry)) && isStillOffered(entry).catch(() => false),
  paid: bookCharged,
})
