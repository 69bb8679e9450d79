// npm run cancel -- BOOKING: frees the days of a booking at once, and keeps it where no office
// program reads it.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { paymentSentences } from '~/lib/booking/plan/payment-sentences'
import { createdStamp } from '~/lib/time/dates'
import { ownerOf } from '../sync/owner'
import { dryRun } from '../sync/report'
import { maxWrites, put, remove, type Write } from '../sync/write'
import { readBooking } from './booking'
import { describeBooking } from './customer'
import type { DeskBooking } from './desk-booking'
import { bookingNamed } from './named-booking'
import { inOneCommit, type DeskOptions } from './options'
import { endPayment } from './payment'
import { unitsOf } from './units'

export async function cancel(
  db: Firestore,
  args: readonly string[],
  options: DeskOptions,
): Promise<void> {
  const id = await bookingNamed(db, args.join(' '), options.now)
  await cancelById(db, id, options)
}

/**
 * Moves the booking to `canceled-bookings` and deletes its units. They are free with the booking,
 * because its claim stays: those that one commit doesn't take are deleted by the next sync.
 * @param check throws if the booking, as it is in that commit, must stay
 */
export async function cancelById(
  db: Firestore,
  id: string,
  options: DeskOptions,
  check: (transaction: Transaction, booking: DeskBooking) => Promise<void> = async () => {},
): Promise<void> {
  const { isApplied, now, say } = options
  const planned = await inOneCommit(db, isApplied, async (transaction) => {
    const { current, documents, booking } = await readBooking(db, transaction, id)
    await check(transaction, booking)
    const payment = await endPayment(db, transaction, booking, options)
    const units = await unitsOf(db, transaction, ownerOf(id))
    const claim = await transaction.get(db.collection('claims').doc(ownerOf(id)))
    const invoices = await transaction.get(
      db.collection('invoices-test').where('bookingId', '==', id),
    )
    const kept = db.collection('canceled-bookings').doc(id)
    const canceled = { ...current.data(), canceled: createdStamp(now) }
    const writes: Write[] = [
      ...payment.writes,
      { path: kept.path, add: (batch) => batch.set(kept, canceled) },
      ...documents.map((each) => remove(each.ref, each.updateTime)),
      ...(claim.exists ? [] : [put(claim.ref, { key: id }, null)]),
    ]
    const freed = units.map((unit) => remove(unit.ref, unit.updateTime))
    return {
      booking,
      documents,
      invoices: invoices.docs.map((each) => each.id),
      units,
      writes: [...writes, ...freed.slice(0, maxWrites - writes.length)],
      isReadingUnchanged: payment.isUnchanged,
    }
  })
  const { booking, documents, invoices, units } = planned
  describeBooking(booking).forEach(say)
  if (units.length > 0) say(`Its units can ${isApplied ? '' : 'then '}be booked again.`)
  if (documents.length > 1)
    say(
      'Its document in bookings is deleted, too. If that one lists more days, npm run allocations:sync -- --apply frees them.',
    )
  if (booking.amountsInCents === null) say("Its amounts can't be read, so look up what was paid.")
  else if (booking.paidCents === 0) say('Nothing was paid.')
  else
    say(
      `${paymentSentences(booking).join(' ')} This command refunds nothing. At Stripe, find a card's payment with "${id}"; an invoice's has the customer's name instead.`,
    )
  if (invoices.length > 0) say(`Its invoices can no longer be paid: ${invoices.join(', ')}`)
  say(
    isApplied
      ? `Done. No email goes out, so please tell the customer. The booking is kept in canceled-bookings/${id}; to undo it, enter the order again on the site.`
      : dryRun,
  )
}
