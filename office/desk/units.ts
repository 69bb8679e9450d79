// The units of an item on some days, as the desk may change them.
import {
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { allocationId, isTaken } from '~/lib/availability/allocation'
import type { UnitDay } from '~/lib/availability/pick-units'
import { isLeftBehind } from '~/lib/db/bookings/left-behind'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import type { Day } from '~/lib/domain/day'
import { formatMoment } from '~/lib/time/business-time'
import { formatDay } from '~/lib/time/day-text'
import { groupBy } from '../group-by'
import { getAll, readBlocks, readClaims, toStored } from '../sync/read'
import { section } from '../sync/report'
import { readAllocation } from '../sync/snapshot'
import { put, type Write } from '../sync/write'
import { describeCustomer } from './customer'
import type { DeskItem } from './items'

export type Unit = {
  day: Day
  unit: number
  owner: string
  /** When it was last written. */
  updated: Timestamp
  /**
   * free: anybody may take it over; blocked: out of service; taken: booked, held, or unreadable.
   */
  state: 'free' | 'blocked' | 'taken'
  /** False for a hold. */
  isBooked: boolean
  /** Who has it, in words; '' if it is free. */
  holder: string
}

/** All stored units of an item between two days, both included. What isn't stored is free. */
export async function readUnits(
  db: Firestore,
  transaction: Transaction,
  itemId: string,
  { from, to, now }: { from: Day; to: Day; now: Date },
): Promise<Unit[]> {
  const { docs } = await transaction.get(
    db
      .collection('allocations')
      .where('itemID', '==', itemId)
      .where('date', '>=', from)
      .where('date', '<=', to),
  )
  const claims = await readClaims(
    db,
    transaction,
    docs.map((each): unknown => each.get('owner')),
  )
  const blocks = await readBlocks(db, transaction, docs, claims)
  const owners = await getAll(db, transaction, 'bookings-test', [...new Set(claims.values())])
  const bookings = new Map(owners.map((each) => [each.id, each.data() ?? null]))
  return docs.map((document) => {
    const allocation = readAllocation(toStored(document))
    const owner = String(document.get('owner'))
    const place = {
      day: document.get('date') as Day,
      unit: Number(document.get('unit')),
      owner,
      updated: document.updateTime,
      isBooked: document.get('expires') === null,
    }
    if (allocation === null)
      return { ...place, state: 'taken', holder: `${document.ref.path}, which can't be read` }
    const block = blocks.get(document.id)
    if (block)
      return { ...place, state: 'blocked', holder: `out of service (${String(block['reason'])})` }
    const key = claims.get(owner) ?? ''
    const booking = bookings.get(key)
    // Its booking was deleted, or its customer moved it to other days (docs/data-model.md).
    const isStale = booking === null || (booking && isLeftBehind(document.data(), booking))
    if (!isTaken(allocation, now) || isStale) return { ...place, state: 'free', holder: '' }
    const { expires } = allocation
    const customer = booking
      ? describeCustomer(bookingFrom(key, booking))
      : 'a booking without an owner, of the older program'
    const holder = expires ? `a visitor who is ordering until ${formatMoment(expires)}` : customer
    return { ...place, state: 'taken', holder }
  })
}

/** Those of a booking. Anybody may hold units under its owner, which is public, but a hold ends. */
export async function unitsOf(db: Firestore, transaction: Transaction, owner: string) {
  const { docs } = await transaction.get(db.collection('allocations').where('owner', '==', owner))
  return docs.filter((each) => each.get('expires') === null)
}

/** An item with too few units on a day, and the units that others have. */
export type Shortage = {
  item: Pick<DeskItem, 'name'>
  day: Day
  free: number
  wanted: number
  taken: readonly Unit[]
}

/** @throws if there are any. It says who has the units. */
export function refuseShortages(shortages: readonly Shortage[]): void {
  if (shortages.length === 0) return
  const lines = shortages.map(
    ({ item, day, free, wanted, taken }) =>
      `${item.name}, ${formatDay(day)}: ${free} of ${wanted} free. In the way: ${holdersOf(taken) || 'nobody; there are too few'}`,
  )
  throw new Error(section('Nothing was changed, because too few units are free:', lines).join('\n'))
}

/** "Ann Jensen, (815) 555-0100 (AbC…); 2 x out of service (repair)": who has these units. */
function holdersOf(units: readonly Unit[]): string {
  const holders = units.map(({ holder }) => holder).filter(Boolean)
  return [...groupBy(holders, (holder) => holder)]
    .map(([holder, { length }]) => (length === 1 ? holder : `${length} x ${holder}`))
    .join('; ')
}

/**
 * The units of an item that can be taken on a day. As on the site, each unit that somebody has
 * lowers the number by one, even one beyond a count that was lowered since.
 * @param taken the stored units of the day that somebody has
 */
export function openUnits(
  { capacity }: Pick<DeskItem, 'capacity'>,
  taken: readonly Unit[],
): number[] {
  const numbers = new Set(taken.map(({ unit }) => unit))
  return Array.from({ length: capacity }, (_, unit) => unit)
    .filter((unit) => !numbers.has(unit))
    .slice(0, Math.max(0, capacity - taken.length))
}

/** Books a unit, if it is still as it was read: absent where `updated` is null. */
export function takeUnit(
  db: Firestore,
  taken: {
    item: Pick<DeskItem, 'id'> & { kind: UnitDay['kind'] }
    day: Day
    unit: number
    owner: string
    updated: Timestamp | null
    inPackage?: string | undefined
  },
): Write {
  const { item, day, unit, owner, updated, inPackage } = taken
  const ref = db.collection('allocations').doc(allocationId({ itemId: item.id, day, unit }))
  const fields = { itemID: item.id, kind: item.kind, date: day, unit, owner, expires: null }
  // Removes an earlier owner's package.
  const none = updated !== null && { package: FieldValue.delete() }
  return put(
    ref,
    { ...fields, ...(inPackage === undefined ? none : { package: inPackage }) },
    updated,
  )
}
