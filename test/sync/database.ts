// A new database for each test, on the emulator. Tests use it as staff do: no rules apply.
import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore, type Firestore } from 'firebase-admin/firestore'
import { onTestFinished, vi } from 'vitest'
import { sayWith } from '../../office/printable.mjs'
import { syncAllocations } from '../../office/sync/sync'

/** Noon of June 1, 2027 in Chicago. */
export const now = new Date('2027-06-01T17:00:00Z')

export function openDatabase(host: string | null, projectId = `demo-${randomUUID()}`) {
  // The admin SDK finds the emulator only here.
  process.env.FIRESTORE_EMULATOR_HOST = host ?? ''
  const app = initializeApp({ projectId }, projectId)
  onTestFinished(() => deleteApp(app))
  return { db: getFirestore(app), projectId }
}

/** Writes documents, each under its path. */
export async function store(db: Firestore, documents: Record<string, Record<string, unknown>>) {
  const batch = db.batch()
  for (const [path, fields] of Object.entries(documents)) batch.set(db.doc(path), fields)
  await batch.commit()
}

/** Every document of a database with few of them, by path. */
export async function everything(db: Firestore): Promise<Record<string, unknown>> {
  const collections = await db.listCollections()
  const lists = await Promise.all(collections.map((collection) => collection.get()))
  return Object.fromEntries(lists.flatMap(({ docs }) => docs.map((d) => [d.ref.path, d.data()])))
}

export async function idsOf(db: Firestore, collection: string): Promise<string[]> {
  return (await db.collection(collection).get()).docs.map(({ id }) => id)
}

export async function sync(
  db: Firestore,
  isApplied: boolean,
  { acceptsUnread = false, at = now } = {},
) {
  const lines: string[] = []
  const say = sayWith((line) => lines.push(line))
  const isReady = await syncAllocations(db, {
    isApplied,
    acceptsUnread,
    now: at,
    singleUnitItems: [],
    say,
  })
  return { isReady, text: lines.join('\n') }
}

export function line(inflatableID: string, bookingDates: string[], quantity?: number) {
  return {
    inflatableID,
    inflatableName: 'Item',
    inflatableImage: '',
    bookingDates,
    ...(quantity === undefined ? {} : { quantity }),
  }
}

/**
 * Lets somebody else write after the next reading, before the commit that it was read for.
 * @returns the spy on all readings
 */
export function afterReading(db: Firestore, visit: () => Promise<unknown>) {
  const read = db.runTransaction.bind(db)
  return vi.spyOn(db, 'runTransaction').mockImplementationOnce(async (...args) => {
    const reading = await read(...args)
    await visit()
    return reading
  })
}
