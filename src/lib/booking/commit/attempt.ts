// The right to charge a booking's balance (docs/decisions/paying-a-balance.md).
import { leastLeftMs } from '~/lib/availability/allocation'
import {
  nextAttempt,
  balanceStateOf,
  renewedAttempt,
  type BalanceState,
} from '~/lib/booking/plan/balance-state'
import { untilAnswered } from '~/lib/db/commit'
import type { PaymentAttempt } from '~/lib/db/payment-attempt'
import { closeAttempt, findAttempt, saveAttempt } from '~/lib/db/payments'
import { sha256 } from '~/lib/domain/booking-key'
import { serverNow } from '~/lib/services/clock'
import { readJournal, removeEntry, saveEntryIfPossible } from './journal'
import type { InvoiceEntry } from './journal-entry'
import type { NotRead } from './outcome'

/** Somebody else has the right, or may have charged. */
export type NotChargeable = Exclude<BalanceState, { kind: 'chargeable' }>

/** The state of a booking's balance. A payment that this device began isn't somebody else's. */
export async function findBalanceState(bookingId: string): Promise<BalanceState> {
  const isOwn = readJournal().some(
    (entry) => entry.kind === 'invoice' && entry.bookingId === bookingId,
  )
  if (isOwn) return { kind: 'chargeable' }
  const attempt = await findAttempt(bookingId)
  return attempt ? balanceStateOf(attempt, new Date(await serverNow())) : { kind: 'chargeable' }
}

/**
 * Takes the right to charge.
 * @param before the stored attempt, which is over
 * @param now milliseconds by the server's clock
 * @returns the attempt, or why there is none; then nothing may be charged
 */
export async function takeAttempt(
  { bookingId, charge }: InvoiceEntry,
  before: PaymentAttempt | null,
  now: number,
): Promise<PaymentAttempt | NotRead> {
  const attempt = nextAttempt(before, await sha256(charge.idempotencyKey), now)
  const outcome = await untilAnswered(() => saveAttempt(bookingId, attempt))
  if (outcome !== 'done') return { kind: outcome === 'refused' ? outcome : 'down' }
  // The device may have slept since.
  return (await lastsLongEnough(attempt)) ? attempt : { kind: 'down' }
}

/**
 * Renews one's own attempt before a charge is sent again.
 * @returns null if somebody else has taken it over, the booking is paid, or no answer came; then
 * nothing may be sent
 */
export async function renewAttempt(
  bookingId: string,
  attempt: PaymentAttempt,
  step: 'sent' | 'asked',
): Promise<PaymentAttempt | null> {
  const renewed = renewedAttempt(attempt, step, await serverNow())
  const outcome = await untilAnswered(() => saveAttempt(bookingId, renewed))
  return outcome === 'done' && (await lastsLongEnough(renewed)) ? renewed : null
}

/** True while nobody else may charge for three more minutes. Never throws. */
const lastsLongEnough = async ({ expires }: PaymentAttempt): Promise<boolean> =>
  expires.getTime() - (await serverNow()) >= leastLeftMs

/**
 * One's own attempt of a charge without an answer. An older page took none; then it is taken now.
 * @returns null if somebody else has the right, or the booking is paid
 */
export async function resumeAttempt(payment: InvoiceEntry): Promise<PaymentAttempt | null> {
  const { bookingId, charge } = payment
  const own = await sha256(charge.idempotencyKey)
  const stored = await findAttempt(bookingId)
  if (stored && (stored.attempt !== own || stored.step === 'free' || stored.step === 'paid'))
    return null
  const attempt = stored ?? nextAttempt(null, own, await serverNow())
  return renewAttempt(bookingId, attempt, 'sent')
}

/** True if this payment's attempt is the one that paid the booking. */
export async function hasPaid({ bookingId, charge }: InvoiceEntry): Promise<boolean> {
  const stored = await findAttempt(bookingId)
  return stored?.step === 'paid' && stored.attempt === (await sha256(charge.idempotencyKey))
}

/**
 * Gives the right back where nothing was charged. Without an answer, returns false, and the journal
 * keeps the payment for the next page load. Never throws.
 */
export async function giveUpAttempt(payment: InvoiceEntry): Promise<boolean> {
  const { bookingId, charge } = payment
  const outcome = await untilAnswered(() => closeAttempt(bookingId, charge.idempotencyKey))
  // Refused if the attempt never arrived, was closed already, or is somebody else's by now.
  if (outcome === 'unanswered') saveEntryIfPossible({ ...payment, step: 'holding' })
  else removeEntry(payment)
  return outcome !== 'unanswered'
}
