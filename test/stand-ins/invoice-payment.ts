// The payment of an invoice on the stand-in database and payment service.
import { vi } from 'vitest'
import { closeConnection, backend } from './backend'

export const bookingId = 'abcdefghij0123456789'

/**
 * An invoice's page as a new visit loads it: nothing is left of an earlier one but what the browser
 * stores. $475.40 are shown.
 */
export async function visitInvoice(invoiceId = 'i1') {
  vi.resetModules()
  await closeConnection()
  const { payInvoice, resumeInvoice } = await import('~/lib/booking/card/invoice')
  const { settleWithOffice } = await import('~/lib/booking/card/settled')
  return {
    settle: () => settleWithOffice(invoiceId),
    pay: (createPaymentMethod = newCard()) =>
      payInvoice(
        { invoiceId, bookingId, customer: 'Maria Jensen', amountCents: 475_40 },
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
