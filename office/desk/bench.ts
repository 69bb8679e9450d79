// Measures the office's programs with 10,000 bookings: spread over half a year, and all for one
// day. Beside them are 24 that a stranger forged, each for all days of two weeks and for as many
// packages as can be stored.
import { loadavg } from 'node:os'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { eachAmount } from '~/lib/domain/amounts'
import type { Day } from '~/lib/domain/day'
import { addDays, today } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { startEmulator } from '../../scripts/machine/emulator.mjs'
import { ownerOf } from '../sync/owner'
import { syncAllocations } from '../sync/sync'
import { block } from './block'
import { cancel } from './cancel'
import { listDays } from './day'
import { move } from './move'
import { overdue } from './overdue'

const count = 10_000
const forgedCount = 24
const mostSeconds = 10
/** An item has at most 9,999 units. */
const itemIds = ['castle', 'slide']
const partIds = ['tent', 'arch']

/** Prints the seconds of each command in a dry run, and fails if one takes longer than ten. */
export async function benchDesk(): Promise<void> {
  const emulator = await startEmulator()
  if (emulator.host === null) throw new Error(emulator.reason)
  process.env['FIRESTORE_EMULATOR_HOST'] = emulator.host
  const slow: string[] = []
  for (const [where, dayCount] of [
    ['over half a year', 180],
    ['on one day', 1],
  ] as const) {
    console.log(`Seconds with ${count} bookings ${where}:`)
    for await (const { name, seconds } of measure(dayCount)) {
      console.log(`  ${name.padEnd(20)} ${seconds.toFixed(1)}`)
      if (seconds > mostSeconds) slow.push(`${name} ${where}`)
    }
  }
  await emulator.stop()
  if (slow.length === 0) return
  // On a machine that is busy with others, the figures say little.
  const [load = 0] = loadavg()
  console.error(`Over ${mostSeconds} seconds at a load of ${load.toFixed(0)}: ${slow.join(', ')}`)
  process.exitCode = 1
}

/** Runs each command once, with bookings of so many days. */
async function* measure(dayCount: number) {
  const projectId = `demo-desk-${dayCount}`
  const app = initializeApp({ projectId }, projectId)
  const db = getFirestore(app)
  // Every unpaid booking is overdue by then.
  const now = new Date(Date.now() + 48 * 3_600_000)
  const event = addDays(today(now), 10)
  await seed(db, event, dayCount)
  const options = {
    isApplied: false,
    now,
    singleUnitItems: [],
    acceptsPurchaseOrders: true,
    say: () => {},
  }
  const last = idOf(count - 1)
  const commands = {
    day: () => listDays(db, [event], { ...options, isCsv: false }),
    overdue: () => overdue(db, [], options),
    'allocations:sync': () => syncAllocations(db, { ...options, acceptsUnread: false }),
    block: () => block(db, ['castle', '1', event, event, 'repair'], options),
    move: () => move(db, [last, event], options),
    cancel: () => cancel(db, [last], options),
  }
  for (const [name, run] of Object.entries(commands)) {
    const started = performance.now()
    await run()
    yield { name, seconds: (performance.now() - started) / 1_000 }
  }
  await deleteApp(app)
}

const idOf = (index: number) => `Desk${String(index).padStart(16, '0')}`

/** Bookings with their claims and units; every second one is paid. */
async function seed(db: Firestore, event: Day, dayCount: number): Promise<void> {
  const writer = db.bulkWriter({ throttling: false })
  const put = (path: string, fields: object) => void writer.set(db.doc(path), fields)
  put('config/availability', { source: 'allocations' })
  for (const id of itemIds) put(`inflatables/${id}`, { name: id, price: 200, count: 9_999 })
  for (const id of partIds) put(`inflatables/${id}`, { name: id, price: 200, count: 60 })
  const parts = partIds.map((id) => ({ kind: 'inflatables', id, quantity: 1 }))
  put('inflatables/party', { name: 'party', price: 300, parts })
  for (let index = 0; index < count; index++) {
    const itemID = itemIds[index % itemIds.length] ?? ''
    const date = addDays(event, Math.floor(index / itemIds.length) % dayCount)
    const key = idOf(index)
    const owner = ownerOf(key)
    const inflatables = [lineOf(itemID, [date])]
    put(`bookings-test/${key}`, { ...customer, paid: index % 2 === 1, inflatables })
    put(`claims/${owner}`, { key })
    const unit = { itemID, kind: 'inflatables', date, unit: index, owner, expires: null }
    put(`allocations/${itemID}_${date}_${index}`, unit)
  }
  const fortnight = Array.from({ length: 14 }, (_, index) => addDays(event, index))
  const huge = { ...lineOf('party', fortnight), quantity: 9_999 }
  for (let index = 0; index < forgedCount; index++) {
    const key = `Eve${String(index).padStart(17, '0')}`
    put(`bookings-test/${key}`, { ...customer, inflatables: Array.from({ length: 8 }, () => huge) })
    put(`claims/${ownerOf(key)}`, { key })
  }
  await writer.close()
}

const lineOf = (inflatableID: string, days: readonly Day[]) => ({
  inflatableID,
  inflatableName: inflatableID,
  inflatableImage: '',
  bookingDates: days.map(toStoredDay),
})

/** A booking, but for its lines. */
const customer = {
  name: 'Maria',
  lastName: 'Jensen',
  phone: '(815) 555-0100',
  email: 'maria@example.com',
  address: '12 Oak St, Rockford, IL 61101',
  coordinates: '',
  extras: [],
  balances: {
    ...eachAmount(() => 0),
    rent: 200,
    tax: 17.5,
    deliveryFee: 30,
  },
  method: 'Cash In Office',
  paid: false,
  created: '06/01/2027 | 10:00',
  specificTime: '12:00',
  floorType: 'grass',
  approved: 'True',
}
