// npm run overdue: names the bookings that are unpaid after their 24 hours, and the deposits whose
// balance is due soon. With a booking and --apply, cancels that booking.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { firstDelivery } from '~/lib/booking/plan/rental-times'
import { unpaidHours } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { formatMoment } from '~/lib/time/business-time'
import { addDays, today } from '~/lib/time/dates'
import { beforeDelivery, formatDay } from '~/lib/time/day-text'
import { payBy } from '~/lib/time/pay-by'
import { plural } from '../sync/report'
import { isDate, lastDay, mayBeFrom } from '../sync/unread-date'
import { cancelById } from './cancel'
import { customerOf, describeCustomer, dueOf, rentalWords } from './customer'
import { readBookings } from './day/read-days'
import { toDeskBookings, type DeskBooking } from './desk-booking'
import { bookingNamed } from './named-booking'
import type { DeskOptions } from './options'
import { findOverdue, readInvoices } from './unpaid'

/**
 * Without a name, lists all of them. With a name, cancels that booking, if it is overdue at the time
 * of the commit.
 * @throws if no booking or several are named so, or the booking isn't overdue
 */
export async function overdue(
  db: Firestore,
  args: readonly string[],
  options: DeskOptions,
): Promise<void> {
  const { isApplied, now, acceptsPurchaseOrders, say } = options
  if (isApplied && args.length === 0)
    throw new Error('Name the booking to cancel: npm run overdue -- Ann Smith --apply')
  if (args.length === 0) {
    const reading = await db.runTransaction(
      (transaction) => readBookings(db, transaction, { from: today(now), to: lastDay }, 'unpaid'),
      { readOnly: true },
    )
    for (const line of linesOf(reading, now, acceptsPurchaseOrders)) say(line)
    return
  }
  const id = await bookingNamed(db, args.join(' '), now)
  await cancelById(db, id, options, (transaction, booking) =>
    checkOverdue(db, transaction, booking, options),
  )
}

async function checkOverdue(
  db: Firestore,
  transaction: Transaction,
  booking: DeskBooking,
  { now, acceptsPurchaseOrders }: DeskOptions,
): Promise<void> {
  const { id, paid } = booking
  const invoices = await readInvoices(db, transaction, [id])
  if (findOverdue({ bookings: [booking], invoices, now, acceptsPurchaseOrders }).has(id)) return
  throw new Error(
    `Not canceled: the booking of ${describeCustomer(booking)} ${paid ? 'is paid' : "isn't overdue"}.`,
  )
}

type UnpaidReading = Omit<Awaited<ReturnType<typeof readBookings>>, 'undated'>

/** A balance is due soon in the last days before the delivery. */
const soonDays = 7

/**
 * Of the bookings with a day from today on, the overdue ones, and those with a deposit whose balance is
 * due soon; the first delivery first.
 */
export function dueBookings(reading: UnpaidReading, now: Date, acceptsPurchaseOrders: boolean) {
  const isAhead = ({ rented, unread }: DeskBooking) =>
    rented.some(({ perDay }) => [...perDay.keys()].some((day) => day >= today(now))) ||
    unread.some(({ dates }) => dates.some((date) => isDate(date) && mayBeFrom(today(now), date)))
  const bookings = toDeskBookings(reading, reading.catalog)
    .filter(isAhead)
    .toSorted((a, b) => startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1))
  const { invoices } = reading
  const ids = findOverdue({ bookings, invoices, now, acceptsPurchaseOrders })
  return {
    overdue: bookings.filter((booking) => ids.has(booking.id)),
    deposits: bookings.filter(
      (booking) =>
        (booking.amountsInCents?.deposit ?? 0) > 0 &&
        booking.balanceDueCents > 0 &&
        (firstDayOf(booking) ?? lastDay) <= addDays(today(now), soonDays),
    ),
  }
}

const firstDayOf = ({ rented }: DeskBooking): Day | undefined =>
  rented.flatMap(({ perDay }) => [...perDay.keys()]).toSorted()[0]

/** Orders without a readable day come last. */
function startOf(booking: DeskBooking): number {
  const first = firstDayOf(booking)
  const start = first && firstDelivery([{ days: [first] }], booking)
  return start?.getTime() ?? Infinity
}

function linesOf(reading: UnpaidReading, now: Date, acceptsPurchaseOrders: boolean): string[] {
  const { overdue: late, deposits } = dueBookings(reading, now, acceptsPurchaseOrders)
  return [
    `${plural(late.length, 'reservation')} unpaid after ${unpaidHours} hours.`,
    ...late.flatMap((booking) => describe(booking, `since ${formatMoment(payBy(booking.made))}`)),
    ...(late.length === 0
      ? []
      : ['', 'Call them before you cancel one by its name: npm run overdue -- Ann Smith --apply']),
    '',
    `${plural(deposits.length, 'deposit')} with a balance due in the next ${soonDays} days.`,
    ...deposits.flatMap((booking) => describe(booking, beforeDelivery(firstDayOf(booking)))),
  ]
}

function describe(booking: DeskBooking, due: string): string[] {
  const first = firstDayOf(booking)
  const reach = [booking.phone, booking.email].filter(Boolean).join(', ')
  return [
    '',
    `${first ? formatDay(first) : 'No day that can be read'}: ${customerOf(booking)}, ${reach}`,
    `  Booking ${booking.id}`,
    `  ${dueOf(booking)}, due ${due}`,
    ...(booking.hasPurchaseOrder ? ['  Has a purchase order'] : []),
    ...rentalWords(booking),
  ]
}
