// Which bookings are unpaid after their 24 hours (docs/rules.md, "Unpaid reservations").
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isStored, type Stored } from '~/lib/db/fields'
import { readIn } from '~/lib/db/in-queries'
import { isPaidByTerms } from '~/lib/order-notes/order-notes'
import { payBy } from '~/lib/time/pay-by'
import type { DeskBooking } from './desk-booking'

/**
 * The ids of the bookings for which nobody has paid anything within the 24 hours.
 * @param invoices those of these bookings. One that is paid, or that the office wrote to be paid
 * later, settles its booking. One that a customer's page wrote doesn't: the page writes it when
 * somebody presses Pay.
 */
export function findOverdue({
  bookings,
  invoices,
  now,
  acceptsPurchaseOrders,
}: {
  bookings: readonly DeskBooking[]
  invoices: readonly Stored[]
  now: Date
  /** The business's setting: only then does a purchase order end the deadline. */
  acceptsPurchaseOrders: boolean
}): Set<string> {
  const agreed = new Set(invoices.filter(isAgreed).map(({ bookingId }) => bookingId))
  const overdue = bookings.filter(
    (booking) =>
      isUnpaid(booking) &&
      !isPaidByTerms(booking, acceptsPurchaseOrders) &&
      now >= payBy(booking.made),
  )
  return new Set(overdue.map(({ id }) => id).filter((id) => !agreed.has(id)))
}

/** Requests, and bookings with a deposit or approved later have no deadline. */
function isUnpaid(booking: DeskBooking): boolean {
  const { approved, paid, amountsInCents, balanceDueCents, markedCanceled, isHalfCanceled } =
    booking
  if (markedCanceled || isHalfCanceled || paid) return false
  if (approved !== 'atOnce') return false
  // Amounts that can't be read count as unpaid, so that somebody looks at them.
  return amountsInCents === null || (balanceDueCents > 0 && amountsInCents.deposit === 0)
}

/**
 * The office's form has the booking's id in `data`, too; an older card flow wrote a flat one after
 * a deposit.
 */
function isAgreed({ paid, data }: Stored): boolean {
  if (!isStored(data)) return true
  return paid === true || data['paid'] === true || 'bookingId' in data
}

/**
 * What `isAgreed` looks at: anybody with a booking's id may store many copies of it. Each copy has
 * its name.
 */
const invoiceFields = ['bookingId', 'paid', 'data.name', 'data.paid', 'data.bookingId']

/** The invoices of these bookings. */
export function readInvoices(
  db: Firestore,
  transaction: Transaction,
  ids: readonly string[],
): Promise<Stored[]> {
  const invoices = db.collection('invoices-test').select(...invoiceFields)
  return readIn(ids, async (some) => {
    const { docs } = await transaction.get(invoices.where('bookingId', 'in', some))
    return docs.map((each) => each.data())
  })
}
