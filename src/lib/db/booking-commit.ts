// The one commit that makes a booking: the booking, the claim on its days, and an allocation for each unit and day.
import { FirebaseError } from 'firebase/app'
import { doc, getDoc, writeBatch } from 'firebase/firestore/lite'
import { allocationId } from '~/lib/availability/allocation'
import type { UnitDay } from '~/lib/availability/pick-units'
import type { ItemKind } from '~/lib/catalogue/item'
import type { BookingDocument } from '~/lib/db/booking-document'
import { db, inTime } from '~/lib/db/client'

export type BookingCommit = {
  /** The booking's secret id. */
  key: string
  /** SHA-256 of the key. */
  owner: string
  booking: BookingDocument
  units: readonly (UnitDay & { kind: ItemKind })[]
}

/** 'refused': the rules said no, nothing was written. 'unanswered': nobody knows whether it was written. */
export type CommitAnswer = 'done' | 'refused' | 'unanswered'

/** Codes by which the database refuses a commit for good; all others may have been applied, or may pass later. */
const refusals = [
  'permission-denied',
  'already-exists',
  'failed-precondition',
  'not-found',
  'invalid-argument',
]

/** Writes everything of a booking, or nothing. Safe to repeat unchanged. */
export async function commitBooking({
  key,
  owner,
  booking,
  units,
}: BookingCommit): Promise<CommitAnswer> {
  const batch = writeBatch(db)
  batch.set(doc(db, 'bookings-test', key), booking)
  batch.set(doc(db, 'claims', owner), { key })
  for (const { itemId, kind, day, unit } of units) {
    // Whole documents: the same write creates a free unit's allocation or takes over an ended hold.
    const allocation = { itemID: itemId, kind, date: day, unit, owner, expires: null }
    batch.set(doc(db, 'allocations', allocationId({ itemId, day, unit })), allocation)
  }
  try {
    await inTime(batch.commit())
    return 'done'
  } catch (error) {
    // The lite SDK's own FirestoreError is another class than the one it exports.
    return error instanceof FirebaseError && refusals.includes(error.code)
      ? 'refused'
      : 'unanswered'
  }
}

/**
 * True when the booking with this key stands in the database.
 * @throws when the database can't be read
 */
export async function bookingExists(key: string): Promise<boolean> {
  return (await inTime(getDoc(doc(db, 'bookings-test', key)))).exists()
}
