import { doc, getDoc } from 'firebase/firestore/lite'
import { db, askDatabase } from '~/lib/db/client'
import type { Stored } from '~/lib/db/fields'
import { rulesAllow } from '~/lib/db/rules-allow'
import { isKey } from '~/lib/domain/booking-key'
import { bookingFrom, type Booking } from './read-booking'

/** The booking with this id, or null. */
export async function findBooking(id: string): Promise<Booking | null> {
  const fields = await findBookingDocument(id)
  return fields && bookingFrom(id, fields)
}

/** The same booking as it is stored. */
export async function findBookingDocument(id: string): Promise<Stored | null> {
  // The rules let visitors read no other form of id, because older, shorter ones could be guessed.
  if (!isKey(id)) return null
  const snapshot = await askDatabase(() => getDoc(doc(db, 'bookings-test', id)))
  return snapshot.exists() ? snapshot.data() : null
}

/** Visitors can't read canceled bookings, but the rules answer this (docs/data-model.md). */
export async function wasCanceled(id: string): Promise<boolean> {
  return isKey(id) && (await rulesAllow(doc(db, 'cancellations', id)))
}
