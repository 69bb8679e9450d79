// Pays what an invoice still asks for. A charge is made once, and both documents are set paid in one commit.
import { chargeOnce, isForgotten } from '~/lib/booking/card/charge'
import { countDecline, declines, forgetDeclines } from '~/lib/booking/card/declines'
import { alone } from '~/lib/booking/card/lock'
import { readJournal, strike, StorageRefused } from '~/lib/booking/commit/journal'
import type { ChargeEntry, InvoiceEntry } from '~/lib/booking/commit/journal-entry'
import { commitPayment, findInvoice } from '~/lib/db/invoices'
import { findStoredBooking } from '~/lib/db/stored-booking'
import { untilAnswered } from '~/lib/db/commit'
import type { Cents } from '~/lib/money'

export type InvoiceOutcome =
  | { kind: 'invoicePaid'; reference: string }
  /** Paid; the documents don't say so yet. The next visit tries again. */
  | { kind: 'chargedUnanswered'; reference: string }
  /** Paid, and the documents can't be set paid: only the office can help. The journal keeps the reference. */
  | { kind: 'chargedStuck'; reference: string }
  | { kind: 'declined' }
  | { kind: 'cardError' }
  /** Nobody knows whether a card was charged, for this invoice or for what the reference names. */
  | { kind: 'unknownCharge'; reference: string }
  /** The balance isn't what was shown; nothing was charged. */
  | { kind: 'changed' }
  /** This browser keeps no journal, so that a charge could get lost; nothing was charged. */
  | { kind: 'noStorage' }
  | { kind: 'down' }
  | { kind: 'busy' }

/** What becomes of a payment that was charged. */
export type FinishedInvoice = Extract<
  InvoiceOutcome,
  { kind: 'invoicePaid' | 'chargedUnanswered' | 'chargedStuck' }
>

export type InvoiceToPay = {
  invoiceId: string
  bookingId: string
  /** `first last`, for the description. */
  customer: string
  /** The balance that was shown. */
  amountCents: Cents
}

/** Charges the balance of an invoice and sets it paid. Never throws. */
export async function payInvoice(
  invoice: InvoiceToPay,
  createPaymentMethod: () => Promise<string | null>,
): Promise<InvoiceOutcome> {
  const outcome = await alone(() => pay(invoice, createPaymentMethod)).catch(
    (error: unknown): InvoiceOutcome => ({
      kind: error instanceof StorageRefused ? 'noStorage' : 'down',
    }),
  )
  return outcome ?? { kind: 'busy' }
}

/** Sets an invoice paid that was charged. Never throws. */
export async function finishInvoice(payment: InvoiceEntry): Promise<FinishedInvoice> {
  const { reference, bookingId } = payment
  const answer = await untilAnswered(() => commitPayment(reference, bookingId))
  const paid = answer === 'done' || (await isPaid(reference, bookingId).catch(() => null))
  if (paid) {
    strike(payment)
    forgetDeclines(reference)
    return { kind: 'invoicePaid', reference }
  }
  const refused = answer === 'refused' && paid === false
  return { kind: refused ? 'chargedStuck' : 'chargedUnanswered', reference }
}

/**
 * What an earlier visit of this browser left of an invoice's payment: one that was charged is finished, one that may have
 * been is told. Null when there is none. It never charges, and never throws.
 */
export async function resumeInvoice(invoiceId: string): Promise<InvoiceOutcome | null> {
  const open = openPayment(invoiceId)
  if (open === undefined) return null
  return open.kind === 'invoice' && open.step === 'charged'
    ? finishInvoice(open)
    : { kind: 'unknownCharge', reference: open.reference }
}

async function pay(
  { invoiceId, bookingId, customer, amountCents }: InvoiceToPay,
  createPaymentMethod: () => Promise<string | null>,
): Promise<InvoiceOutcome> {
  const open = openPayment(invoiceId)
  if (open?.kind === 'invoice') return open.step === 'charged' ? finishInvoice(open) : repeat(open)
  if (open) return { kind: 'unknownCharge', reference: open.reference }

  const paymentMethodId = await createPaymentMethod().catch(() => null)
  if (paymentMethodId === null) return { kind: 'cardError' }
  // Read last, right before the charge: another device may have paid meanwhile.
  const due = await readDue(invoiceId, bookingId)
  if (due === 'paid') return { kind: 'invoicePaid', reference: invoiceId }
  if (due !== amountCents || due === 0) return { kind: 'changed' }
  return charge({
    kind: 'invoice',
    // Nothing was sent yet; chargeOnce notes the payment before it sends.
    step: 'new',
    reference: invoiceId,
    bookingId,
    at: Date.now(),
    charge: {
      paymentMethodId,
      description: `INVOICE - INFLATABLE BOOKING | Name: ${customer}`,
      amountCents,
      idempotencyKey: `invoice-${invoiceId}-${declines(invoiceId)}`,
    },
  })
}

/** Sends a charge again whose answer stayed away, unless the invoice asks for it no more: then only the office knows. */
async function repeat(payment: InvoiceEntry): Promise<InvoiceOutcome> {
  const due = await readDue(payment.reference, payment.bookingId).catch(() => null)
  return due === payment.charge.amountCents && !isForgotten(payment)
    ? charge(payment)
    : { kind: 'unknownCharge', reference: payment.reference }
}

async function charge(payment: InvoiceEntry): Promise<InvoiceOutcome> {
  const answer = await chargeOnce(payment)
  if (answer === 'paid') return finishInvoice({ ...payment, step: 'charged' })
  if (answer === 'unknown') return { kind: 'unknownCharge', reference: payment.reference }
  // In this order: a page that dies in between tries under the old key, is declined once more, and counts then.
  strike(payment)
  countDecline(payment.reference)
  return { kind: 'declined' }
}

/** What the invoice asks for now; null when it, or its booking, is gone. */
async function readDue(invoiceId: string, bookingId: string): Promise<Cents | 'paid' | null> {
  const [invoice, booking] = await Promise.all([
    findInvoice(invoiceId),
    findStoredBooking(bookingId),
  ])
  if (invoice?.paid || booking?.paid) return 'paid'
  return invoice && booking ? booking.balanceDueCents : null
}

const isPaid = async (invoiceId: string, bookingId: string) =>
  (await readDue(invoiceId, bookingId)) === 'paid'

function openPayment(invoiceId: string): InvoiceEntry | ChargeEntry | undefined {
  return readJournal()
    .filter(({ kind }) => kind === 'invoice' || kind === 'unknown')
    .find((entry): entry is InvoiceEntry | ChargeEntry => entry.reference === invoiceId)
}
