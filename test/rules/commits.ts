// The site's commits, and whether the rules let them pass.
import { FirebaseError } from 'firebase/app'
import {
  collection,
  doc,
  getDoc,
  getDocs,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'
import {
  allocation,
  allocationPath,
  booking,
  castleTomorrow,
  minutesFromNow,
  randomId,
  ownerOf,
  type Unit,
} from './builders'

/** Whole documents by path; null deletes. */
export type Writes = Record<string, Record<string, unknown> | null>

/** Writes all in one commit. */
export async function commit(db: Firestore, writes: Writes): Promise<void> {
  const batch = writeBatch(db)
  for (const [path, data] of Object.entries(writes)) {
    if (data === null) batch.delete(doc(db, path))
    else batch.set(doc(db, path), data)
  }
  await batch.commit()
}

/** Booking, claim, booked allocations and, with `hasInvoice`, its invoice. */
export function bookingWrites({
  key = randomId(),
  document = booking(),
  units = [castleTomorrow],
  hasInvoice = false,
}: {
  key?: string
  document?: Record<string, unknown>
  units?: readonly Unit[]
  hasInvoice?: boolean
} = {}): Writes {
  const owner = ownerOf(key)
  return {
    [`bookings-test/${key}`]: document,
    [`claims/${owner}`]: { key },
    ...Object.fromEntries(units.map((unit) => [allocationPath(unit), allocation(unit, owner)])),
    ...(hasInvoice && { [`invoices-test/${key}-balance`]: invoice(key, document) }),
  }
}

export function invoice(key: string, data: Record<string, unknown>) {
  return { data, bookingId: key, paid: false }
}

/** Held allocations, for ten minutes by default. */
export function holdWrites(key: string, units: readonly Unit[], minutes = 10): Writes {
  const held = { expires: minutesFromNow(minutes) }
  return Object.fromEntries(
    units.map((unit) => [allocationPath(unit), allocation(unit, ownerOf(key), held)]),
  )
}

/** Creates the claim and deletes the allocations. */
export function freeingWrites(key: string, units: readonly Unit[]): Writes {
  return {
    [`claims/${ownerOf(key)}`]: { key },
    ...Object.fromEntries(units.map((unit) => [allocationPath(unit), null])),
  }
}

/** Changes fields of several documents in one commit. */
export async function commitUpdates(
  db: Firestore,
  updates: Record<string, Record<string, unknown>>,
): Promise<void> {
  const batch = writeBatch(db)
  for (const [path, fields] of Object.entries(updates)) batch.update(doc(db, path), fields)
  await batch.commit()
}

export const read = async (db: Firestore, path: string) => (await getDoc(doc(db, path))).data()

/** How many documents a collection has. */
export const list = async (db: Firestore, name: string) =>
  (await getDocs(collection(db, name))).size

/** @throws Error when the rules let it pass, or when it fails for another reason. */
export async function refused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked
  } catch (error) {
    // The SDK's errors are never `instanceof FirestoreError`: their base class resets the
    // prototype.
    if (error instanceof FirebaseError && error.code === 'permission-denied') return
    throw error
  }
  throw new Error('The rules let it pass.')
}
