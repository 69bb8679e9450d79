// The next visit: finishes what an earlier one paid for, lets go what it only held, and tells what it can't know. It never
// charges.
import { finishCharged, sendMails, type Finished } from '~/lib/booking/finish'
import { letGo } from '~/lib/booking/hold'
import { startNextOrder } from '~/lib/booking/in-progress'
import {
  readJournal,
  strikePayment,
  type BookingPayment,
  type Payment,
} from '~/lib/booking/journal'
import { finishInvoice } from '~/lib/booking/pay-invoice'
import { alone } from '~/lib/booking/payment-lock'
import type { Cart } from '~/lib/cart/cart'
import { toLines, type CartLine } from '~/lib/cart/lines'
import { loadCart } from '~/lib/cart/store'
import { removeBooked } from '~/lib/cart/booked'

export type Recovered =
  | Finished
  | { kind: 'invoicePaid'; reference: string }
  | { kind: 'unknownCharge'; reference: string }

/** Mails that can't be sent for so long are the office's to send. */
const mailsForMs = 7 * 24 * 60 * 60_000

/** Goes through the journal once. Answers nothing while a payment runs, here or in another tab. Never throws. */
export async function recoverPayments(): Promise<Recovered[]> {
  const recovered = await alone(async () => {
    const answers: Recovered[] = []
    for (const payment of readJournal()) {
      const answer = await recover(payment).catch(() => null)
      if (answer) answers.push(answer)
    }
    return answers
  }).catch(() => [])
  return recovered ?? []
}

/** Strikes out what the customer has settled with the office. */
export function settle(reference: string): void {
  for (const payment of readJournal()) if (payment.reference === reference) strikePayment(payment)
}

async function recover(payment: Payment): Promise<Recovered | null> {
  const { reference } = payment
  if (payment.step === 'charging') return { kind: 'unknownCharge', reference }
  if (payment.kind === 'invoice') return finishInvoice(payment)
  if (payment.step === 'booked' && Date.now() - payment.holdEnds > mailsForMs) {
    strikePayment(payment)
    return null
  }
  if (payment.step === 'charged' || payment.step === 'booked') {
    const cart = loadCart()
    const finished = await (payment.step === 'charged'
      ? finishCharged(payment)
      : sendMails(payment))
    if (finished.kind === 'booked' && isIn(cart, payment)) {
      removeBooked(cart)
      startNextOrder()
    }
    return finished
  }
  await letGo(payment)
  return null
}

/** True when the cart holds just what was paid. */
function isIn(cart: Cart, { lines }: BookingPayment): boolean {
  const plain = (all: readonly CartLine[]) =>
    all.map(({ itemId, days, quantity }) => [itemId, days, quantity])
  return JSON.stringify(plain(lines)) === JSON.stringify(plain(toLines(cart)))
}
