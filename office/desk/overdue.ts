// npm run overdue: names the reservations that are unpaid after their 24 hours. With --apply,
// cancels those that are named.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { firstDelivery } from '~/lib/booking/plan/rental-times'
import type { Stored } from '~/lib/db/fields'
import { unpaidHours } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { formatMoment } from '~/lib/time/business-time'
import { today } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { payBy } from '~/lib/time/pay-by'
import { readCatalog, type SyncCatalog } from '../sync/catalog'
import { readAll, toStored } from '../sync/read'
import { plural, section } from '../sync/report'
import { isDate, lastDay, mayBeFrom } from '../sync/unread-date'
import { cancelOrder } from './cancel'
import { customerOf, dueOf, rentalWords } from './customer'
import { findBookings, readBookings } from './day/read-days'
import { bookingNamed } from './named-booking'
import type { DeskOptions } from './options'
import { toOrders, type DatedDocument, type Order } from './orders'
import { findOverdue, readInvoices } from './unpaid'

/**
 * Without names, lists all overdue bookings. With names, cancels these bookings, each only if it is
 * overdue at the time of the commit.
 * @throws if no booking or several are named so, or a named booking isn't overdue; the others are canceled all the same
 */
export async function overdue(
  db: Firestore,
  args: readonly string[],
  options: DeskOptions,
): Promise<void> {
  const { isApplied, now, acceptsPurchaseOrders, say } = options
  if (isApplied && args.length === 0)
    throw new Error('Name the bookings to cancel: npm run overdue -- Smith 815-555-0100 --apply')
  const ids = await Promise.all(args.map((typed) => bookingNamed(db, typed, now)))
  if (ids.length === 0) {
    const reservations = await readReservations(db, now)
    return linesOf(reservations, now, acceptsPurchaseOrders).forEach((line) => say(line))
  }
  const kept: string[] = []
  for (const id of ids) {
    try {
      await cancelOrder(db, id, options, (moment, order) =>
        checkOverdue(db, moment, order, options),
      )
    } catch (error) {
      // The database's own errors have a code.
      if (!(error instanceof Error) || 'code' in error) throw error
      kept.push(`${id}: ${error.message}`)
    }
  }
  if (kept.length > 0) throw new Error(section('Not canceled:', kept).join('\n'))
}

async function checkOverdue(
  db: Firestore,
  moment: Transaction,
  order: Order,
  { now, acceptsPurchaseOrders }: DeskOptions,
): Promise<void> {
  const { id, paid } = order.booking
  const invoices = await readInvoices(db, moment, [id])
  if (findOverdue({ orders: [order], invoices, now, acceptsPurchaseOrders }).has(id)) return
  throw new Error(paid ? 'It is paid.' : `It isn't unpaid after its ${unpaidHours} hours.`)
}

/** Bookings that aren't marked as paid, and the other documents that show whether they are due. */
export type Reservations = {
  bookingsTest: readonly DatedDocument[]
  /** The documents of `bookings` with the same ids. */
  bookings: readonly DatedDocument[]
  invoices: readonly Stored[]
  catalog: SyncCatalog
}

function readReservations(db: Firestore, now: Date): Promise<Reservations> {
  return db.runTransaction(
    async (moment) => {
      const late = new Set<string>()
      const { idsIn } = await findBookings(db, moment, aheadOf(now), (each) => {
        if (each.get('paid') !== true && payBy(each.createTime.toDate()) <= now) late.add(each.id)
      })
      const ids = idsIn('bookings-test').filter((id) => late.has(id))
      const list = async (name: string) =>
        (await readAll(moment, db.collection(name))).map(toStored)
      const [bookingsTest, bookings, invoices, inflatables, extras] = await Promise.all([
        readBookings(db, moment, 'bookings-test', ids),
        readBookings(
          db,
          moment,
          'bookings',
          idsIn('bookings').filter((id) => late.has(id)),
        ),
        readInvoices(db, moment, ids),
        list('inflatables'),
        list('extras'),
      ])
      return {
        bookingsTest,
        bookings,
        invoices,
        catalog: readCatalog({ inflatables, extras }, []),
      }
    },
    { readOnly: true },
  )
}

const aheadOf = (now: Date) => ({ from: today(now), to: lastDay })

/** The reservations that are overdue and take a day from today on, the first delivery first. */
export function overdueOf(
  reservations: Reservations,
  now: Date,
  acceptsPurchaseOrders: boolean,
): Order[] {
  const { invoices, catalog } = reservations
  const orders = toOrders(reservations, catalog)
  const ids = findOverdue({ orders, invoices, now, acceptsPurchaseOrders })
  const isAhead = ({ rented, unread }: Order) =>
    rented.some(({ units }) => [...units.keys()].some((day) => day >= today(now))) ||
    unread.some(({ dates }) => dates.some((date) => isDate(date) && mayBeFrom(today(now), date)))
  return orders
    .filter((order) => ids.has(order.booking.id) && isAhead(order))
    .toSorted((a, b) => startOf(a) - startOf(b) || (a.booking.id < b.booking.id ? -1 : 1))
}

const firstDayOf = ({ rented }: Order): Day | undefined =>
  rented.flatMap(({ units }) => [...units.keys()]).toSorted()[0]

/** Orders without a readable day come last. */
function startOf(order: Order): number {
  const first = firstDayOf(order)
  const start = first && firstDelivery([{ days: [first] }], order.booking)
  return start?.getTime() ?? Infinity
}

function linesOf(reservations: Reservations, now: Date, acceptsPurchaseOrders: boolean): string[] {
  const orders = overdueOf(reservations, now, acceptsPurchaseOrders)
  return [
    `${plural(orders.length, 'reservation')} unpaid after ${unpaidHours} hours.`,
    ...orders.flatMap(describe),
    ...(orders.length === 0
      ? []
      : [
          '',
          'To cancel some of them, call them first: npm run overdue -- --apply BOOKING BOOKING',
        ]),
  ]
}

function describe(order: Order): string[] {
  const { booking, made } = order
  const first = firstDayOf(order)
  const reach = [booking.phone, booking.email].filter(Boolean).join(', ')
  return [
    '',
    `${first ? formatDay(first) : 'No day that can be read'}: ${customerOf(booking)}, ${reach}`,
    `  ${booking.id}`,
    `  ${dueOf(booking)}, due since ${formatMoment(payBy(made))}`,
    ...rentalWords(order).map((rental) => `  ${rental}`),
  ]
}
