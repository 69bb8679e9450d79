// After the charge: the booking must come to stand, and its mails must go out, however often it takes.
import { notePayment, strikePayment, type BookingPayment } from '~/lib/booking/journal'
import { rememberPaid } from '~/lib/booking/just-paid'
import { newKey, ownerOf } from '~/lib/booking/key'
import { chooseUnits, lostAny, readUses } from '~/lib/booking/units'
import { bookingExists, commitBooking, type BookedUnit } from '~/lib/db/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { mailConfirmation, mailInvoice } from '~/lib/services/mailer'

export type Finished =
  | {
      kind: 'booked'
      id: string
      email: string
      mailed: boolean
      invoiceMailed: boolean
      invoiceId: string | null
    }
  /** Paid; the database doesn't answer. The next visit tries again. */
  | { kind: 'chargedUnanswered'; reference: string }
  /** Paid, and the days went: only the office can help. The journal keeps the reference. */
  | { kind: 'chargedStuck'; reference: string }

/** Books what was charged, under other units and a new key if need be, then mails. Never throws. */
export async function finishCharged(payment: BookingPayment): Promise<Finished> {
  const { reference } = payment
  if (payment.stuck) return { kind: 'chargedStuck', reference }
  const booked = await bookCharged(payment).catch(() => 'unanswered' as const)
  if (booked === 'unanswered') return { kind: 'chargedUnanswered', reference }
  if (booked === 'stuck') {
    notePayment({ ...payment, step: 'charged', stuck: true })
    return { kind: 'chargedStuck', reference }
  }
  await rememberPaid(booked)
  return sendMails(booked)
}

/** The mails of a booking that stands. What can't be sent stays in the journal for the next visit. Never throws. */
export async function sendMails(payment: BookingPayment): Promise<Finished> {
  const { document, key, invoiceId } = payment
  const sent = { ...payment }
  if (!sent.mailed) {
    sent.mailed = (await mailConfirmation(document, key)).ok
    notePayment(sent)
  }
  if (invoiceId !== null && !sent.invoiceMailed) {
    sent.invoiceMailed = (await mailInvoice(document, invoiceId, key)).ok
    notePayment(sent)
  }
  const invoiceMailed = invoiceId === null || sent.invoiceMailed
  if (sent.mailed && invoiceMailed) strikePayment(sent)
  return {
    kind: 'booked',
    id: key,
    email: document.email,
    mailed: sent.mailed,
    invoiceMailed,
    invoiceId,
  }
}

async function bookCharged(
  payment: BookingPayment,
): Promise<BookingPayment | 'unanswered' | 'stuck'> {
  const owner = await ownerOf(payment.key)
  const answer = await untilAnswered(() => write(payment, owner, payment.units))
  if (answer === 'done' || (await bookingExists(payment.key))) return noteBooked(payment)
  if (answer === 'unanswered') return 'unanswered'

  // Refused: a unit went after the hold had ended, or the price or the mode changed meanwhile.
  const uses = await readUses(payment.lines, owner)
  if (uses === null || !lostAny(payment.units, uses)) return 'stuck'
  const { units, shortages } = chooseUnits(payment.lines, uses)
  if (shortages.length > 0) return 'stuck'
  // Under a new key: the old one may have been used for a hold that others already took over.
  const moved = { ...payment, key: newKey(), units }
  const again = await untilAnswered(async () =>
    write(moved, await ownerOf(moved.key), units, { key: payment.key, owner }),
  )
  if (again === 'done' || (await bookingExists(moved.key))) return noteBooked(moved)
  return again === 'unanswered' ? 'unanswered' : 'stuck'
}

function write(
  { key, document, invoiceId }: BookingPayment,
  owner: string,
  units: readonly BookedUnit[],
  instead?: { key: string; owner: string },
) {
  return commitBooking({
    key,
    owner,
    booking: document,
    units,
    invoiceId: invoiceId ?? undefined,
    instead,
  })
}

function noteBooked(payment: BookingPayment): BookingPayment {
  const booked = { ...payment, step: 'booked' as const }
  notePayment(booked)
  return booked
}
