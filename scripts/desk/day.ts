// npm run day -- 2026-12-12: what is delivered and picked up on a day, what to load, and what is out of service.
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { toStoredBooking, type StoredBooking } from '~/lib/db/bookings/read-booking'
import { isCanceled, readStoredLines, type StoredLine } from '~/lib/db/bookings/stored-lines'
import { firstDelivery, windowWords } from '~/lib/booking/plan/rental-times'
import type { Day } from '~/lib/domain/day'
import { formatCents } from '~/lib/domain/money'
import { daysOf, type EventDays } from '~/lib/event/event-days'
import { floorLabels } from '~/lib/pricing/labels'
import { readDay } from '~/lib/time/dates'
import { runsOf } from '~/lib/time/day-runs'
import { formatDay } from '~/lib/time/day-text'
import type { SyncCatalogue } from '../sync/catalogue'
import { isBlock } from '../sync/owner'
import { readClaims } from '../sync/read'
import { plural, section } from '../sync/report'
import { readItems } from './items'
import { checkSource } from './options'
import { csvRow, tableOf, type Column } from './table'

const usage =
  'Name the day: npm run day -- 2026-12-12, or the first and last: 2026-12-12 2026-12-14.'

type Options = { isCsv: boolean; say: (line: string) => void }
/** A booking with lines that have the catalog's names of now. */
type Stop = { booking: StoredBooking; lines: readonly StoredLine[] }
type Reading = Awaited<ReturnType<typeof readDays>>

const columns: readonly Column[] = [
  { title: 'Time', width: 16 },
  { title: 'Customer', width: 20 },
  { title: 'Address', width: 22 },
  { title: 'Units', width: 26 },
  { title: 'Ground', width: 10 },
  { title: 'To be paid', width: 12 },
  { title: 'Notes', width: 20 },
]
const pickingColumns: readonly Column[] = [
  { title: 'Units', width: 6 },
  { title: 'Item', width: 40 },
  { title: 'For', width: 60 },
  { title: 'Loaded', width: 6 },
]
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

/** Lists each day. Reads the days' allocations, the claims and bookings of their owners, and the items, each once. */
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

async function readDays(db: Firestore, moment: Transaction, { from, to }: EventDays) {
  await checkSource(db, moment)
  const getAll = async (name: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : moment.getAll(...ids.map((id) => db.collection(name).doc(id)))
  const { docs } = await moment.get(
    db.collection('allocations').where('date', '>=', from).where('date', '<=', to),
  )
  const booked = docs.filter((each) => each.get('expires') === null)
  const rented = booked.filter((each) => !isBlock(ownerIn(each)))
  const blocked = booked.filter((each) => isBlock(ownerIn(each)))
  const claims = await readClaims(db, moment, rented.map(ownerIn))
  const bookings = (await getAll('bookings-test', [...claims.values()])).filter(
    (each) => each.exists,
  )
  const notes = await getAll(
    'blocks',
    blocked.map(({ id }) => id),
  )
  const ordered = bookings.flatMap((each) => readStoredLines(each.data()).listed)
  const items = await readItems(
    db,
    moment,
    [...booked.map(itemIn), ...ordered.flatMap(({ itemId }) => itemId ?? [])],
    [],
  )
  const nameOf = (id: string) => items.get(id)?.name ?? null
  const shown = (line: StoredLine): StoredLine => ({
    ...line,
    name:
      nameOf(line.itemId ?? '') ??
      (line.name.replace(` × ${line.quantity}`, '') || String(line.itemId)),
  })
  const onDay = (each: DocumentSnapshot, words = '') => ({
    day: String(each.get('date')),
    text: (nameOf(itemIn(each)) ?? itemIn(each)) + words,
  })
  const stopOf = (each: DocumentSnapshot): Stop => ({
    booking: toStoredBooking(each.id, each.data() ?? {}),
    lines: readStoredLines(each.data(), nameOf).listed.map(shown),
  })
  return {
    items,
    stops: bookings.filter((each) => !isCanceled(each.data())).map(stopOf),
    canceled: bookings.filter((each) => isCanceled(each.data())).map(stopOf),
    blocked: blocked.map((each, index) => {
      const { reason = 'no reason', until = 'unknown' } = notes[index]?.data() ?? {}
      return onDay(each, `: ${reason}, until ${until}`)
    }),
    others: rented.filter((each) => !claims.has(ownerIn(each))).map((each) => onDay(each)),
  }
}

const ownerIn = (allocation: DocumentSnapshot) => String(allocation.get('owner'))
const itemIn = (allocation: DocumentSnapshot) => String(allocation.get('itemID'))

function csvOf(day: Day, { stops }: Reading): string[] {
  return [
    ...stopsOf(stops, 'from', day).map((stop) => csvRow([day, 'delivery', ...cellsOf(stop)])),
    ...stopsOf(stops, 'to', day).map((stop) => csvRow([day, 'pickup', ...cellsOf(stop)])),
  ]
}

function textOf(day: Day, { items, stops, canceled, blocked, others }: Reading): string[] {
  const deliveries = stopsOf(stops, 'from', day)
  const pickups = stopsOf(stops, 'to', day)
  const table = (title: string, of: readonly Column[], rows: readonly string[][]) =>
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
