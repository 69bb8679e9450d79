// Records a charged invoice: one commit sets it and its booking paid, and ends the right to charge.
import { hasPaid } from '~/lib/booking/commit/attempt'
import { removeEntry } from '~/lib/booking/commit/journal'
import type { InvoiceEntry } from '~/lib/booking/commit/journal-entry'
import type { UnsettledPayment } from '~/lib/booking/commit/outcome'
import { findBookingDocument, findBooking } from '~/lib/db/bookings/find-booking'
import { untilAnswered } from '~/lib/db/commit'
import { findInvoice } from '~/lib/db/invoices'
import { commitPayment } from '~/lib/db/payments'
import type { Cents } from '~/lib/domain/money'
import { mailInvoice } from '~/lib/services/mailer'
import { createdStamp } from '~/lib/time/dates'

/** 'chargedTwice': the card was charged, and the booking was paid in another way. */
export type RecordedPayment = { kind: 'invoicePaid' | 'chargedTwice'; reference: string }

/** Sets a charged invoice paid. Never throws. */
export async function finishInvoice(
  payment: InvoiceEntry,
): Promise<RecordedPayment | UnsettledPayment> {
  const { reference } = payment
  const outcome = await record(payment).catch(() => 'unanswered' as const)
  if (outcome === 'own') {
    removeEntry(payment)
    void mailReceipt(payment)
    return { kind: 'invoicePaid', reference }
  }
  if (outcome === 'another') return { kind: 'chargedTwice', reference }
  return { kind: outcome === 'refused' ? 'chargedStuck' : 'chargedUnanswered', reference }
}

/** 'own': this payment set the booking paid. 'another': it was paid in another way. */
async function record(
  payment: InvoiceEntry,
): Promise<'own' | 'another' | 'refused' | 'unanswered'> {
  const { reference: invoiceId, bookingId, charge: sent } = payment
  const paidOn = createdStamp(new Date())
  const commit = (secret: string | null) => commitPayment({ invoiceId, bookingId, paidOn }, secret)
  const outcome = await untilAnswered(() => commit(sent.idempotencyKey))
  // The commit may have succeeded although its answer was lost.
  if (outcome === 'done' || (await hasPaid(payment))) return 'own'
  if (outcome === 'unanswered') return outcome
  if ((await readDue(invoiceId, bookingId)) === 'paid') return 'another'
  // The attempt is somebody else's by now, or isn't stored, so this commit ends none. It is sent
  // once: without an attempt, a repeat can't tell whether this payment or another set it paid.
  const alone = await commit(null)
  if (alone === 'done') return 'own'
  if (alone === 'unanswered') return alone
  return (await readDue(invoiceId, bookingId)) === 'paid' ? 'another' : alone
}

/** The invoice of a paid booking is the receipt. If the mail fails, the page shows the same. */
async function mailReceipt({ reference, bookingId }: InvoiceEntry): Promise<void> {
  const fields = await findBookingDocument(bookingId).catch(() => null)
  // A booking that the office approved later is mailed like any other.
  if (fields) await mailInvoice({ ...fields, approved: 'True' }, reference, bookingId)
}

/** The invoice's current balance; null if it or its booking no longer exists. */
export async function readDue(
  invoiceId: string,
  bookingId: string,
): Promise<Cents | 'paid' | null> {
  const [invoice, booking] = await Promise.all([findInvoice(invoiceId), findBooking(bookingId)])
  if (invoice?.paid || booking?.paid) return 'paid'
  return invoice && booking ? booking.balanceDueCents : null
}
