// Reads one booking of `bookings-test` by its id.
import { doc, getDoc } from 'firebase/firestore/lite'
import { db, inTime } from '~/lib/db/client'
import { isKey } from '~/lib/storage/secret'
import { toStoredBooking, type StoredBooking } from './read-booking'

/**
 * The booking with this id, or null.
 * @throws when the database can't be read
 */
export async function findStoredBooking(id: string): Promise<StoredBooking | null> {
  // Visitors may read no other form of id: an older, shorter one could be guessed.
  if (!isKey(id)) return null
  const snapshot = await inTime(() => getDoc(doc(db, 'bookings-test', id)))
  return snapshot.exists() ? toStoredBooking(id, snapshot.data()) : null
}
