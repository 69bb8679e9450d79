// npm run day -- 2026-12-12: what is delivered and picked up on a day, what to load, and what is out of service.
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { toStoredBooking, type StoredBooking } from '~/lib/db/bookings/read-booking'
import { readStoredLines, type NameOf, type StoredLine } from '~/lib/db/bookings/stored-lines'
import { textField } from '~/lib/db/fields'
import { firstDelivery, windowWords } from '~/lib/booking/plan/rental-times'
import type { Day } from '~/lib/domain/day'
import { daysOf } from '~/lib/event/event-days'
import { formatCents } from '~/lib/domain/money'
import { floorLabels } from '~/lib/pricing/labels'
import { readDay } from '~/lib/time/dates'
import { formatDay } from '~/lib/time/day-text'
import { toSyncItem } from '../sync/catalogue'
import { isBlock, ownerOf } from '../sync/owner'
import { toStored } from '../sync/read'
import { plural, section } from '../sync/report'
import { csvRow, tableOf, type Column } from './table'

const usage =
  'Name the day: npm run day -- 2026-12-12, or the first and last: 2026-12-12 2026-12-14.'

type Options = { isCsv: boolean; say: (line: string) => void }
/** The parts of packages, by the package's id. */
type Inside = ReadonlyMap<string, readonly { name: string; quantity: number }[]>
type Stop = { booking: StoredBooking; lines: readonly StoredLine[] }

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

/** Lists each day. Reads its allocations, and the claims and bookings of their owners. */
export async function listDays(
  db: Firestore,
  args: readonly string[],
  { isCsv, say }: Options,
): Promise<void> {
  const [first = '', last = first] = args
  const from = readDay(first)
  const to = readDay(last)
  if (args.length > 2 || from === null || to === null || to < from) throw new Error(usage)
  if (isCsv) say(csvRow(csvTitles))
  for (const day of daysOf({ from, to })) {
    const { stops, inside, blocked, others } = await readOneDay(db, day)
    const deliveries = stopsOf(stops, (days) => days[0] === day, day)
    const pickUps = stopsOf(stops, (days) => days.at(-1) === day, day)
    if (isCsv) {
      for (const stop of deliveries) say(csvRow([day, 'delivery', ...cellsOf(stop)]))
      for (const stop of pickUps) say(csvRow([day, 'pickup', ...cellsOf(stop)]))
      continue
    }
    say(
      `${formatDay(day)}: ${plural(deliveries.length, 'delivery').replace('ys', 'ies')}, ${plural(pickUps.length, 'pickup')}`,
    )
    const lists: [string, Stop[]][] = [
      ['Deliveries', deliveries],
      ['Pickups', pickUps],
    ]
    for (const [title, list] of lists) {
      if (list.length === 0) continue
      for (const line of ['', title, ...tableOf(columns, list.map(rowOf))]) say(line)
    }
    if (deliveries.length > 0)
      for (const line of [
        '',
        'To load',
        ...tableOf(pickingColumns, pickingList(deliveries, inside)),
      ])
        say(line)
    for (const line of section('\nOut of service:', blocked)) say(line)
    for (const line of section('\nAlso taken, by orders that only the older program has:', others))
      say(line)
    say('')
  }
}

async function readOneDay(db: Firestore, day: Day) {
  const { docs } = await db.collection('allocations').where('date', '==', day).get()
  const booked = docs.filter((each) => each.get('expires') === null)
  const isBlocked = (each: DocumentSnapshot) => isBlock(String(each.get('owner')))
  const owners = [
    ...new Set(booked.filter((each) => !isBlocked(each)).map((each) => String(each.get('owner')))),
  ]
  const claims = await getAll(db, 'claims', owners)
  const keys = claims.flatMap((claim) => (claim.exists ? [String(claim.get('key'))] : []))
  const bookings = (await getAll(db, 'bookings-test', keys)).filter(({ exists }) => exists)
  const notes = await getAll(
    db,
    'blocks',
    booked.filter(isBlocked).map(({ id }) => id),
  )
  const known = new Set(keys.map(ownerOf))
  const nameOf = await readNames(db, bookings)
  const stops = bookings.map((each) => {
    const stored = each.data() ?? {}
    const { listed } = readStoredLines(stored, nameOf)
    return { booking: toStoredBooking(each.id, stored), lines: listed }
  })
  return {
    stops,
    inside: await readInside(
      db,
      stops.flatMap(({ lines }) => lines),
    ),
    blocked: notes.map(
      (note) =>
        `${note.id.replace(/_[\d-]+_\d+$/, '')}: ${note.get('reason') ?? 'no reason'}, until ${note.get('until') ?? 'unknown'}`,
    ),
    others: countByItem(
      booked.filter((each) => !isBlocked(each) && !known.has(String(each.get('owner')))),
    ),
  }
}

