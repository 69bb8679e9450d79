// A booking as the desk finds it by its id.
import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore'
import { toStored } from '../sync/read'
import { describeCustomer } from './customer'
import { toDeskBooking, type DatedDocument } from './desk-booking'
import { readItems } from './items'

/**
 * `documents` has the one of `bookings-test`, and the one of `bookings` with the same id where there
 * is one: the sync counts both, so both have to change. `booking` is what the two say together.
 * @throws if `bookings-test` has no booking of this id, or the two are for different customers
 */
export async function readBooking(
  db: Firestore,
  transaction: Transaction,
  id: string,
  singleUnitItems: readonly string[] = [],
) {
  const refs = ['bookings-test', 'bookings'].map((name) => db.collection(name).doc(id))
  const [current, earlier] = (await transaction.getAll(...refs)).map((each) =>
    each.exists ? (each as QueryDocumentSnapshot) : undefined,
  )
  if (!current)
    throw new Error(
      earlier
        ? `The booking ${id} is only in bookings, the older program's: change it there.`
        : `There's no booking ${id}. It may be canceled.`,
    )
  const catalog = await readItems(db, transaction, singleUnitItems)
  const booking = toDeskBooking(
    { current: dated(current), earlier: earlier && dated(earlier) },
    catalog,
  )
  if (booking.otherCustomer)
    throw new Error(
      `Its document in bookings is for another customer, ${describeCustomer(booking.otherCustomer, `bookings/${id}`)}. Delete the wrong one of the two first.`,
    )
  return { current, documents: earlier ? [current, earlier] : [current], booking, catalog }
}

/** A document that exists. */
export function dated(document: DocumentSnapshot): DatedDocument {
  if (!document.createTime) throw new Error(`${document.ref.path} doesn't exist.`)
  return { ...toStored(document), made: document.createTime.toDate() }
}
