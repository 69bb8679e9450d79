// Reads the database for the planner.
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore'
import type { Stored } from '~/lib/db/fields'
import { today } from '~/lib/time/dates'
import { collectNeeds } from './needs'
import { hasBlockMark, ownerOf } from './owner'
import type { Snapshot, StoredDocument } from './snapshot'

export type Reading = {
  snapshot: Snapshot
  /** When each allocation was last written, so that a write over a newer one is refused. */
  updated: ReadonlyMap<string, Timestamp>
  requestBooking: DocumentSnapshot
  availability: DocumentSnapshot
}

/** Reads everything at one moment, so that a booking made meanwhile is in all of it or in none. */
export function readDatabase(db: Firestore, now: Date): Promise<Reading> {
  return db.runTransaction((transaction) => read(db, transaction, now), { readOnly: true })
}

async function read(db: Firestore, transaction: Transaction, now: Date): Promise<Reading> {
  const list = async (name: string) =>
    (await readAll(transaction, db.collection(name))).map(toStored)
  const listBookings = async (name: string) =>
    (await readAll(transaction, db.collection(name).select(...bookingFields))).map(toStored)
  const future = db.collection('allocations').where('date', '>=', today(now)).orderBy('date')
  const [allocations, bookingsTest, bookings, inflatables, extras] = await Promise.all([
    readAll(transaction, future),
    listBookings('bookings-test'),
    listBookings('bookings'),
    list('inflatables'),
    list('extras'),
  ])
  const claims = await readClaims(db, transaction, [
    ...allocations.map((allocation): unknown => allocation.get('owner')),
    ...collectNeeds('bookings-test', bookingsTest, today(now)).needs.map(({ bookingId }) =>
      ownerOf(bookingId ?? ''),
    ),
  ])
  const snapshot = {
    now,
    inflatables,
    extras,
    bookings,
    bookingsTest,
    allocations: allocations.map(toStored),
    claims,
    blocks: new Set((await readBlocks(db, transaction, allocations, claims)).keys()),
  }
  const [requestBooking, availability] = await Promise.all([
    transaction.get(db.doc('config/requestBooking')),
    transaction.get(db.doc('config/availability')),
  ])
  return {
    snapshot,
    updated: new Map(allocations.map(({ id, updateTime }) => [id, updateTime])),
    requestBooking,
    availability,
  }
}

/** What says which units a booking takes on which days, for whom, and whether it is paid. */
export const bookingFields = [
  'inflatables',
  'extras',
  'inflatableID',
  'inflatableName',
  'bookingDates',
  'quantity',
  'canceled',
  'cancelled',
  'status',
  'state',
  'approved',
  'paid',
  'name',
  'lastName',
]

/** A whole collection or query. */
export async function readAll(transaction: Transaction, query: Query) {
  const all: QueryDocumentSnapshot[] = []
  for await (const page of readPageByPage(transaction, query)) all.push(...page)
  return all
}

/** With pages of 500, 10,000 bookings take three times as long. */
const pageSize = 2_500

/** A whole collection or query page by page, for a command that keeps little of each page. */
export async function* readPageByPage(transaction: Transaction, query: Query) {
  const ordered = query.orderBy(FieldPath.documentId()).limit(pageSize)
  let page = await transaction.get(ordered)
  yield page.docs
  while (page.size === pageSize) {
    page = await transaction.get(ordered.startAfter(page.docs.at(-1)))
    yield page.docs
  }
}

/** The keys of those of these owners that have a claim. */
export async function readClaims(
  db: Firestore,
  transaction: Transaction,
  owners: readonly unknown[],
) {
  const ids = [...new Set(owners)].filter(
    (owner): owner is string => typeof owner === 'string' && /^[0-9a-f]{64}$/.test(owner),
  )
  const claims = new Map<string, string>()
  for (const claim of await getAll(db, transaction, 'claims', ids)) {
    const key: unknown = claim.get('key')
    if (typeof key === 'string') claims.set(claim.id, key)
  }
  return claims
}

/**
 * The office's notes on units out of service, by the allocation's id. Only staff can write notes,
 * but one may be left over. So the allocation must be booked, under the desk's mark and without a
 * claim, too.
 */
export async function readBlocks(
  db: Firestore,
  transaction: Transaction,
  allocations: readonly DocumentSnapshot[],
  claims: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, Stored>> {
  const marked = allocations.filter((each) => {
    const owner = String(each.get('owner'))
    return each.get('expires') === null && hasBlockMark(owner) && !claims.has(owner)
  })
  const ids = marked.map(({ id }) => id)
  const notes = (await getAll(db, transaction, 'blocks', ids)).filter(({ exists }) => exists)
  return new Map(notes.map((note) => [note.id, note.data() ?? {}]))
}

const idsAtOnce = 500

/** The documents with these ids, including missing ones. */
export async function getAll(
  db: Firestore,
  transaction: Transaction,
  collection: string,
  ids: readonly string[],
): Promise<DocumentSnapshot[]> {
  const refs = ids.map((id) => db.collection(collection).doc(id))
  const parts = Array.from({ length: Math.ceil(refs.length / idsAtOnce) }, (_, part) =>
    transaction.getAll(...refs.slice(part * idsAtOnce, (part + 1) * idsAtOnce)),
  )
  return (await Promise.all(parts)).flat()
}

/** A document's id and fields, with `Date` in place of each timestamp. */
export function toStored(document: DocumentSnapshot): StoredDocument {
  return { id: document.id, data: plain(document.data() ?? {}) }
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]))
}
