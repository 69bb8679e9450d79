// Lost if nobody notices: money. Amounts and payments of bookings and of their invoices, as the site's own pages read them.
import { balanceStateOf } from '~/lib/booking/plan/balance-state'
import { isCanceled } from '~/lib/db/bookings/booked-lines'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import { isGiven, isStored, textField, type Stored } from '~/lib/db/fields'
import { readAttempt } from '~/lib/db/payment-attempt'
import { today } from '~/lib/time/dates'
import type { FoundDocument } from './database'
import { look, type Finding } from './finding'

type Store = 'bookings' | 'older' | 'invoices' | 'canceled' | 'payments'

/** Nobody rents for more. */
const mostCents = 20_000_00

/** @param stored documents; the older ones are those of `bookings` */
export function checkMoney(
  stored: Readonly<Record<Store, readonly FoundDocument[]>>,
  now: Date,
): Finding[] {
  const bookings = stored.bookings.map(({ id, fields }) => {
    const read = bookingFrom(id, fields)
    const days = [...read.inflatables, ...read.extras].flatMap((line) => line.days)
    const isFree = read.afterDepositCents === 0 && read.amountsInCents?.deposit === 0
    return { id, fields, read, isFreeAhead: isFree && days.some((day) => day >= today(now)) }
  })
  const active = bookings.filter(({ fields }) => !isCanceled(fields))
  const byId = new Map(bookings.map((each) => [each.id, each]))
  const known = [...stored.bookings, ...stored.older, ...stored.canceled].map(({ id }) => id)
  const invoices = stored.invoices.map(({ id, fields }) => {
    const data: Stored = isStored(fields['data']) ? fields['data'] : {}
    // In either of the two fields in which the page looks for it.
    const of = textField(fields, 'bookingId') || textField(data, 'bookingId')
    return { id, fields, data, of, paid: fields['paid'], booking: byId.get(of) }
  })
  const attempts = stored.payments.map(({ id, fields }) => ({ id, attempt: readAttempt(fields) }))
  const found: Record<string, readonly { id: string }[]> = {
    "Bookings whose amounts can't be read, so nobody can pay them": active.filter(
      ({ fields, read }) => isGiven(fields['balances']) && read.amountsInCents === null,
    ),
    "Bookings whose amounts can't be right: zero, below zero, or in cents": active.filter(
      ({ read: { afterDepositCents }, isFreeAhead }) =>
        afterDepositCents < 0 || afterDepositCents > mostCents || isFreeAhead,
    ),
    'Bookings or invoices whose field paid is neither true nor false, so they count as unpaid': [
      ...bookings.filter(({ fields }) => isOdd(fields['paid'])),
      ...invoices.filter(({ paid, data }) => isOdd(paid) || isOdd(data['paid'])),
    ],
    'Invoices of no booking, or of one that is gone, so nobody can pay them': invoices.filter(
      ({ of }) => !known.includes(of),
    ),
    "Invoices that are paid, of bookings that aren't marked as paid": invoices.filter(
      ({ paid, fields, booking }) =>
        paid === true && isStored(fields['data']) && booking?.fields['paid'] === false,
    ),
    'Invoices that ask for another amount than their booking': invoices.filter(
      ({ paid, data, booking }) =>
        paid === false &&
        isStored(data['balances']) &&
        (booking?.read.amountsInCents ?? null) !== null &&
        bookingFrom('', data).afterDepositCents !== booking?.read.afterDepositCents,
    ),
    "Bookings that name an invoice which isn't theirs, or is gone": bookings.filter(
      ({ id, fields }) => {
        const named = textField(fields, 'invoiceID')
        return named !== '' && invoices.find((each) => each.id === named)?.of !== id
      },
    ),
    'Balances for which a card, or two, may have been charged (look at Stripe)': attempts.filter(
      ({ id, attempt }) =>
        (attempt?.over.length ?? 0) > 0 ||
        balanceStateOf(attempt, now).kind === 'mayBeCharged' ||
        (attempt?.step === 'paid' && byId.get(id)?.fields['paid'] === false),
    ),
    'Bookings that were canceled and stand all the same': stored.canceled.filter(({ id }) =>
      byId.has(id),
    ),
  }
  const remedy = 'Correct it in the Firebase console (docs/data-model.md); call the customer.'
  return Object.entries(found).flatMap(([what, list]) => {
    const ids = list.map(({ id }) => id)
    return look('money', what, remedy, ids)
  })
}

const isOdd = (value: unknown) => isGiven(value) && typeof value !== 'boolean'
