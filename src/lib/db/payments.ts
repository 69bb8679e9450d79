// `payments`: the right to charge a booking's balance (docs/decisions/paying-a-balance.md).
import { doc, getDoc, Timestamp, writeBatch } from 'firebase/firestore/lite'
import { isKey } from '~/lib/domain/booking-key'
import { failureOf } from '~/lib/failures/failure'
import { askDatabase, db } from './client'
import { commit, type CommitOutcome } from './commit'
import { readAttempt, type PaymentAttempt } from './payment-attempt'

const attemptOf = (bookingId: string) => doc(db, 'payments', bookingId)

/** Null if there is none, or the rules don't know attempts yet. */
export async function findAttempt(bookingId: string): Promise<PaymentAttempt | null> {
  if (!isKey(bookingId)) return null
  try {
    const snapshot = await askDatabase(() => getDoc(attemptOf(bookingId)))
    return readAttempt(snapshot.data())
  } catch (error) {
    if (failureOf(error) === 'refused') return null
    throw error
  }
}

/**
 * Takes or renews the right to charge. The rules refuse it while somebody else has it, and once the
 * booking is paid. It writes the whole document: a change of some fields would renew an attempt
 * that somebody else made meanwhile. Never throws.
 */
export function saveAttempt(bookingId: string, attempt: PaymentAttempt): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  batch.set(attemptOf(bookingId), {
    attempt: attempt.attempt,
    expires: Timestamp.fromDate(attempt.expires),
    step: attempt.step,
    over: attempt.over.map((end) => Timestamp.fromDate(end)),
  })
  return commit(batch)
}

/** Gives the right to charge back: this attempt charged nothing. Never throws. */
export function closeAttempt(bookingId: string, secret: string): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  batch.update(attemptOf(bookingId), { step: 'free', secret })
  return commit(batch)
}

/**
 * Sets invoice and booking paid in one commit, which also ends the attempt with this secret. The
 * rules refuse it if either is paid already, or somebody else took the attempt over. Never throws.
 * @param paidOn `MM/DD/YYYY | HH:MM` in Chicago
 * @param secret null if there is no attempt to end
 */
export function commitPayment(
  { invoiceId, bookingId, paidOn }: { invoiceId: string; bookingId: string; paidOn: string },
  secret: string | null,
): Promise<CommitOutcome> {
  const batch = writeBatch(db)
  batch.update(doc(db, 'bookings-test', bookingId), { paid: true, invoiceID: invoiceId })
  batch.update(doc(db, 'invoices-test', invoiceId), { paid: true, paidOn })
  if (secret !== null) batch.update(attemptOf(bookingId), { step: 'paid', secret })
  return commit(batch)
}
