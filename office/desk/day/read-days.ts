// Reads the documents of some days from the database.
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'
import { isCanceled } from '~/lib/db/bookings/booked-lines'
import type { DayRun } from '~/lib/time/day-runs'
import {
  bookingFields,
  getAll,
  readBlocks,
  readClaims,
  readPageByPage,
  toStored,
} from '../../sync/read'
import { dated } from '../booking'
import { readItems } from '../items'
import { readInvoices } from '../unpaid'
import { aboutDays, type DaysSnapshot } from './reading'

/** All of it at one moment, and how many bookings have no date, so that nobody knows their day. */
export function readDays(
  db: Firestore,
  days: DayRun,
  now: Date,
): Promise<{ snapshot: DaysSnapshot; undated: number }> {
  return db.runTransaction(
    async (transaction) => {
      const [{ undated, ...documents }, taken, availability] = await Promise.all([
        readBookings(db, transaction, days, 'all'),
        readTaken(db, transaction, days),
        transaction.get(db.doc('config/availability')),
      ])
      const source: unknown = availability.get('source')
      return { snapshot: { now, ...documents, ...taken, source }, undated }
    },
    { readOnly: true },
  )
}

/**
 * The bookings that may be for some days, the unpaid invoices of theirs, and the catalog.
 * @param which with `unpaid`, the bookings of `bookings-test` that aren't paid, and those of the same ids in `bookings`
 */
export async function readBookings(
  db: Firestore,
  transaction: Transaction,
  days: DayRun,
  which: 'all' | 'unpaid',
) {
  const unpaid = new Set<string>()
  const { idsIn, undated } = await findBookings(db, transaction, days, (document) => {
    if (document.get('paid') !== true) unpaid.add(document.id)
  })
  const isUnpaid = (id: string) => unpaid.has(id)
  const bookingsIn = async (name: Collection) => {
    const ids = which === 'all' ? idsIn(name) : idsIn(name).filter(isUnpaid)
    return (await getAll(db, transaction, name, ids)).filter((each) => each.exists).map(dated)
  }
  const [catalog, bookingsTest, bookings, invoices] = await Promise.all([
    readItems(db, transaction, []),
    bookingsIn('bookings-test'),
    bookingsIn('bookings'),
    readInvoices(db, transaction, idsIn('bookings-test').filter(isUnpaid)),
  ])
  return { catalog, bookingsTest, bookings, invoices, undated }
}

type Collection = 'bookings-test' | 'bookings'

/**
 * The bookings that may be for some days. A day is no field of a booking, so nobody can ask for it:
 * this reads the dates of all bookings.
 * @param see gets each document of `bookings-test`, with the fields of `bookingFields`
 * @returns `idsIn`: the ids of a collection that are for these days in it or in the other one
 */
async function findBookings(
  db: Firestore,
  transaction: Transaction,
  days: DayRun,
  see: (document: QueryDocumentSnapshot) => void,
) {
  const there = { 'bookings-test': new Set<string>(), bookings: new Set<string>() }
  const ids = new Set<string>()
  let undated = 0
  async function find(name: Collection) {
    for await (const page of readPageByPage(
      transaction,
      db.collection(name).select(...bookingFields),
    ))
      for (const document of page) {
        const { id, data } = toStored(document)
        there[name].add(id)
        if (name === 'bookings-test') see(document)
        const answer = aboutDays(data, days)
        if (answer === 'yes') ids.add(id)
        else if (answer === 'undated' && !isCanceled(data)) undated += 1
      }
  }
  await Promise.all([find('bookings-test'), find('bookings')])
  return { undated, idsIn: (name: Collection) => [...there[name]].filter((id) => ids.has(id)) }
}

/** The days' allocations, the claims of their owners, and the notes of those out of service. */
async function readTaken(db: Firestore, transaction: Transaction, { from, to }: DayRun) {
  const { docs } = await transaction.get(
    db.collection('allocations').where('date', '>=', from).where('date', '<=', to),
  )
  const ownerIn = (each: (typeof docs)[number]) => String(each.get('owner'))
  const claims = await readClaims(db, transaction, docs.map(ownerIn))
  const blocks = await readBlocks(db, transaction, docs, claims)
  return { allocations: docs.map(toStored), claims, blocks }
}
