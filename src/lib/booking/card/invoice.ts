// Pays the balance of an invoice (docs/decisions/paying-a-balance.md).
import {
  findBalanceState,
  giveUpAttempt,
  renewAttempt,
  resumeAttempt,
  takeAttempt,
  type NotChargeable,
} from '~/lib/booking/commit/attempt'
import { readJournal, saveEntry, saveEntryIfPossible } from '~/lib/booking/commit/journal'
import type { ChargeEntry, InvoiceEntry } from '~/lib/booking/commit/journal-entry'
import { tryWithLock } from '~/lib/booking/commit/lock'
import {
  isUncharged,
  type NotCharged,
  type NotDone,
  type NotRead,
  type UnsettledPayment,
} from '~/lib/booking/commit/outcome'
import { balanceStateOf } from '~/lib/booking/plan/balance-state'
import type { PaymentAttempt } from '~/lib/db/payment-attempt'
import { findAttempt } from '~/lib/db/payments'
import { randomId } from '~/lib/domain/booking-key'
import type { Cents } from '~/lib/domain/money'
import { serverNow } from '~/lib/services/clock'
import { chargeOnce, isForgotten, leaveUnknown } from './charge'
import { finishInvoice, readDue, type RecordedPayment } from './record-payment'

export type InvoiceResult = RecordedPayment | UnsettledPayment

export type InvoiceOutcome =
  | InvoiceResult
  /** Somebody else paid it. Nothing was charged here. */
  | { kind: 'paidElsewhere' }
  | NotChargeable
  | Exclude<NotDone, { kind: 'shortage' | 'unchecked' | 'unanswered' }>

export type InvoiceToPay = {
  invoiceId: string
  bookingId: string
  /** `first last`, for the description. */
  customer: string
  amountCents: Cents
  /** When somebody else may have been charged, if the page warned of it. */
  warnedOf: Date | null
}

/** Charges the balance of an invoice and sets it paid. Never throws. */
export function payInvoice(
  invoice: InvoiceToPay,
  makePaymentMethod: () => Promise<string | null>,
): Promise<InvoiceOutcome> {
  return tryWithLock(() => pay(invoice, makePaymentMethod))
}

/**
 * Resumes a payment of an earlier page load: finishes one that was charged, and returns one whose
 * result is unknown. Null if there is none. Never charges, and never throws.
 * @param bookingId undefined if it can't be read
 */
export async function resumeInvoice(
  invoiceId: string,
  bookingId: string | undefined,
): Promise<InvoiceResult | null> {
  const unfinished = findUnfinishedPayment(invoiceId, bookingId)
  // A holding payment is left alone: another tab may be waiting for the customer's bank.
  return unfinished && !isUnsent(unfinished) ? finishOrReport(unfinished) : null
}

/** The same for one entry of the journal, under the lock. Never throws. */
export async function resolveInvoice(
  payment: InvoiceEntry | ChargeEntry,
): Promise<InvoiceResult | null> {
  if (!isUnsent(payment)) return finishOrReport(payment)
  await giveUpAttempt(payment)
  return null
}

async function finishOrReport(payment: InvoiceEntry | ChargeEntry): Promise<InvoiceResult> {
  const isCharged = payment.kind === 'invoice' && payment.step === 'charged'
  return isCharged ? finishInvoice(payment) : leaveUnknown(payment)
}

/** Nothing was charged. Under the lock it also means that the page that began it is gone. */
const isUnsent = (payment: InvoiceEntry | ChargeEntry): payment is InvoiceEntry =>
  payment.kind === 'invoice' && payment.step === 'holding'

