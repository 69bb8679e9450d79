// A booking as its invoice shows it, read back from `bookings-test`.
import { doc, getDoc } from 'firebase/firestore/lite'
import { db, inTime } from '~/lib/db/client'
import { isKey } from '~/lib/storage/secret'
import { toStoredBooking, type StoredBooking } from './read-booking'

/**
 * The booking with this id, or null.
 * @throws when the database can't be read
 */
export async function findStoredBooking(id: string): Promise<StoredBooking | null> {
  // Visitors may read no other: an older, shorter id could be guessed.
  if (!isKey(id)) return null
  const snapshot = await inTime(getDoc(doc(db, 'bookings-test', id)))
  return snapshot.exists() ? toStoredBooking(id, snapshot.data()) : null
}
