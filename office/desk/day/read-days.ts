// Reads the documents of some days from the database.
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { isCanceled } from '~/lib/db/bookings/stored-lines'
import type { Stored } from '~/lib/db/fields'
import type { EventDays } from '~/lib/event/event-days'
import { getAll, readAll, readBlocks, readClaims, readPages, toStored } from '../../sync/read'
import { dated } from '../booking'
import { readInvoices } from '../unpaid'
import type { DatedDocument } from '../orders'
import { aboutDays, type DaysSnapshot } from './reading'

/** All of it at one moment, and how many bookings have no date, so that nobody knows their day. */
export function readDays(
  db: Firestore,
  days: EventDays,
  now: Date,
): Promise<{ snapshot: DaysSnapshot; undated: number }> {
  return db.runTransaction(
    async (moment) => {
      const { ids, undated } = await findIds(db, moment, days)
      const list = async (name: string) =>
        (await readAll(moment, db.collection(name))).map(toStored)
      const bookingsTest = await readBookings(db, moment, { collection: 'bookings-test', ids })
      const unpaid = bookingsTest.filter(({ data }) => (data as Stored)['paid'] !== true)
      const availability = await moment.get(db.doc('config/availability'))
      const snapshot = {
        now,
        inflatables: await list('inflatables'),
        extras: await list('extras'),
        bookingsTest,
        bookings: await readBookings(db, moment, { collection: 'bookings', ids }),
        ...(await readTaken(db, moment, days)),
        invoices: await readInvoices(
          db,
          moment,
          unpaid.map(({ id }) => id),
        ),
        source: availability.get('source') as unknown,
      }
      return { snapshot, undated }
    },
    { readOnly: true },
  )
}

/** The fields that name a booking's days, and those that say whether it is canceled. */
const dateFields = ['inflatables', 'extras', 'inflatableID', 'bookingDates']
const cancelFields = ['canceled', 'cancelled', 'status', 'state', 'approved']

/** A day is no field of a booking, so nobody can ask for it: this reads the dates of all bookings and keeps the ids of the days' own. */
async function findIds(db: Firestore, moment: Transaction, days: EventDays) {
  const ids = new Set<string>()
  let undated = 0
  for (const name of ['bookings-test', 'bookings']) {
    const query = db.collection(name).select(...dateFields, ...cancelFields)
    for await (const page of readPages(moment, query))
      for (const { id, data } of page.map(toStored)) {
        const answer = aboutDays(data, days)
        if (answer === 'yes') ids.add(id)
        else if (answer === 'undated' && !isCanceled(data)) undated += 1
      }
  }
  return { ids: [...ids], undated }
}

async function readBookings(
  db: Firestore,
  moment: Transaction,
  { collection, ids }: { collection: string; ids: readonly string[] },
): Promise<DatedDocument[]> {
  return (await getAll(db, moment, collection, ids)).filter((each) => each.exists).map(dated)
}

/** The days' allocations, the claims of their owners, and the notes of those out of service. */
async function readTaken(db: Firestore, moment: Transaction, { from, to }: EventDays) {
  const { docs } = await moment.get(
    db.collection('allocations').where('date', '>=', from).where('date', '<=', to),
  )
  const ownerIn = (each: (typeof docs)[number]) => String(each.get('owner'))
  const claims = await readClaims(db, moment, docs.map(ownerIn))
  const blocks = await readBlocks(db, moment, docs, claims)
  return { allocations: docs.map(toStored), claims, blocks }
}
