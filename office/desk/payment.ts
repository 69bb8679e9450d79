// Whether a customer is paying a booking's balance by card just now, or may have been charged
// (docs/decisions/paying-a-balance.md).
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore'
import { balanceStateOf } from '~/lib/booking/plan/balance-state'
import type { Booking } from '~/lib/db/bookings/read-booking'
import { readAttempt } from '~/lib/db/payment-attempt'
import { formatTime } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { put, type Write } from '../sync/write'
import { describeCustomer } from './customer'
import type { DeskOptions } from './options'

type Ended = {
  writes: readonly Write[]
  /** False if somebody has begun to pay since. */
  isUnchanged: (transaction: Transaction) => Promise<boolean>
}

/**
 * Ends what customers did to pay a booking by card, so that the office can mark or cancel it.
 * @throws while somebody is paying; and if a card may have been charged, until the office says
 * whether it was
 */
export async function endPayment(
  db: Firestore,
  transaction: Transaction,
  booking: Booking,
  { now, isNotCharged, isCharged }: DeskOptions,
): Promise<Ended> {
  const ref = db.collection('payments').doc(booking.id)
  const stored = await transaction.get(ref)
  const balanceState = balanceStateOf(readAttempt(stored.data()), now)
  if (balanceState.kind === 'paying')
    throw new Error(
      `Somebody has been paying by card since ${formatTime(balanceState.since)} for the booking of ${describeCustomer(booking)}. Try again after ${formatTime(balanceState.until)}.`,
    )
  const isUnchanged = async (again: Transaction) =>
    (await again.get(ref)).updateTime?.valueOf() === stored.updateTime?.valueOf()
  if (balanceState.kind === 'chargeable') return { writes: [], isUnchanged }
  if (isCharged)
    return { writes: [put(ref, { step: 'paid' }, stored.updateTime ?? null)], isUnchanged }
  if (!isNotCharged)
    throw new Error(
      `Somebody paid by card on ${formatDay(today(balanceState.since))}, ${formatTime(balanceState.since)} for the booking of ${describeCustomer(booking)}, and no answer came. Look for the charge at Stripe. If there is one, type npm run paid with --charged; if there is none, add --not-charged.`,
    )
  // Its end stays on record for the doctor, should the charge come after all.
  const over = [...((stored.get('over') as Timestamp[] | undefined) ?? []), stored.get('expires')]
  return { writes: [put(ref, { step: 'free', over }, stored.updateTime ?? null)], isUnchanged }
}
