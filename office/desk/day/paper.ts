// The content of a day's list, in its parts; text.ts and page.ts print it.
import type { Day } from '~/lib/domain/day'
import { formatDay } from '~/lib/time/day-text'
import { plural } from '../../sync/report'
import { customerOf, describeCustomer, paymentWords } from '../customer'
import type { Row, Widths } from '../table'
import { findingKinds, findingsOn, type OrderFinding } from './findings'
import { isUnclear, loadOf } from './loading'
import type { DeskReading } from './reading'
import { groundOf, idOf, mapLink, notesOf, unitsOf } from './stop-words'
import { deliveriesOn, pickupsOn, type Stop } from './stops'

const columns = {
  Time: 14,
  Customer: 18,
  Address: 22,
  Units: 28,
  Ground: 10,
  Payment: 22,
  Notes: 16,
}
const loadColumns = { Units: 6, Item: 36, For: 74, Loaded: 6 }

export type DayPaper = {
  title: string
  /** Each is a list or a table. */
  parts: readonly ({ title: string } & (
    | { lines: readonly string[] }
    | { columns: Widths; rows: readonly Row[] }
  ))[]
}

/** A day's list without the parts that are empty. */
export function paperOf(day: Day, reading: DeskReading): DayPaper {
  const { orders, catalog, needs, reserved, blocked } = reading
  const deliveries = deliveriesOn(day, orders)
  const pickups = pickupsOn(day, orders)
  const load = loadOf(deliveries, catalog)
  const nameOf = (itemId: string) => catalog.get(itemId)?.name ?? itemId
  const parts: DayPaper['parts'] = [
    ...findingParts(findingsOn(day, reading)),
    { title: 'Deliveries', columns, rows: deliveries.map((stop) => rowOf(stop, reading)) },
    { title: 'Pickups', columns, rows: pickups.map((stop) => rowOf(stop, reading)) },
    {
      title: 'To load',
      columns: loadColumns,
      rows: load.map(({ name, units, customers }) => ({
        cells: [String(units), name, customers.join(', ')],
      })),
    },
    {
      title: "The catalog doesn't say what is in these, so look it up:",
      lines: deliveries.flatMap(({ order, units }) =>
        units
          .filter((each) => isUnclear(each, catalog))
          .map(({ name, quantity }) => `${name}: ${customerOf(order.booking)} ${quantity}`),
      ),
    },
    {
      title: 'Canceled, but taken until the next sync:',
      lines: orders
        .filter(
          ({ isCanceled, booking }) =>
            isCanceled &&
            reserved.some((unit) => unit.day === day && unit.bookingId === booking.id),
        )
        .map(({ booking }) => describeCustomer(booking)),
    },
    {
      title: 'Out of service:',
      lines: countsOf(
        blocked
          .filter((unit) => unit.day === day)
          .map(({ itemId, words }) => `${nameOf(itemId)}: ${words}`),
      ),
    },
    {
      title: 'Also taken, but in no booking of this day:',
      lines: countsOf(unbooked(day, { needs, reserved }).map(nameOf)),
    },
  ]
  return {
    title: `${formatDay(day)}: ${plural(deliveries.length, 'delivery', 'deliveries')}, ${plural(pickups.length, 'pickup')}`,
    parts: parts.filter((part) => ('rows' in part ? part.rows : part.lines).length > 0),
  }
}

function findingParts(findings: readonly OrderFinding[]): DayPaper['parts'] {
  return Object.entries(findingKinds).map(([kind, { title }]) => ({
    title,
    lines: findings
      .filter((each) => each.kind === kind)
      .map(({ order, words }) =>
        [describeCustomer(order.booking, idOf(order)), words].filter(Boolean).join(': '),
      ),
  }))
}

function rowOf(stop: Stop, { catalog }: DeskReading): Row {
  const { order, time } = stop
  const { booking } = order
  return {
    cells: [
      time,
      `${customerOf(booking)}\n${booking.phone}`,
      booking.address,
      unitsOf(stop, catalog).join('\n'),
      groundOf(stop),
      paymentWords(booking).join('\n'),
      notesOf(stop),
    ],
    below: `Booking ${idOf(order)}`,
    link: mapLink(order),
  }
}

/** The items of units without a claim, beyond what the orders of `bookings` need. */
function unbooked(day: Day, { needs, reserved }: Pick<DeskReading, 'needs' | 'reserved'>) {
  const left = new Map<string, number>()
  for (const need of needs)
    if (need.day === day && need.bookingId === null)
      left.set(need.itemId, (left.get(need.itemId) ?? 0) + need.quantity)
  return reserved
    .filter((unit) => unit.day === day && unit.bookingId === null)
    .map(({ itemId }) => itemId)
    .filter((itemId) => {
      const needed = left.get(itemId) ?? 0
      left.set(itemId, needed - 1)
      return needed <= 0
    })
}

/** "2 x Folding Chairs" for two equal texts. */
function countsOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map(
    (text) => `${texts.filter((each) => each === text).length} x ${text}`,
  )
}
