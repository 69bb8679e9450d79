// Amounts and payments of bookings and of their invoices.
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { standingOf } from '~/lib/booking/plan/standing'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { isCanceled } from '~/lib/db/bookings/stored-lines'
import { isGiven, isStored, textField, type Stored } from '~/lib/db/fields'
import { readAttempt } from '~/lib/db/payment-attempt'
import { few } from './booking-fields-check'
import type { FoundDocument } from './database'
import { look, type Finding } from './finding'

/** What the check of an invoice reads. */
export const invoiceFields = [
  'bookingId',
  'paid',
  'data.bookingId',
  'data.name',
  'data.paid',
  'data.balances',
]

type Others = {
  invoices: readonly DocumentSnapshot[]
  /** The documents of `bookings`. */
  older: readonly { id: string }[]
  /** The documents of `canceled-bookings`. */
  canceled: readonly { id: string }[]
  /** The documents of `payments`. */
  payments: readonly DocumentSnapshot[]
  now: Date
}

/** @param bookings documents of `bookings-test` */
export function checkMoney(
  bookings: readonly FoundDocument[],
  { invoices, older, canceled, payments, now }: Others,
): Finding[] {
  const attempts = payments.map((each) => ({ id: each.id, attempt: readAttempt(each.data()) }))
  const paid = new Map(bookings.map(({ id, fields }) => [id, fields['paid']]))
  const totals = new Map(bookings.map(({ id, fields }) => [id, totalOf(fields)]))
  const known = new Set([...bookings, ...older, ...canceled].map(({ id }) => id))
  const ids = invoices.map((each) => ({
    id: each.id,
    of: bookingIn(each.data() ?? {}),
    invoice: each,
  }))
  const ofInvoice = new Map(ids.map(({ id, of }) => [id, of]))
  const named = (list: readonly { id: string }[]) => few(list.map(({ id }) => id))
  const found: [string, readonly { id: string }[], string][] = [
    [
      'Invoices that name no booking, so nobody can pay them',
      ids.filter(({ of }) => of === ''),
      'Write the id of its booking into bookingId of each, or delete it.',
    ],
    [
      'Invoices of bookings that are gone, so nobody can pay them',
      ids.filter(({ of }) => of !== '' && !known.has(of)),
      'Delete them, or correct the id of the booking in bookingId.',
    ],
    [
      "Invoices that are paid, of bookings that aren't marked as paid",
      ids.filter(
        ({ of, invoice }) =>
          invoice.get('paid') === true && isStored(invoice.get('data')) && paid.get(of) === false,
      ),
      'Look up the payment; npm run paid marks the booking.',
    ],
    [
      'Invoices that ask for another amount than their booking, which is what its customer pays',
      ids.filter(
        ({ of, invoice }) =>
          invoice.get('paid') === false &&
          isStored(invoice.get('data.balances')) &&
          (totals.get(of) ?? null) !== null &&
          totalOf(invoice.get('data') as Stored) !== totals.get(of),
      ),
      'Copy balances from the booking.',
    ],
    [
      "Bookings whose amounts can't be read, so nobody can pay them",
      bookings.filter(
        ({ id, fields }) =>
          isGiven(fields['balances']) &&
          !isCanceled(fields) &&
          toStoredBooking(id, fields).balances === null,
      ),
      'Write all balances as numbers, in dollars.',
    ],
    [
      'Bookings whose field paid is neither true nor false',
      bookings.filter(
        ({ fields }) => isGiven(fields['paid']) && typeof fields['paid'] !== 'boolean',
      ),
      'Write the boolean: as a text it counts as unpaid.',
    ],
    [
      'Invoices whose field paid is neither true nor false',
      ids.filter(({ invoice }) =>
        [invoice.get('paid'), invoice.get('data.paid')].some(
          (value: unknown) => isGiven(value) && typeof value !== 'boolean',
        ),
      ),
      'Write the boolean: as a text it counts as unpaid.',
    ],
    [
      "Invoices under another booking's id, so nobody can open them",
      ids.filter(({ id, of }) => /^[A-Za-z0-9]{20}-balance$/.test(id) && id !== `${of}-balance`),
      'Copy each under an id of its own, and delete this one.',
    ],
    [
      "Bookings that name an invoice which isn't theirs, or is gone, so nobody can pay them",
      bookings.filter(({ id, fields }) => {
        const named = textField(fields, 'invoiceID')
        return named !== '' && ofInvoice.get(named) !== id
      }),
      'Delete the field invoiceID, or write the id of the invoice.',
    ],
    [
      "Bookings whose id isn't 20 letters and digits, so their customers can't open them",
      bookings.filter(({ id }) => !/^[A-Za-z0-9]{20}$/.test(id)),
      'Copy each under a new id, delete this one, and run npm run allocations:sync -- --apply.',
    ],
    [
      'Balances that somebody paid although another card may have been charged for them',
      attempts.filter(({ attempt }) => (attempt?.over.length ?? 0) > 0),
      'Look for two charges of the customer at Stripe, and refund one. Then delete these documents of payments.',
    ],
    [
      'Card payments of a balance without an answer, so a card may have been charged',
      attempts.filter(({ attempt }) => standingOf(attempt, now).kind === 'mayBeCharged'),
      'Look for the charge at Stripe; if there is one, npm run paid -- BOOKING --not-charged marks the booking. Then delete these documents of payments.',
    ],
    [
      'Bookings that were canceled and stand all the same',
      canceled.filter(({ id }) => paid.has(id)),
      'Ask the customer; then delete one of the two: of bookings-test, or of canceled-bookings.',
    ],
  ]
  return found.flatMap(([what, list, remedy]) =>
    list.length === 0 ? [] : [look(`${what}: ${named(list)}`, remedy)],
  )
}

/** What a customer pays, in cents; null if that can't be read, or the booking was canceled. */
function totalOf(booking: Stored): number | null {
  const { balances, totalCents } = toStoredBooking('', booking)
  return balances && totalCents
}

/** The booking's id, in either of the two fields in which the page looks for it. */
const bookingIn = (invoice: Stored) =>
  textField(invoice, 'bookingId') ||
  (isStored(invoice['data']) ? textField(invoice['data'], 'bookingId') : '')
