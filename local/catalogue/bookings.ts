// Bookings that the demo office has already taken, on days counted from today, with the allocations and claims that
// belong to them. Names, phones and addresses are invented.
import { createHash } from 'node:crypto'
import { demandsOf } from '~/lib/availability/pick-units'
import { readParts } from '~/lib/db/packages'
import { addDays, dayToDate, toStoredDay } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import type { PlainFields } from '../firestore/plain'
import { agreedBookings, type DemoBooking } from './booked-orders'
import { extras } from './extras'
import { inflatables } from './inflatables'

const catalogue = { inflatables, extras }

/** Every document that `today`'s bookings consist of, by path: bookings, their claims and their allocations. */
export function demoBookings(today: Day): Record<string, PlainFields> {
  const documents: Record<string, PlainFields> = {}
  const nextUnit = nextFreeUnit()

  const allocate = (itemID: string, kind: ItemKind, day: Day, owner: string, inside?: string) => {
    const unit = nextUnit(itemID, day)
    documents[`allocations/${itemID}_${day}_${unit}`] = {
      itemID,
      kind,
      date: day,
      unit,
      owner,
      expires: null,
      ...(inside !== undefined && { package: inside }),
    }
  }

  for (const booking of agreedBookings(today, nextSaturday(today))) {
    const owner = sha256(booking.key)
    documents[`bookings-test/${booking.key}`] = bookingDocument(booking, today)
    documents[`claims/${owner}`] = { key: booking.key }
    for (const { kind, itemId, day, quantity, packages } of demandsOf(linesFrom(today, booking)))
      for (let unit = 0; unit < quantity; unit++) allocate(itemId, kind, day, owner, packages[unit])
  }

  const fair = addDays(nextSaturday(today), 7)
  documents['bookings/Kp3ZsW8vNd1LqXf6RyTa'] = olderBooking([fair, addDays(fair, 1)])
  // Nobody can claim an older booking, so its owner is no hash of a key.
  for (const day of [fair, addDays(fair, 1)])
    allocate('clover-castle', 'inflatables', day, sha256('bookings/Kp3ZsW8vNd1LqXf6RyTa'))
  documents['bookings/e7UoB2mHcJ9gViY4kDxS'] = malformedBooking
  return documents
}

/** The lines of a booking with the days that aren't past, and with what their packages contain. */
function linesFrom(today: Day, { lines }: DemoBooking) {
  return lines.map(({ kind, itemId, days, quantity = 1 }) => {
    const item = catalogue[kind][itemId] ?? {}
    const parts = readParts(itemId, item)
    return {
      kind,
      itemId,
      quantity,
      days: days.filter((day) => day >= today),
      parts: parts ?? [],
      hasOwnUnits: item['count'] !== undefined,
    }
  })
}

/** The Saturday after `today`: a week away when today is one. */
function nextSaturday(today: Day): Day {
  return addDays(today, 6 - dayToDate(today).getDay() || 7)
}

function nextFreeUnit() {
  const used = new Map<string, number>()
  return (itemId: string, day: Day): number => {
    const unit = used.get(`${itemId} ${day}`) ?? 0
    used.set(`${itemId} ${day}`, unit + 1)
    return unit
  }
}

function bookingDocument(booking: DemoBooking, today: Day): PlainFields {
  const stored = (kind: ItemKind) =>
    booking.lines.filter((line) => line.kind === kind).map(storedLine)
  return {
    ...booking.customer,
    inflatables: stored('inflatables'),
    extras: stored('extras'),
    balances: booking.balances,
    method: 'Cash In Office',
    paid: false,
    created: `${toStoredDay(addDays(today, -6))} | 10:24`,
    specificTime: '12:00',
    floorType: 'grass',
    approved: 'True',
    ...booking.office,
  }
}

function storedLine({
  kind,
  itemId,
  days,
  quantity = 1,
}: DemoBooking['lines'][number]): PlainFields {
  const item = catalogue[kind][itemId]
  const name = `${text(item?.['name'])}${quantity > 1 ? ` x ${quantity}` : ''}`
  return {
    inflatableID: itemId,
    inflatableName: name,
    inflatableImage: text(item?.['image']),
    bookingDates: days.map(toStoredDay),
    ...(quantity > 1 && { quantity }),
  }
}

/** The earlier single-item flow: dates at the top, a space before each. */
function olderBooking(days: Day[]): PlainFields {
  return {
    name: 'Marcus',
    lastName: 'Bell',
    phone: '(815) 555-0171',
    email: 'marcus.bell@example.com',
    address: '1204 Prospect St, Rockford, IL 61107',
    bookingDates: days.map((day) => ` ${toStoredDay(day)}`),
    inflatableID: 'clover-castle',
    inflatableName: 'Clover Castle',
    inflatableImage: '/pictures/clover-castle.svg',
    balances: {
      rent: 398,
      deliveryFee: 0,
      deliveryAmount: 30,
      deposit: 0,
      insurance: 35.82,
      tax: 34.83,
    },
    method: 'Cash in Office',
    paid: true,
  }
}

const malformedBooking: PlainFields = {
  name: null,
  inflatableID: 7,
  bookingDates: ['soon', '2024-13-45', 99, null],
  inflatables: 'none',
  balances: '',
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
const sha256 = (value: string) => createHash('sha256').update(value).digest('hex')
