// npm run day -- 2026-12-12: what is delivered and picked up on a day, what to load, and what is out of service.
import type { Firestore } from 'firebase-admin/firestore'
import type { StoredLine } from '~/lib/db/bookings/stored-lines'
import { firstDelivery, windowWords } from '~/lib/booking/plan/rental-times'
import type { Day } from '~/lib/domain/day'
import { formatCents } from '~/lib/domain/money'
import { daysOf } from '~/lib/event/event-days'
import { floorLabels } from '~/lib/pricing/labels'
import { readDay } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'
import { formatDay } from '~/lib/time/day-text'
import type { SyncCatalogue } from '../sync/catalogue'
import { plural, section } from '../sync/report'
import { readDays, type DaysReading, type Stop } from './read-days'
import { csvRow, tableOf, type Widths } from './table'

const usage =
  'Name the day: npm run day -- 2026-12-12, or the first and last: 2026-12-12 2026-12-14.'

type Options = { isCsv: boolean; say: (line: string) => void }

const columns = {
  Time: 16,
  Customer: 20,
  Address: 22,
  Units: 26,
  Ground: 10,
  'To be paid': 12,
  Notes: 20,
}
const pickingColumns = { Units: 6, Item: 40, For: 60, Loaded: 6 }
const csvTitles = [
  'Day',
  'What',
  'Time',
  'Customer',
  'Phone',
  'Address',
  'Units',
  'Ground',
  'Due',
  'Paid',
  'Booking',
  'Organization',
]

export async function listDays(
  db: Firestore,
  args: readonly string[],
  { isCsv, say }: Options,
): Promise<void> {
  const [first = '', last = first] = args
  const from = readDay(first)
  const to = readDay(last)
  if (args.length > 2 || from === null || to === null || to < from) throw new Error(usage)
  const reading = await db.runTransaction((moment) => readDays(db, moment, { from, to }), {
    readOnly: true,
  })
  if (isCsv) say(csvRow(csvTitles))
  for (const day of daysOf({ from, to }))
    for (const line of isCsv ? csvOf(day, reading) : textOf(day, reading)) say(line)
}

function csvOf(day: Day, { stops }: DaysReading): string[] {
  return [
    ...stopsOf(stops, 'from', day).map((stop) => csvRow([day, 'delivery', ...cellsOf(stop)])),
    ...stopsOf(stops, 'to', day).map((stop) => csvRow([day, 'pickup', ...cellsOf(stop)])),
  ]
}

function textOf(day: Day, { items, stops, canceled, blocked, others }: DaysReading): string[] {
  const deliveries = stopsOf(stops, 'from', day)
  const pickups = stopsOf(stops, 'to', day)
  const table = (title: string, of: Widths, rows: readonly string[][]) =>
    rows.length === 0 ? [] : ['', title, ...tableOf(of, rows)]
  return [
    `${formatDay(day)}: ${plural(deliveries.length, 'delivery', 'deliveries')}, ${plural(pickups.length, 'pickup')}`,
    ...table('Deliveries', columns, deliveries.map(rowOf)),
    ...table('Pickups', columns, pickups.map(rowOf)),
    ...table('To load', pickingColumns, pickingList(deliveries, items)),
    ...section(
      "\nThe catalog doesn't say what is in these, so look it up:",
      unclearLines(deliveries, items),
    ),
    ...section(
      '\nCanceled, but taken until the next sync:',
      canceled
        .filter(({ lines }) => lines.some(({ days }) => days.includes(day)))
        .map(({ booking }) => `${booking.name} ${booking.lastName} (${booking.id})`),
    ),
    ...section('\nOut of service:', countOn(day, blocked)),
    ...section('\nAlso taken, by orders that only the older program has:', countOn(day, others)),
    '',
  ]
}

/** The bookings with lines of which a stay begins or ends on the day, in the order of their time. */
function stopsOf(stops: readonly Stop[], end: 'from' | 'to', day: Day): Stop[] {
  const moment = ({ booking }: Stop) => firstDelivery([{ days: [day] }], booking)?.getTime() ?? 0
  const isHere = ({ days }: StoredLine) => runsOf(days.toSorted()).some((run) => run[end] === day)
  return stops
    .map(({ booking, lines }) => ({ booking, lines: lines.filter(isHere) }))
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => moment(a) - moment(b))
}

const unitsOf = ({ name, quantity }: StoredLine) => `${quantity} x ${name}`
const customerOf = ({ booking }: Stop) => booking.lastName || booking.name
const timeOf = ({ booking }: Stop) => windowWords(booking) || 'as agreed'
const groundOf = ({ booking }: Stop) =>
  Object.entries(floorLabels).find(([floor]) => floor === booking.floorType)?.[1] ?? ''

function dueOf({ booking }: Stop): string {
  if (booking.approved === 'waiting') return 'request, not approved'
  return booking.balances === null ? 'see booking' : formatCents(booking.balanceDueCents)
}

function rowOf(stop: Stop): string[] {
  const { booking, lines } = stop
  return [
    timeOf(stop),
    `${booking.name} ${booking.lastName}\n${booking.phone}`,
    booking.address,
    lines.map(unitsOf).join('\n'),
    groundOf(stop),
    booking.paid ? 'paid' : dueOf(stop),
    booking.organization,
  ]
}

function cellsOf(stop: Stop): string[] {
  const { booking, lines } = stop
  return [
    timeOf(stop),
    `${booking.name} ${booking.lastName}`,
    booking.phone,
    booking.address,
    lines.map(unitsOf).join('; '),
    groundOf(stop),
    dueOf(stop),
    booking.paid ? 'yes' : 'no',
    booking.id,
    booking.organization.replaceAll('\n', '; '),
  ]
}

/** Units of each item, and for whom. What is in a package is listed beside the package. */
function pickingList(deliveries: readonly Stop[], items: SyncCatalogue): string[][] {
  const rows = new Map<string, { name: string; units: number; customers: string[] }>()
  function load(id: string, name: string, units: number, customer: string) {
    const row = rows.get(id) ?? { name, units: 0, customers: [] }
    rows.set(id, row)
    row.units += units
    row.customers.push(customer)
  }
  for (const stop of deliveries) {
    const customer = customerOf(stop)
    for (const { itemId, name, quantity } of stop.lines) {
      load(itemId ?? name, name, quantity, `${customer} ${quantity}`)
      for (const part of items.get(itemId ?? '')?.parts ?? []) {
        const units = part.quantity * quantity
        load(part.id, items.get(part.id)?.name ?? part.id, units, `${customer} ${units} (${name})`)
      }
    }
  }
  return [...rows.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, units, customers }) => [String(units), name, customers.join(', ')])
}

/** The lines whose item may be a package with parts that nobody can read. */
function unclearLines(deliveries: readonly Stop[], items: SyncCatalogue): string[] {
  const isUnclear = ({ itemId }: StoredLine) => items.get(itemId ?? '')?.hasUnreadParts ?? true
  return deliveries.flatMap((stop) =>
    stop.lines
      .filter(isUnclear)
      .map(({ name, quantity }) => `${name}: ${customerOf(stop)} ${quantity}`),
  )
}

/** "2 x Folding Chairs" for two equal texts of the day. */
function countOn(day: Day, all: readonly { day: string; text: string }[]): string[] {
  const texts = all.filter((each) => each.day === day).map(({ text }) => text)
  return [...new Set(texts)].map(
    (text) => `${texts.filter((each) => each === text).length} x ${text}`,
  )
}
