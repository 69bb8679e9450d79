// Pays what an invoice still asks for. A charge is made once, and both documents are set paid in one commit.
import { chargeOnce } from '~/lib/booking/charge-once'
import { readJournal, strikePayment, type InvoicePayment } from '~/lib/booking/journal'
import { alone } from '~/lib/booking/payment-lock'
import { commitPayment, findInvoice } from '~/lib/db/invoices'
import { findStoredBooking } from '~/lib/db/stored-booking'
import { untilAnswered } from '~/lib/db/commit'
import type { Cents } from '~/lib/money'

export type InvoiceOutcome =
  | { kind: 'invoicePaid'; reference: string }
  /** Paid; the documents don't say so yet. The next visit tries again. */
  | { kind: 'chargedUnanswered'; reference: string }
  | { kind: 'declined' }
  | { kind: 'cardError' }
  | { kind: 'unknownCharge'; reference: string }
  /** The balance isn't what was shown; nothing was charged. */
  | { kind: 'changed' }
  | { kind: 'down' }
  | { kind: 'busy' }

type InvoiceToPay = {
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
    (): InvoiceOutcome => ({ kind: 'down' }),
  )
  return outcome ?? { kind: 'busy' }
}

/** Sets an invoice paid that was charged. Never throws. */
export async function finishInvoice(
  payment: InvoicePayment,
): Promise<{ kind: 'invoicePaid' | 'chargedUnanswered'; reference: string }> {
  const { reference, bookingId } = payment
  const answer = await untilAnswered(() => commitPayment(reference, bookingId))
  const stands = answer === 'done' || (await isPaid(reference, bookingId).catch(() => false))
  if (stands) strikePayment(payment)
  return { kind: stands ? 'invoicePaid' : 'chargedUnanswered', reference }
}

async function pay(
  { invoiceId, bookingId, customer, amountCents }: InvoiceToPay,
  createPaymentMethod: () => Promise<string | null>,
): Promise<InvoiceOutcome> {
  const open = readJournal().find(
    (payment) => payment.kind === 'invoice' && payment.reference === invoiceId,
  )
  if (open?.kind === 'invoice') return open.step === 'charged' ? finishInvoice(open) : charge(open)

  const booking = await findStoredBooking(bookingId)
  if (await isPaid(invoiceId, bookingId)) return { kind: 'invoicePaid', reference: invoiceId }
  if (booking?.balanceDueCents !== amountCents) return { kind: 'changed' }
  const paymentMethodId = await createPaymentMethod().catch(() => null)
  if (paymentMethodId === null) return { kind: 'cardError' }
  return charge({
    kind: 'invoice',
    // Nothing was sent yet; chargeOnce notes the payment before it sends.
    step: 'new',
    reference: invoiceId,
    bookingId,
    charge: {
      paymentMethodId,
      description: `INVOICE - INFLATABLE BOOKING | Name: ${customer}`,
      amountCents,
      idempotencyKey: `invoice-${invoiceId}-${declines(invoiceId)}`,
    },
  })
}

async function charge(payment: InvoicePayment): Promise<InvoiceOutcome> {
  const answer = await chargeOnce(payment)
  if (answer === 'paid') return finishInvoice({ ...payment, step: 'charged' })
  if (answer === 'unknown') return { kind: 'unknownCharge', reference: payment.reference }
  strikePayment(payment)
  countDecline(payment.reference)
  return { kind: 'declined' }
}

async function isPaid(invoiceId: string, bookingId: string): Promise<boolean> {
  const [invoice, booking] = await Promise.all([
    findInvoice(invoiceId),
    findStoredBooking(bookingId),
  ])
  return invoice?.paid === true || booking?.paid === true
}

// The key derives from the invoice's id, so that two devices charge once where the service honours keys; after a definite
// decline it must be another, or the service would repeat the decline.
const declinesKey = (invoiceId: string) => `invoiceDeclines-${invoiceId}`
const declines = (invoiceId: string) => Number(localStorage.getItem(declinesKey(invoiceId)) ?? 0)
const countDecline = (invoiceId: string) =>
  localStorage.setItem(declinesKey(invoiceId), String(declines(invoiceId) + 1))
