// A day's list for a spreadsheet.
import type { Day } from '~/lib/domain/day'
import { customerOf, dueOf, paymentWords } from '../customer'
import type { Order } from '../orders'
import { csvRow } from '../table'
import { findingKinds, findingsOn } from './findings'
import type { DeskReading } from './reading'
import { groundOf, idOf, mapLink, notesOf, unitsOf } from './stop-words'
import { deliveriesOn, pickupsOn, townOf, type Stop } from './stops'

const titles = [
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
  'Notes',
  'Town',
  'Payment',
  'Attention',
  'Map',
]

/** A file that Excel opens with a double click: it reads the letters right only after this mark. */
export function csvFileOf(days: readonly Day[], reading: DeskReading): string {
  const rows = [titles, ...days.flatMap((day) => rowsOf(day, reading))]
  return `\uFEFF${rows.map((row) => `${csvRow(row)}\r\n`).join('')}`
}

function rowsOf(day: Day, reading: DeskReading): string[][] {
  const { orders } = reading
  const deliveries = deliveriesOn(day, orders)
  const pickups = pickupsOn(day, orders)
  const findings = findingsOn(day, reading)
  const attention = new Map<Order, string[]>()
  for (const { kind, order, words } of findings) {
    const mark = [findingKinds[kind].mark, words].filter(Boolean).join(': ')
    attention.set(order, [...(attention.get(order) ?? []), mark])
  }
  const listed = new Set([...deliveries, ...pickups].map(({ order }) => order))
  // Its units are there for the whole day, or nobody knows them.
  const others = [...attention.keys()]
    .filter((order) => !listed.has(order))
    .map((order): Stop => ({ order, time: '', town: townOf(order), units: [] }))
  const rows = (what: string, stops: readonly Stop[]) =>
    stops.map((stop) => [
      day,
      what,
      ...cellsOf(stop, reading),
      (attention.get(stop.order) ?? []).join('; '),
      mapLink(stop.order),
    ])
  return [...rows('look up', others), ...rows('delivery', deliveries), ...rows('pickup', pickups)]
}

function cellsOf(stop: Stop, { catalog }: DeskReading): string[] {
  const { order, time } = stop
  const { booking } = order
  return [
    time,
    customerOf(booking),
    booking.phone,
    booking.address,
    unitsOf(stop, catalog).join('; '),
    groundOf(stop),
    dueOf(booking),
    booking.paid ? 'yes' : 'no',
    idOf(order),
    notesOf(stop).replaceAll('\n', '; '),
    stop.town,
    paymentWords(booking).join(' '),
  ]
}