async function getAll(db: Firestore, name: string, ids: readonly string[]) {
  return ids.length === 0 ? [] : db.getAll(...ids.map((id) => db.collection(name).doc(id)))
}

/** What is in the packages among these lines, by the package's id. */
async function readInside(db: Firestore, lines: readonly StoredLine[]): Promise<Inside> {
  const kinds = ['inflatables', 'extras'] as const
  const read = async (ids: readonly string[]) => {
    const found = await Promise.all(
      kinds.map(async (kind) =>
        (await getAll(db, kind, [...new Set(ids)]))
          .filter(({ exists }) => exists)
          .map((each) => [each.id, toSyncItem(kind, toStored(each), [])] as const),
      ),
    )
    return new Map(found.flat())
  }
  const items = await read(lines.flatMap(({ itemId }) => itemId ?? []))
  const parts = await read([...items.values()].flatMap((item) => item.parts.map(({ id }) => id)))
  return new Map(
    [...items].map(([id, item]) => [
      id,
      item.parts.map((part) => ({
        name: parts.get(part.id)?.name ?? part.id,
        quantity: part.quantity,
      })),
    ]),
  )
}

/** The catalog's names of the items whose stored name may end in a quantity; usually there are none. */
async function readNames(db: Firestore, bookings: readonly DocumentSnapshot[]): Promise<NameOf> {
  const ids = new Set<string>()
  for (const each of bookings) readStoredLines(each.data(), (id) => (ids.add(id), null))
  const items = await Promise.all(
    ['extras', 'inflatables'].map((kind) => getAll(db, kind, [...ids])),
  )
  const found = items.flat().filter(({ exists }) => exists)
  const names = new Map(found.map((each) => [each.id, textField(each.data() ?? {}, 'name')]))
  return (id) => names.get(id) ?? null
}

/** The bookings with lines that begin or end on the day, in the order of their time. */
function stopsOf(
  stops: readonly Stop[],
  isHere: (days: readonly Day[]) => boolean,
  day: Day,
): Stop[] {
  const moment = ({ booking }: Stop) => firstDelivery([{ days: [day] }], booking)?.getTime() ?? 0
  return stops
    .map(({ booking, lines }) => ({
      booking,
      lines: lines.filter(({ days }) => isHere(days.toSorted())),
    }))
    .filter(({ lines }) => lines.length > 0)
    .toSorted((a, b) => moment(a) - moment(b))
}

/** "40 x Folding Chairs", without the quantity that the name ends in. */
const unitsOf = ({ name, itemId, quantity }: StoredLine) =>
  `${quantity} x ${name.replace(` × ${quantity}`, '') || itemId}`

const timeOf = ({ booking }: Stop) => windowWords(booking) || 'as agreed'
const groundOf = ({ booking }: Stop) =>
  Object.entries(floorLabels).find(([floor]) => floor === booking.floorType)?.[1] ?? ''

function dueOf({ booking }: Stop): string {
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
function pickingList(deliveries: readonly Stop[], inside: Inside): string[][] {
  const items = new Map<string, { name: string; units: number; customers: string[] }>()
  function load(name: string, units: number, customer: string) {
    const item = items.get(name) ?? { name, units: 0, customers: [] }
    items.set(name, item)
    item.units += units
    item.customers.push(customer)
  }
  for (const { booking, lines } of deliveries) {
    const customer = booking.lastName || booking.name
    for (const line of lines) {
      const name = unitsOf(line).replace(/^\d+ x /, '')
      load(name, line.quantity, `${customer} ${line.quantity}`)
      for (const part of inside.get(line.itemId ?? '') ?? []) {
        const units = part.quantity * line.quantity
        load(part.name, units, `${customer} ${units} (${name})`)
      }
    }
  }
  return [...items.values()]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, units, customers }) => [String(units), name, customers.join(', ')])
}

function countByItem(allocations: readonly DocumentSnapshot[]): string[] {
  const counts = new Map<string, number>()
  for (const each of allocations) {
    const item = String(each.get('itemID'))
    counts.set(item, (counts.get(item) ?? 0) + 1)
  }
  return [...counts].map(([item, units]) => `${item}: ${plural(units, 'unit')}`)
}
