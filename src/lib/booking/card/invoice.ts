import { readJournal, removeEntry } from '~/lib/booking/commit/journal'
import type { ChargeEntry, InvoiceEntry } from '~/lib/booking/commit/journal-entry'
import { tryWithLock } from '~/lib/booking/commit/lock'
import { isUncharged, type NotDone, type OpenPayment } from '~/lib/booking/commit/outcome'
import { findBookingFields, findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { untilAnswered } from '~/lib/db/commit'
import { commitPayment, findInvoice } from '~/lib/db/invoices'
import type { Cents } from '~/lib/domain/money'
import { mailInvoice } from '~/lib/services/mailer'
import { createdStamp } from '~/lib/time/dates'
// Pays the balance of an invoice. The card is charged once, and one commit sets both documents
// paid.
import { chargeOnce, isForgotten, leaveUnknown } from './charge'
import { countDecline, declines, forgetDeclines } from './declines'

/** The outcome of a payment that began earlier. */
export type InvoiceResult = { kind: 'invoicePaid'; reference: string } | OpenPayment

export type InvoiceOutcome =
  | InvoiceResult
  | Exclude<NotDone, { kind: 'taken' | 'unchecked' | 'unanswered' }>

export type InvoiceToPay = {
  invoiceId: string
  bookingId: string
  /** `first last`, for the description. */
  customer: string
  /** The balance that was shown. */
  amountCents: Cents
}

/** Charges the balance of an invoice and sets it paid. Never throws. */
export function payInvoice(
  invoice: InvoiceToPay,
  createPaymentMethod: () => Promise<string | null>,
): Promise<InvoiceOutcome> {
  return tryWithLock(() => pay(invoice, createPaymentMethod))
}

/**
 * Resumes an invoice's payment of an earlier visit: finishes one that was charged, and returns one
 * whose result is unknown. Null if there is none. Never charges, and never throws.
 * @param bookingId undefined if it can't be read
 */
export async function resumeInvoice(
  invoiceId: string,
  bookingId: string | undefined,
): Promise<InvoiceResult | null> {
  const open = openPayment(invoiceId, bookingId)
  return open ? settleInvoice(open) : null
}

/** The same for one entry of the journal. Never throws. */
export async function settleInvoice(payment: InvoiceEntry | ChargeEntry): Promise<InvoiceResult> {
  const isCharged = payment.kind === 'invoice' && payment.step === 'charged'
  return isCharged ? finish(payment) : leaveUnknown(payment)
}

async function pay(
  { invoiceId, bookingId, customer, amountCents }: InvoiceToPay,
  createPaymentMethod: () => Promise<string | null>,
): Promise<InvoiceOutcome> {
  const open = openPayment(invoiceId, bookingId)
  if (open) return (await repeat(open)) ?? settleInvoice(open)

  const paymentMethodId = await createPaymentMethod().catch(() => null)
  if (paymentMethodId === null) return { kind: 'cardError' }
  // Read last, right before the charge: another device may have paid meanwhile.
  const due = await readDue(invoiceId, bookingId)
  if (due === 'paid') return { kind: 'invoicePaid', reference: invoiceId }
  if (due !== amountCents || due === 0) return { kind: 'changed' }
  return charge({
    kind: 'invoice',
    // Nothing was sent yet; chargeOnce saves the payment before it sends.
    step: 'new',
    reference: invoiceId,
    bookingId,
    at: Date.now(),
    charge: {
      paymentMethodId,
      description: `INVOICE - INFLATABLE BOOKING | Name: ${customer}`,
      amountCents,
      idempotencyKey: `invoice-${bookingId}-${declines(bookingId)}`,
    },
  })
}

/**
 * Repeats a charge whose answer is missing. Null if the balance has changed since: then only the
 * office can help.
 */
async function repeat(payment: InvoiceEntry | ChargeEntry): Promise<InvoiceOutcome | null> {
  if (payment.kind !== 'invoice' || payment.step === 'charged' || isForgotten(payment)) return null
  const due = await readDue(payment.reference, payment.bookingId).catch(() => null)
  return due === payment.charge.amountCents ? charge(payment) : null
}

async function charge(payment: InvoiceEntry): Promise<InvoiceOutcome> {
  const outcome = await chargeOnce(payment, finish)
  if (isUncharged(outcome)) {
    // In this order, because a page that ends in between tries the old key, is declined again and
    // counts then.
    removeEntry(payment)
    countDecline(payment.bookingId)
  }
  return outcome
}

/** Sets a charged invoice paid. Never throws. */
async function finish(payment: InvoiceEntry): Promise<InvoiceResult> {
  const { reference, bookingId } = payment
  const paidOn = createdStamp(new Date())
  const outcome = await untilAnswered(() => commitPayment(reference, bookingId, paidOn))
  const due =
    outcome === 'done'
      ? 'paid'
      : await readDue(reference, bookingId).catch(() => 'unknown' as const)
  if (due === 'paid') {
    removeEntry(payment)
    forgetDeclines(bookingId)
    void mailReceipt(reference, bookingId)
    return { kind: 'invoicePaid', reference }
  }
  const refused = outcome === 'refused' && due !== 'unknown'
  return { kind: refused ? 'chargedStuck' : 'chargedUnanswered', reference }
}

/**
 * Mails the invoice once more: its booking is paid, so it is the receipt. The page shows the same
 * if this fails.
 */
async function mailReceipt(invoiceId: string, bookingId: string): Promise<void> {
  const fields = await findBookingFields(bookingId).catch(() => null)
  // A booking that the office approved later is mailed like any other.
  if (fields) await mailInvoice({ ...fields, approved: 'True' }, invoiceId, bookingId)
}

/** The invoice's current balance; null if it or its booking no longer exists. */
async function readDue(invoiceId: string, bookingId: string): Promise<Cents | 'paid' | null> {
  const [invoice, booking] = await Promise.all([
    findInvoice(invoiceId),
    findStoredBooking(bookingId),
  ])
  if (invoice?.paid || booking?.paid) return 'paid'
  return invoice && booking ? booking.balanceDueCents : null
}

/** The unfinished payment of an invoice, or of another invoice of its booking. */
function openPayment(
  invoiceId: string,
  bookingId: string | undefined,
): InvoiceEntry | ChargeEntry | undefined {
  return readJournal()
    .filter((entry): entry is InvoiceEntry | ChargeEntry =>
      ['invoice', 'unknown'].includes(entry.kind),
    )
    .find((entry) => entry.reference === invoiceId || entry.bookingId === bookingId)
}
