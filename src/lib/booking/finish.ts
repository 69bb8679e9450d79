// After the charge: the booking must come to stand, and its mails must go out, however often it takes.
import { rounds } from '~/lib/booking/book'
import { noteIfPossible, strikePayment, type BookingPayment } from '~/lib/booking/journal'
import type { Confirmation } from '~/lib/booking/attempt'
import { rememberPaid } from '~/lib/booking/just-paid'
import { newKey, ownerOf } from '~/lib/booking/key'
import { settlementOf, type Settlement } from '~/lib/booking/settlement'
import { chooseUnits, lostAny, readUses } from '~/lib/booking/units'
import { bookingExists, commitBooking } from '~/lib/db/booking-commit'
import { untilAnswered } from '~/lib/db/commit'
import { mailConfirmation, mailInvoice } from '~/lib/services/mailer'
import { serverNow } from '~/lib/services/clock'

export type Finished =
  | (Settlement & {
      kind: 'booked'
      id: string
      email: string
      mailed: boolean
      invoiceMailed: boolean
      invoiceId: string | null
    })
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
    noteIfPossible({ ...payment, step: 'charged', stuck: true })
    return { kind: 'chargedStuck', reference }
  }
  // Before the journal says that it stands: the same order, pressed in another tab, must find one of the two.
  await rememberPaid(booked)
  const noted = { ...booked, step: 'booked' as const }
  noteIfPossible(noted)
  return sendMails(noted)
}

/** The mails of a booking that stands. What can't be sent stays in the journal for the next visit. Never throws. */
export async function sendMails(payment: BookingPayment): Promise<Finished> {
  const { document, key, invoiceId } = payment
  const sent = { ...payment }
  if (!sent.mailed) {
    sent.mailed = (await mailConfirmation(document, key)).ok
    noteIfPossible(sent)
  }
  if (invoiceId !== null && !sent.invoiceMailed) {
    sent.invoiceMailed = (await mailInvoice(document, invoiceId, key)).ok
    noteIfPossible(sent)
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
    ...settlementOf(document),
  }
}

/** How a booking that was paid by card, wholly or the deposit, is confirmed. */
export function paidConfirmation({
  id,
  email,
  mailed,
  invoiceMailed,
  invoiceId,
  paidCents,
  dueCents,
}: Extract<Finished, { kind: 'booked' }>): Confirmation {
  const amounts = { paidCents, dueCents }
  const invoiced = invoiceId !== null
  return { id, email, requested: false, card: true, mailed, invoiced, invoiceMailed, ...amounts }
}

/** @throws when the database can't be read */
async function bookCharged(
  payment: BookingPayment,
): Promise<BookingPayment | 'unanswered' | 'stuck'> {
  const heldBy = await ownerOf(payment.reference)
  let tried = payment
  for (let round = 0; round < rounds; round++) {
    const current = tried
    const answer = await untilAnswered(() => write(current))
    if (answer === 'done') return current
    // An earlier commit may have arrived, whose answer was lost.
    for (const key of new Set([current.key, payment.reference]))
      if (await bookingExists(key)) return { ...current, key }
    if (answer === 'unanswered') return 'unanswered'

    // Refused: a unit went after the hold had ended, or the catalogue or the mode changed meanwhile.
    const uses = await readUses(payment.lines, heldBy, new Date(await serverNow()))
    if (uses === null) return 'stuck'
    const moved = current.key !== payment.reference
    if (moved && !lostAny(current.units, uses)) return 'stuck'
    // The lowest units: a count may have been lowered.
    const { units, shortages } = chooseUnits(payment.lines, uses, () => 0)
    if (shortages.length > 0) return 'stuck'
    tried = { ...current, key: moved ? current.key : newKey(), units }
    // Noted before it is sent: should its answer get lost, the next visit asks for this very booking.
    noteIfPossible(tried)
  }
  return 'stuck'
}

/** Once the booking has moved to another key, the hold is let go in the same commit, so that its units can be taken over. */
async function write({ key, reference, document, units, invoiceId }: BookingPayment) {
  return commitBooking({
    key,
    owner: await ownerOf(key),
    booking: document,
    units,
    invoiceId: invoiceId ?? undefined,
    instead: key === reference ? undefined : { key: reference, owner: await ownerOf(reference) },
  })
}
