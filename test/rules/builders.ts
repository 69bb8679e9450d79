// Valid documents, as the site writes them: a test changes the one thing it is about.
import { Timestamp } from 'firebase/firestore/lite'
import { eachStoredAmount } from '~/lib/domain/amounts'
import type { DeliveriesPerDay } from '~/lib/domain/business'
import { weekdays, type Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import { addDays, createdStamp, today } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'

export { ownerOf } from '../../office/sync/owner'
export { randomId } from '~/lib/domain/booking-key'

export type Fields = Record<string, unknown>

/** The fields without one of them. */
export const without = (fields: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== field))

/** The time that the tests start. A day or a hold could end while they run, so it stays "now". */
export const now = new Date()

/** The day this many days from today. */
export const dayAhead = (days: number): Day => addDays(today(now), days)

export const minutesFromNow = (minutes: number, from = now) =>
  Timestamp.fromMillis(from.getTime() + minutes * 60_000)

/** The name that an item has in these catalogs. */
export const nameOf = (id: string) => `The ${id}`

/** The demo catalog and switches: prices and counts as numbers and as the office's text. */
export const catalog: Record<string, Fields> = {
  'inflatables/castle': { name: nameOf('castle'), price: 200, count: 1 },
  'inflatables/slide': { name: nameOf('slide'), price: '149.99', count: 2 },
  'extras/chair': { name: nameOf('chair'), price: '1.50', count: '60' },
  'extras/tent': { name: nameOf('tent'), price: 350, count: 3 },
  'config/requestBooking': { status: false },
  'config/availability': { source: 'allocations' },
}

/** One line: an item on some days. With a quantity, the name ends in ` x 2`. */
export function line(id: string, days: readonly Day[], changes: Fields = {}): Fields {
  const name =
    typeof changes['quantity'] === 'number' ? `${nameOf(id)} x ${changes['quantity']}` : nameOf(id)
  return {
    inflatableID: id,
    inflatableName: name,
    inflatableImage: `/pictures/${id}.webp`,
    bookingDates: days.map(toStoredDay),
    ...changes,
  }
}

/**
 * Office payment of the castle ($200) tomorrow in Rockford: 8.75% tax, 9% waiver, flat delivery,
 * insurance.
 */
export function booking(changes: Fields = {}): Fields {
  return {
    name: 'Ada',
    lastName: 'Lovelace',
    phone: '(815) 555-0100',
    email: 'ada@example.com',
    address: '1200 N Main St, Rockford, IL 61103',
    coordinates: '42.2711,-89.0940',
    inflatables: [line('castle', [dayAhead(1)])],
    extras: [],
    balances: balances(),
    method: 'Cash In Office',
    paid: false,
    created: createdStamp(now),
    specificTime: '12:00',
    floorType: 'grass',
    approved: 'True',
    ...changes,
  }
}

/** Dollars, of the castle for a day unless changed. */
export function balances(changes: Fields = {}): Fields {
  return {
    ...eachStoredAmount(() => 0),
    rent: 200,
    tax: 17.5,
    damageWaiver: 18,
    insurance: 45,
    deliveryFee: 30,
    ...changes,
  }
}

/** Illinois balances of a rent, without the options. */
export function balancesOf(rent: number): Fields {
  const tax = Math.round(rent * 8.75) / 100
  return balances({ rent, tax, damageWaiver: 0, insurance: 0 })
}

/**
 * The crew's limits of the cases: one delivery on a day of its own, none on another, otherwise one
 * on Sundays, two on Mondays and so on.
 */
export const [oneDelivery, noDelivery] = [dayAhead(60), dayAhead(61)]
export const crewLimits: DeliveriesPerDay = [
  { day: oneDelivery, most: 1 },
  { day: noDelivery, most: 0 },
  ...weekdays.map((weekday, index) => ({ weekday, most: index + 1 })),
]

/** A unit of an item, or one of the crew's deliveries, on a day. */
export type Unit = {
  kind: ItemKind | 'deliveries'
  id: string
  day: Day
  unit: number
  /** The path of the package that it is part of. */
  package?: string
}

export const castleTomorrow: Unit = { kind: 'inflatables', id: 'castle', day: dayAhead(1), unit: 0 }

export const allocationPath = ({ id, day, unit }: Unit) => `allocations/${id}_${day}_${unit}`

/** A booked allocation; with `expires` a held one. */
export function allocation(unit: Unit, owner: string, changes: Fields = {}): Fields {
  const { kind, id, day } = unit
  const of = unit.package !== undefined && !('expires' in changes) && { package: unit.package }
  return { itemID: id, kind, date: day, unit: unit.unit, owner, expires: null, ...of, ...changes }
}
