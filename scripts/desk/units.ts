// The units of an item on some days, as the desk may change them.
import {
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { allocationId, isBusy } from '~/lib/availability/allocation'
import type { Day } from '~/lib/domain/day'
import { isBlock } from '../sync/owner'
import { getAll, readClaims, toStored } from '../sync/read'
import { readAllocation } from '../sync/snapshot'
import { put, type Write } from '../sync/write'
import type { Item } from './items'

export type Unit = {
  day: Day
  unit: number
  owner: string
  /** When it was last written. */
  updated: Timestamp
  /** free: anybody may take it over; blocked: out of service; taken: booked, held, or unreadable. */
  state: 'free' | 'blocked' | 'taken'
}

/** All stored units of an item between two days, both included. What isn't stored is free. */
export async function readUnits(
  db: Firestore,
  moment: Transaction,
  itemId: string,
  { from, to, now }: { from: Day; to: Day; now: Date },
): Promise<Unit[]> {
  const { docs } = await moment.get(
    db
      .collection('allocations')
      .where('itemID', '==', itemId)
      .where('date', '>=', from)
      .where('date', '<=', to),
  )
  const claims = await readClaims(
    db,
    moment,
    docs.map((each): unknown => each.get('owner')),
  )
  const bookings = await getAll(db, moment, 'bookings-test', [...new Set(claims.values())])
  // The office deleted the booking, so its units are free (docs/data-model.md).
  const deleted = new Set(bookings.filter(({ exists }) => !exists).map(({ id }) => id))
  return docs.map((document) => {
    const allocation = readAllocation(toStored(document))
    const owner = String(document.get('owner'))
    const place = {
      day: document.get('date') as Day,
      unit: Number(document.get('unit')),
      owner,
      updated: document.updateTime,
    }
    if (allocation === null) return { ...place, state: 'taken' }
    if (isBlock(owner)) return { ...place, state: 'blocked' }
    const isFree = !isBusy(allocation, now) || deleted.has(claims.get(owner) ?? '')
    return { ...place, state: isFree ? 'free' : 'taken' }
  })
}

/**
 * The units of an item that can be taken on a day. As on the site, each unit that somebody has lowers the number by one, even one
 * beyond a count that was lowered since.
 * @param busy the stored units of the day that somebody has
 */
export function openUnits({ capacity }: Item, busy: readonly Unit[]): number[] {
  const numbers = new Set(busy.map(({ unit }) => unit))
  return Array.from({ length: capacity }, (_, unit) => unit)
    .filter((unit) => !numbers.has(unit))
    .slice(0, Math.max(0, capacity - busy.length))
}

/** Books a unit, if it is still as it was read: absent where `updated` is null. */
export function takeUnit(
  db: Firestore,
  taken: {
    item: Item
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
  // An earlier owner's package goes.
  const none = updated !== null && { package: FieldValue.delete() }
  return put(
    ref,
    { ...fields, ...(inPackage === undefined ? none : { package: inPackage }) },
    updated,
  )
}
