// Bookings that the demo office has already taken, on days counted from today, with the allocations
// and claims that belong to them. Names, phones and addresses are invented.
import { createHash } from 'node:crypto'
import { needsOf, packageOf } from '~/lib/availability/pick-units'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { isGiven, textField } from '~/lib/db/fields'
import { toPackageParts } from '~/lib/db/packages'
import type { BookingLine } from '~/lib/domain/booking'
import { noTexts } from '~/lib/domain/booking-texts'
import { flatDeliveryCents, wisconsinDeliveryCents } from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import { readDollars } from '~/lib/domain/money'
import { emptyOrderForm } from '~/lib/order-form/form'
import { calculateAmounts } from '~/lib/pricing/order-amounts'
import { momentAt } from '~/lib/time/business-time'
import { addDays, dayToDate } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import type { PlainFields } from '../firestore/plain'
import { agreedOrders, type DemoOrder } from './booked-orders'
import { extras } from './extras'
import { inflatables } from './inflatables'

/**
 * Every document that `today`'s bookings consist of, by path: bookings, their claims and their
 * allocations.
 */
export function demoBookings(today: Day): Record<string, PlainFields> {
  const documents: Record<string, PlainFields> = {}
  const taken = new Map<string, number>()

  const allocate = (itemID: string, kind: ItemKind, day: Day, owner: string, inside?: string) => {
    const unit = taken.get(`${itemID} ${day}`) ?? 0
    taken.set(`${itemID} ${day}`, unit + 1)
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

  for (const order of agreedOrders(today, nextSaturday(today))) {
    const { key, office } = order
    const owner = sha256(key)
    const lines = order.lines.map(toLine)
    const ahead = lines.map((line) => ({ ...line, days: line.days.filter((day) => day >= today) }))
    documents[`bookings-test/${key}`] = { ...bookingDocument(order, lines, today), ...office }
    documents[`claims/${owner}`] = { key }
    for (const { kind, itemId, day, quantity, packages } of needsOf(ahead))
      for (let unit = 0; unit < quantity; unit++)
        allocate(itemId, kind, day, owner, packageOf(packages, unit))
  }

  const fair = addDays(nextSaturday(today), 7)
  documents['bookings/Kp3ZsW8vNd1LqXf6RyTa'] = olderBooking([fair, addDays(fair, 1)])
  // Nobody can claim an older booking, so its owner is no hash of a key.
  for (const day of [fair, addDays(fair, 1)])
    allocate('clover-castle', 'inflatables', day, sha256('bookings/Kp3ZsW8vNd1LqXf6RyTa'))
  documents['bookings/e7UoB2mHcJ9gViY4kDxS'] = malformedBooking
  return documents
}

/** A line at the catalog's price, with what its package contains. */
function toLine({ itemId, days, quantity = 1 }: DemoOrder['lines'][number]): BookingLine {
  const kind = Object.hasOwn(inflatables, itemId) ? 'inflatables' : 'extras'
  const item = { ...inflatables, ...extras }[itemId] ?? {}
  const parts = toPackageParts(itemId, item) ?? []
  return {
    itemId,
    kind,
    name: textField(item, 'name'),
    image: textField(item, 'image'),
    days,
    surfaces: [],
    spaces: [],
    quantity,
    priceCents: readDollars(item['price']) ?? 0,
    // The office already checked that the units are free.
    capacity: Infinity,
    parts: parts.map((part) => ({ ...part, capacity: Infinity })),
    hasOwnUnits: isGiven(item['count']),
  }
}

/** The Saturday after `today`: a week away when today is one. */
function nextSaturday(today: Day): Day {
  return addDays(today, 6 - dayToDate(today).getDay() || 7)
}

/** The document that the site would have stored six days ago. */
function bookingDocument(
  { customer, address, coordinates, options }: DemoOrder,
  lines: readonly BookingLine[],
  today: Day,
): PlainFields {
  const [name = '', lastName = ''] = customer.split(' ')
  const email = `${name}.${lastName}@example.com`.toLowerCase()
  const isWisconsin = address.includes(', WI ')
  const choices = { ...emptyOrderForm, damageWaiver: false, insurance: false, ...options }
  return toBookingDocument({
    customer: { name, lastName, phone: '(815) 555-0163', email, address, coordinates },
    lines,
    amounts: calculateAmounts({
      lines: lines.map((line) => ({ ...line, dayCount: line.days.length })),
      promoPercent: 0,
      state: isWisconsin ? 'WI' : 'IL',
      deliveryFeeCents: isWisconsin ? wisconsinDeliveryCents : flatDeliveryCents,
      ...choices,
    }),
    method: 'Cash In Office',
    timeWindow: choices.timeWindow,
    specificTime: '12:00',
    floorType: 'grass',
    ...noTexts,
    requestMode: false,
    created: momentAt(addDays(today, -6), 10 * 60 + 24),
  }) as PlainFields
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

const sha256 = (value: string) => createHash('sha256').update(value).digest('hex')
