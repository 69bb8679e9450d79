// Books by card: hold the units, charge, then book and confirm in one commit. Nothing is charged before the hold stands,
// and every step is in the journal before it is taken.
import type { Booking } from '~/lib/booking/booking'
import { chargeOnce } from '~/lib/booking/charge-once'
import { finishCharged, type Finished } from '~/lib/booking/finish'
import { hold, letGo, type HoldOutcome } from '~/lib/booking/hold'
import { isNoted, noteIfPossible, readJournal, type BookingPayment } from '~/lib/booking/journal'
import { isSameOrder, justPaid } from '~/lib/booking/just-paid'
import { alone } from '~/lib/booking/payment-lock'
import { toBookingDocument } from '~/lib/db/booking-document'
import { serverNow } from '~/lib/services/clock'
import type { Charge, ChargeAnswer } from '~/lib/services/payment'

export type CardOutcome =
  | Finished
  /**
   * Nothing was charged: the days went, the price or the mode changed, the database can't be asked, or a payment runs
   * already, here or in another tab.
   */
  | Exclude<HoldOutcome, { kind: 'held' }>
  /** The card provider made no payment method of the card; nothing was charged. */
  | { kind: 'cardError' }
  /** The payment service refused the card. */
  | { kind: 'declined' }
  /** Nobody knows whether the card was charged. */
  | { kind: 'unknownCharge'; reference: string }

export type CardSteps = {
  /** Reads prices, counts and request mode again; false when one changed since the booking was priced. */
  isUnchanged: () => Promise<boolean>
  /** Asks the card provider for a payment method; null when it makes none. */
  createPaymentMethod: () => Promise<string | null>
}

/** Longest wait for the card provider: its script sets itself no end, and the units are held meanwhile. */
const providerPatienceMs = 60_000
/** No charge is started with less than this left of the hold. */
const leastLeftMs = 3 * 60_000

/** Charges the quote's total (the deposit, with a deposit) and books. Never throws. */
export async function bookByCard(booking: Booking, steps: CardSteps): Promise<CardOutcome> {
  const outcome = await alone(async (): Promise<CardOutcome> => {
    const open = readJournal()
      .filter((payment) => payment.kind === 'booking')
      .filter(({ step }) => step !== 'booked')
    const sent = open.find(({ step }) => step !== 'holding')
    if (sent) {
      const outcome = await resume(sent, booking, steps)
      // Another order that had only to be finished doesn't answer for this one.
      if (outcome.kind !== 'booked' || wantsSameDay(sent, booking)) return outcome
    }
    for (const payment of open.filter(({ step }) => step === 'holding')) await letGo(payment)
    return (await justPaid(toBookingDocument(booking))) ?? pay(booking, steps)
  }).catch((): CardOutcome => ({ kind: 'down' }))
  return outcome ?? { kind: 'busy' }
}

/** True when both were priced from the same prices and counts. A total doesn't tell: a deposit is always the same. */
export function isSameOffer(a: Booking, b: Booking): boolean {
  return a.lines.every((line, at) => {
    const other = b.lines[at]
    return line.priceCents === other?.priceCents && line.capacity === other.capacity
  })
}

/** An earlier charge comes first: until it is known what became of it, no other is made. */
async function resume(
  payment: BookingPayment,
  booking: Booking,
  { isUnchanged }: CardSteps,
): Promise<CardOutcome> {
  if (payment.step === 'charged') return finishCharged(payment)
  // Sent again for this very order only, and only while it can still be booked.
  const isDue =
    isSameOrder(payment.document, toBookingDocument(booking)) &&
    (await isUnchanged().catch(() => false)) &&
    (await isHeldLongEnough(payment))
  return isDue ? charge(payment) : unknown(payment)
}

async function pay(booking: Booking, steps: CardSteps): Promise<CardOutcome> {
  const held = await hold(booking)
  if (held.kind !== 'held') return held
  const { payment } = held
  const ready = await prepareCharge(payment, booking, steps)
  if ('kind' in ready) {
    await letGo(payment)
    return ready
  }
  return charge({ ...payment, charge: ready })
}

async function prepareCharge(
  payment: BookingPayment,
  { customer, quote }: Booking,
  { isUnchanged, createPaymentMethod }: CardSteps,
): Promise<Charge | { kind: 'cardError' | 'changed' | 'down' | 'busy' }> {
  const paymentMethodId = await inTime(createPaymentMethod().catch(() => null))
  if (paymentMethodId === null) return { kind: 'cardError' }
  // Last, as the card provider may take its time.
  if (!(await isUnchanged().catch(() => false))) return { kind: 'changed' }
  if (!(await isHeldLongEnough(payment))) return { kind: 'down' }
  // Let go by another tab, see `hold`.
  if (!isNoted(payment)) return { kind: 'busy' }
  return {
    paymentMethodId,
    description: `INFLATABLE BOOKING | Name: ${customer.name} ${customer.lastName} | ${payment.key}`,
    amountCents: quote.totalCents,
    idempotencyKey: payment.key,
  }
}

async function charge(payment: BookingPayment): Promise<CardOutcome> {
  if (payment.charge === null) return unknown(payment)
  let answer: ChargeAnswer | 'unsent'
  try {
    answer = await chargeOnce({ ...payment, charge: payment.charge })
  } catch {
    answer = 'unsent'
  }
  if (answer === 'paid') return finishCharged({ ...payment, step: 'charged' })
  if (answer === 'unknown') return unknown(payment)
  // First noted: should the page end here, the next visit must not take the charge for an unknown one.
  noteIfPossible({ ...payment, step: 'holding', charge: null })
  await letGo(payment)
  return { kind: answer === 'declined' ? 'declined' : 'down' }
}

/** Null when the card provider takes too long; what it makes later is used by nobody. */
async function inTime(paymentMethod: Promise<string | null>): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), providerPatienceMs)
  })
  return Promise.race([paymentMethod, late]).finally(() => clearTimeout(timer))
}

async function isHeldLongEnough({ holdEnds }: BookingPayment): Promise<boolean> {
  return holdEnds - (await serverNow()) >= leastLeftMs
}

function wantsSameDay({ lines }: BookingPayment, booking: Booking): boolean {
  return booking.lines.some(({ itemId, days }) =>
    lines.some((line) => line.itemId === itemId && line.days.some((day) => days.includes(day))),
  )
}

const unknown = ({ reference }: BookingPayment): CardOutcome => ({
  kind: 'unknownCharge',
  reference,
})
