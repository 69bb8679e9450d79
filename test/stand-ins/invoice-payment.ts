// The payment of an invoice on the stand-in database and payment service.
import { beforeEach, vi } from 'vitest'
import { readJournal } from '~/lib/booking/commit/journal'
import { closeConnection, backend, openBackend } from './backend'

export const bookingId = 'abcdefghij0123456789'

export const invoicePath = 'invoices-test/i1'
export const bookingPath = `bookings-test/${bookingId}`
export const attemptPath = `payments/${bookingId}`

/** The paths of each commit that was sent. */
export let commits: string[][]

/** Each test has an invoice of $475.40. */
export function openInvoice(): void {
  openBackend()
  beforeEach(() => {
    backend.put(invoicePath, { bookingId, paid: false })
    owe(475.4)
    commits = []
    answerCommits()
  })
}

/** The booking's amount in dollars. */
export const owe = (rent: number): void =>
  backend.put(bookingPath, { paid: false, balances: { rent } })
export const setPaid = (path: string): void =>
  backend.put(path, { ...backend.get(path), paid: true })
export const isPaid = () => [invoicePath, bookingPath].map((path) => backend.get(path)?.['paid'])

/** Answers the first commits so; all others arrive. */
export function answerCommits(...answers: ('unanswered' | 'refused' | undefined)[]): void {
  backend.beforeWrites = (paths) => {
    commits.push(paths)
    return answers.shift()
  }
}

/** The steps of this browser's unfinished payments. */
export const steps = () => readJournal().map((entry) => ('step' in entry ? entry.step : entry.kind))

/**
 * An invoice's page as a new visit loads it: nothing is left of an earlier one but what the browser
 * stores. $475.40 are shown.
 */
export async function visitInvoice(invoiceId = 'i1') {
  vi.resetModules()
  await closeConnection()
  const { payInvoice, resumeInvoice } = await import('~/lib/booking/card/invoice')
  const { settleWithOffice } = await import('~/lib/booking/card/settle-with-office')
  return {
    settle: () => settleWithOffice(invoiceId),
    pay: (createPaymentMethod = newCard(), warnedOf: Date | null = null) =>
      payInvoice(
        { invoiceId, bookingId, customer: 'Maria Jensen', amountCents: 475_40, warnedOf },
        createPaymentMethod,
      ),
    resume: () => resumeInvoice(invoiceId, bookingId),
  }
}

let cards = 0
const newCard = (): (() => Promise<string | null>) => async () => `pm_${++cards}`

/** Answers the first charges so; all others are paid. */
export function answerCharges(...answers: ('unknown' | 'declined')[]): void {
  backend.charge = () => answers.shift() ?? 'paid'
}

/** The keys and the payment methods of the charges that were sent. */
export const keys = () => backend.charges.map(({ idempotencyKey }) => idempotencyKey)
export const methods = () => new Set(backend.charges.map(({ id }) => id))
