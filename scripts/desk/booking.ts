// A booking as the desk finds it by its id.
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore'
import type { Stored } from '~/lib/db/fields'

export type BookingDocument = { ref: DocumentReference; fields: Stored; updated: Timestamp }

/**
 * The document of `bookings-test`, and the one of `bookings` with the same id where there is one: the sync counts both, so both have
 * to change.
 * @throws if `bookings-test` has no booking of this id
 */
export async function readBooking(
  db: Firestore,
  moment: Transaction,
  id: string,
): Promise<{ booking: BookingDocument; copy: BookingDocument | null }> {
  const [booking, copy] = (
    await moment.getAll(db.collection('bookings-test').doc(id), db.collection('bookings').doc(id))
  ).map(toDocument)
  if (!booking) throw new Error(`There is no booking ${id} in bookings-test.`)
  return { booking, copy: copy ?? null }
}

function toDocument(snapshot: DocumentSnapshot): BookingDocument | null {
  const { ref, updateTime } = snapshot
  const fields = snapshot.data()
  return fields && updateTime ? { ref, fields, updated: updateTime } : null
}
