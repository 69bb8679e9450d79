// npm run overdue: names the reservations that are unpaid after their 24 hours, and the deposits whose
// balance is due soon. With a booking and --apply, cancels that reservation.
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
import { cancelOrder } from './cancel'
import { customerOf, describeCustomer, dueOf, rentalWords } from './customer'
import { readOrders } from './day/read-days'
import { bookingNamed } from './named-booking'
import type { DeskOptions } from './options'
import { toOrders, type Order } from './orders'
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
      (transaction) => readOrders(db, transaction, { from: today(now), to: lastDay }, 'unpaid'),
      { readOnly: true },
    )
    for (const line of linesOf(reading, now, acceptsPurchaseOrders)) say(line)
    return
  }
  const id = await bookingNamed(db, args.join(' '), now)
  await cancelOrder(db, id, options, (transaction, order) =>
    checkOverdue(db, transaction, order, options),
  )
}

async function checkOverdue(
  db: Firestore,
  transaction: Transaction,
  order: Order,
  { now, acceptsPurchaseOrders }: DeskOptions,
): Promise<void> {
  const { id, paid } = order.booking
  const invoices = await readInvoices(db, transaction, [id])
  if (findOverdue({ orders: [order], invoices, now, acceptsPurchaseOrders }).has(id)) return
  throw new Error(
    `Not canceled: the booking of ${describeCustomer(order.booking)} ${paid ? 'is paid' : "isn't overdue"}.`,
  )
}

type UnpaidReading = Omit<Awaited<ReturnType<typeof readOrders>>, 'undated'>

/** A balance is due soon in the last days before the delivery. */
const soonDays = 7

/**
 * Of the orders with a day from today on, the overdue ones, and those with a deposit whose balance is
 * due soon; the first delivery first.
 */
export function dueOrders(reading: UnpaidReading, now: Date, acceptsPurchaseOrders: boolean) {
  const isAhead = ({ rented, unread }: Order) =>
    rented.some(({ units }) => [...units.keys()].some((day) => day >= today(now))) ||
    unread.some(({ dates }) => dates.some((date) => isDate(date) && mayBeFrom(today(now), date)))
  const orders = toOrders(reading, reading.catalog)
    .filter(isAhead)
    .toSorted((a, b) => startOf(a) - startOf(b) || (a.booking.id < b.booking.id ? -1 : 1))
  const { invoices } = reading
  const ids = findOverdue({ orders, invoices, now, acceptsPurchaseOrders })
  return {
    overdue: orders.filter((order) => ids.has(order.booking.id)),
    deposits: orders.filter(
      (order) =>
        (order.booking.amounts?.deposit ?? 0) > 0 &&
        order.booking.balanceDueCents > 0 &&
        (firstDayOf(order) ?? lastDay) <= addDays(today(now), soonDays),
    ),
  }
}

const firstDayOf = ({ rented }: Order): Day | undefined =>
  rented.flatMap(({ units }) => [...units.keys()]).toSorted()[0]

/** Orders without a readable day come last. */
function startOf(order: Order): number {
  const first = firstDayOf(order)
  const start = first && firstDelivery([{ days: [first] }], order.booking)
  return start?.getTime() ?? Infinity
}

function linesOf(reading: UnpaidReading, now: Date, acceptsPurchaseOrders: boolean): string[] {
  const { overdue: late, deposits } = dueOrders(reading, now, acceptsPurchaseOrders)
  return [
    `${plural(late.length, 'reservation')} unpaid after ${unpaidHours} hours.`,
    ...late.flatMap((order) => describe(order, `since ${formatMoment(payBy(order.made))}`)),
    ...(late.length === 0
      ? []
      : ['', 'Call them before you cancel one by its name: npm run overdue -- Ann Smith --apply']),
    '',
    `${plural(deposits.length, 'deposit')} with a balance due in the next ${soonDays} days.`,
    ...deposits.flatMap((order) => describe(order, beforeDelivery(firstDayOf(order)))),
  ]
}

function describe(order: Order, due: string): string[] {
  const { booking } = order
  const first = firstDayOf(order)
  const reach = [booking.phone, booking.email].filter(Boolean).join(', ')
  return [
    '',
    `${first ? formatDay(first) : 'No day that can be read'}: ${customerOf(booking)}, ${reach}`,
    `  Booking ${booking.id}`,
    `  ${dueOf(booking)}, due ${due}`,
    ...(booking.hasPurchaseOrder ? ['  Has a purchase order'] : []),
    ...rentalWords(order),
  ]
}