async function pay(
  { invoiceId, bookingId, customer, amountCents, warnedOf }: InvoiceToPay,
  makePaymentMethod: () => Promise<string | null>,
): Promise<InvoiceOutcome> {
  const unfinished = findUnfinishedPayment(invoiceId, bookingId)
  if (unfinished && isUnsent(unfinished)) {
    if (!(await giveUpAttempt(unfinished))) return { kind: 'down' }
  } else if (unfinished) return (await repeat(unfinished)) ?? finishOrReport(unfinished)

  const paymentMethodId = await makePaymentMethod().catch(() => null)
  if (paymentMethodId === null) return { kind: 'cardError' }
  // Read last: another device may have paid meanwhile, or be paying.
  const [due, before, now] = await Promise.all([
    readDue(invoiceId, bookingId),
    findAttempt(bookingId),
    serverNow(),
  ])
  if (due === 'paid') return { kind: 'paidElsewhere' }
  if (due !== amountCents || due === 0) return { kind: 'differs' }
  const balanceState = balanceStateOf(before, new Date(now))
  if (balanceState.kind === 'paying') return balanceState
  if (balanceState.kind === 'mayBeCharged' && balanceState.since.getTime() !== warnedOf?.getTime())
    return balanceState
  const payment: InvoiceEntry = {
    kind: 'invoice',
    step: 'holding',
    reference: invoiceId,
    bookingId,
    at: Date.now(),
    charge: {
      paymentMethodId,
      description: `INVOICE - INFLATABLE BOOKING | Name: ${customer}`,
      amountCents,
      idempotencyKey: `invoice-${bookingId}-${randomId()}`,
    },
  }
  saveEntry(payment)
  const attempt = await takeAttempt(payment, before, now)
  return 'kind' in attempt ? notCharged(payment, attempt) : charge(payment, attempt)
}

/** Gives the right back, and says why nothing was charged: perhaps somebody else was faster. */
async function notCharged(
  payment: InvoiceEntry,
  why: NotCharged | NotRead,
): Promise<InvoiceOutcome> {
  const { reference, bookingId } = payment
  await giveUpAttempt(payment)
  try {
    const balanceState = await findBalanceState(bookingId)
    // Read second, so that a payment that is made between the two reads is seen here.
    if ((await readDue(reference, bookingId)) === 'paid') return { kind: 'paidElsewhere' }
    return balanceState.kind === 'paying' && !isUncharged(why) ? balanceState : why
  } catch {
    return why
  }
}

/**
 * Repeats a charge whose answer is missing. Null if the balance has changed since, or somebody else
 * has the right to charge: then only the office can help.
 */
async function repeat(payment: InvoiceEntry | ChargeEntry): Promise<InvoiceOutcome | null> {
  if (payment.kind !== 'invoice' || payment.step === 'charged' || isForgotten(payment)) return null
  const due = await readDue(payment.reference, payment.bookingId).catch(() => null)
  if (due !== payment.charge.amountCents) return null
  const attempt = await resumeAttempt(payment).catch(() => null)
  return attempt && charge(payment, attempt)
}

async function charge(payment: InvoiceEntry, own: PaymentAttempt): Promise<InvoiceOutcome> {
  const { bookingId } = payment
  const isFirst = payment.step === 'holding'
  let attempt: PaymentAttempt | null = own
  const outcome: InvoiceResult | NotCharged = await chargeOnce(payment, {
    asked: async () => {
      // If this is a repeat, the first charge may have succeeded.
      if (!isFirst) return
      saveEntryIfPossible(payment)
      attempt = (await renewAttempt(bookingId, own, 'asked')) ?? own
    },
    maySendAgain: async () => {
      attempt = attempt && (await renewAttempt(bookingId, attempt, 'sent'))
      if (attempt) saveEntry({ ...payment, step: 'charging' })
      return attempt !== null
    },
    paid: finishInvoice,
  })
  if (!isUncharged(outcome)) return outcome
  return notCharged(payment, attempt ? outcome : { kind: 'down' })
}

/** The unfinished payment of an invoice, or of another invoice of its booking. */
function findUnfinishedPayment(
  invoiceId: string,
  bookingId: string | undefined,
): InvoiceEntry | ChargeEntry | undefined {
  return readJournal()
    .filter((entry): entry is InvoiceEntry | ChargeEntry =>
      ['invoice', 'unknown'].includes(entry.kind),
    )
    .find((entry) => entry.reference === invoiceId || entry.bookingId === bookingId)
}
