// The journal of card payments, in localStorage: written before each step, so that the next visit can finish, or tell,
// whatever a crash left behind.
import type { BookingLine } from '~/lib/booking/booking'
import { journalKey } from '~/lib/booking/open-payments'
import type { BookedUnit } from '~/lib/db/booking-commit'
import type { BookingDocument } from '~/lib/db/booking-document'
import type { Charge } from '~/lib/services/payment'

/**
 * 'holding': units may be held, nothing was charged. 'charging': the charge was sent and its answer isn't known.
 * 'charged': paid, the booking may be missing. 'booked': the booking stands, mails may be missing.
 */
type PaymentStep = 'holding' | 'charging' | 'charged' | 'booked'

export type BookingPayment = {
  kind: 'booking'
  step: PaymentStep
  /** What the office finds the payment by: the id in its description. */
  reference: string
  /** The booking's id; another than the reference when it had to be booked under a new one. */
  key: string
  document: BookingDocument
  /** What is wanted, for choosing other units if need be. */
  lines: readonly Pick<BookingLine, 'itemId' | 'kind' | 'name' | 'days' | 'quantity' | 'capacity'>[]
  units: readonly BookedUnit[]
  /** End of the hold, server time in milliseconds. */
  holdEnds: number
  charge: Charge | null
  /** The invoice for the rest, with a deposit. */
  invoiceId: string | null
  mailed: boolean
  invoiceMailed: boolean
  /** It was charged, and its days went: only the office can help. */
  stuck: boolean
}

export type InvoicePayment = {
  kind: 'invoice'
  step: 'new' | 'charging' | 'charged'
  /** The invoice's id. */
  reference: string
  bookingId: string
  charge: Charge
}

export type Payment = BookingPayment | InvoicePayment

/** All payments that aren't over. */
export function readJournal(): Payment[] {
  const stored = parse(localStorage.getItem(journalKey))
  // Written by this module alone; whatever else stands there is none of ours.
  return Array.isArray(stored) ? stored.filter(isPayment) : []
}

/**
 * Writes a payment, in place of an earlier state of the same one.
 * @throws when the browser refuses to store it: then nothing may be charged, as a crash couldn't be told
 */
export function notePayment(payment: Payment): void {
  write([...readJournal().filter((other) => !isSame(other, payment)), payment])
}

/** Writes a payment whose money is taken: that goes on even where the browser refuses to store it. Never throws. */
export function noteIfPossible(payment: Payment): void {
  try {
    notePayment(payment)
  } catch {
    // The earlier state stays, which is at worst an unknown charge with its reference.
  }
}

/** Strikes out a payment that is over. Never throws. */
export function strikePayment(payment: Payment): void {
  try {
    write(readJournal().filter((other) => !isSame(other, payment)))
  } catch {
    // The next visit strikes it out.
  }
}

/** False once another tab has let this payment go. */
export function isNoted(payment: Payment): boolean {
  return readJournal().some((other) => isSame(other, payment))
}

function write(payments: readonly Payment[]) {
  if (payments.length === 0) localStorage.removeItem(journalKey)
  else localStorage.setItem(journalKey, JSON.stringify(payments))
}

const isSame = (a: Payment, b: Payment) => a.kind === b.kind && a.reference === b.reference

function isPayment(value: unknown): value is Payment {
  if (typeof value !== 'object' || value === null) return false
  const { kind, step, reference } = value as Record<string, unknown>
  return (
    (kind === 'booking' || kind === 'invoice') &&
    typeof step === 'string' &&
    typeof reference === 'string'
  )
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}
