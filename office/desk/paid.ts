// npm run paid -- BOOKING: marks a booking that was paid in the office, and its invoices, as paid.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isStored } from '~/lib/db/fields'
import { dryRun } from '../sync/report'
import { put } from '../sync/write'
import { readBooking } from './booking'
import { describeCustomer, describeBooking, paymentWords } from './customer'
import { bookingNamed } from './named-booking'
import { inOneCommit, type DeskOptions } from './options'
import { endPayment } from './payment'

export async function paid(
  db: Firestore,
  args: readonly string[],
  options: DeskOptions,
): Promise<void> {
  const { isApplied, now, say } = options
  // Some pay after the event.
  const id = await bookingNamed(db, args.join(' '), now, (booking) => !booking.paid)
  const { booking, paths } = await inOneCommit(db, isApplied, async (transaction) => {
    const { documents, booking: found } = await readBooking(db, transaction, id)
    const { approved, markedCanceled, paid: isPaid } = found
    const whose = `The booking of ${describeCustomer(found)}`
    if (isPaid) throw new Error(`${whose} is marked as paid already.`)
    if (markedCanceled || found.isHalfCanceled) throw new Error(`${whose} is canceled.`)
    if (approved === 'waiting') throw new Error(`${whose} is a request: approve it first.`)
    const invoices = await invoicesOf(db, transaction, id)
    const payment = await endPayment(db, transaction, found, options)
    return {
      booking: found,
      paths: [...documents, ...invoices].map(({ ref }) => ref.path),
      isReadingUnchanged: payment.isUnchanged,
      writes: [
        ...payment.writes,
        ...documents.map((each) => put(each.ref, { paid: true }, each.updateTime)),
        // An invoice that the office's form wrote has `paid` in its data, too.
        ...invoices.map((invoice) =>
          put(
            invoice.ref,
            { paid: true, ...(isOffice(invoice.get('data')) && { 'data.paid': true }) },
            invoice.updateTime,
          ),
        ),
      ],
    }
  })
  const words = [...describeBooking(booking), ...paymentWords(booking)]
  words.forEach(say)
  say(
    `${isApplied ? 'Marked' : 'To be marked'} as paid${options.isCharged ? ' by card' : ' in the office'}: ${paths.join(', ')}`,
  )
  say(
    isApplied
      ? 'Done. No email goes out. To undo it, set paid to false in each of these in the Firebase console, and data.paid if the invoice has it.'
      : dryRun,
  )
}

const isOffice = (data: unknown) => isStored(data) && 'bookingId' in data

/** The invoices of a booking. An invoice names its booking in one of two fields. */
async function invoicesOf(db: Firestore, transaction: Transaction, id: string) {
  const found = await Promise.all(
    ['bookingId', 'data.bookingId'].map((field) =>
      transaction.get(db.collection('invoices-test').where(field, '==', id)),
    ),
  )
  return [
    ...new Map(found.flatMap(({ docs }) => docs).map((invoice) => [invoice.id, invoice])).values(),
  ]
}
