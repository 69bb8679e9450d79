// A booking as the desk finds it by its id.
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore'

/**
 * The document of `bookings-test`, and the one of `bookings` with the same id where there is one: the sync counts both, so both have
 * to change.
 * @throws if `bookings-test` has no booking of this id
 */
export async function readBooking(db: Firestore, moment: Transaction, id: string) {
  const refs = ['bookings-test', 'bookings'].map((name) => db.collection(name).doc(id))
  const [booking, copy] = (await moment.getAll(...refs)).map((each) =>
    each.exists ? (each as QueryDocumentSnapshot) : null,
  )
  if (!booking) throw new Error(`There is no booking ${id} in bookings-test.`)
  return { booking, copy: copy ?? null }
}
