// npm run cancel -- BOOKING: frees the days of a booking at once, and keeps the sale outside of the office's programs.
import type { Firestore } from 'firebase-admin/firestore'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { isDocumentId } from '~/lib/domain/document-id'
import { formatCents } from '~/lib/domain/money'
import { createdStamp } from '~/lib/time/dates'
import { ownerOf } from '../sync/owner'
import { dryRun, plural } from '../sync/report'
import { remove, type Write } from '../sync/write'
import { readBooking } from './booking'
import { inOneCommit, type Options } from './options'

const usage = "Name the booking: npm run cancel -- BOOKING, with the id from its page's address."

/** Moves the booking to `canceled-bookings` and deletes its allocations, in one commit. */
export async function cancel(
  db: Firestore,
  args: readonly string[],
  { isApplied, now, say }: Options,
): Promise<void> {
  const [id = ''] = args
  if (args.length !== 1 || !isDocumentId(id)) throw new Error(usage)
  const { fields, hasCopy, units, invoices } = await inOneCommit(db, isApplied, async (moment) => {
    const { booking, copy } = await readBooking(db, moment, id)
    const taken = await moment.get(db.collection('allocations').where('owner', '==', ownerOf(id)))
    const bills = await moment.get(db.collection('invoices-test').where('bookingId', '==', id))
    const sale = db.collection('canceled-bookings').doc(id)
    const canceled = { ...booking.data(), canceled: createdStamp(now) }
    const writes: Write[] = [
      { path: sale.path, add: (batch) => batch.set(sale, canceled) },
      remove(booking.ref, booking.updateTime),
      ...(copy ? [remove(copy.ref, copy.updateTime)] : []),
      ...taken.docs.map(({ ref, updateTime }) => remove(ref, updateTime)),
    ]
    return {
      fields: booking.data(),
      hasCopy: copy !== null,
      units: taken.size,
      invoices: bills.docs.map((bill) => bill.id),
      writes,
    }
  })
  const booking = toStoredBooking(id, fields)
  say(`${booking.name} ${booking.lastName}, ${booking.phone}, booked ${booking.created}`)
  say(`${plural(units, 'unit')} to free. A unit counts once for each day.`)
  if (hasCopy)
    say(
      'Its copy in bookings is deleted, too. If that one lists more days, npm run allocations:sync -- --apply frees them.',
    )
  if (booking.balances === null) say("Its amounts can't be read, so look up what was paid.")
  else if (booking.paidCents === 0) say('Nothing was paid online.')
  else
    say(
      `Paid: ${formatCents(booking.paidCents)}. To refund it, find the payment with "${id}" at Stripe. This command refunds nothing.`,
    )
  if (invoices.length > 0) say(`Its invoices can no longer be paid: ${invoices.join(', ')}`)
  say(isApplied ? `Done. The sale is kept in canceled-bookings/${id}.` : dryRun)
}
