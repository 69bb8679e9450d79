// The office's two switches: `config/requestBooking` and `config/availability`.
import { doc, getDoc } from 'firebase/firestore/lite'
import { db, askDatabase } from './client'

/** Where taken days come from. With 'unknown' no date can be checked and nothing is booked. */
export type AvailabilitySource = 'allocations' | 'bookings' | 'unknown'

/** Whether the office approves each booking. Only `true` counts (docs/data-model.md). */
export async function readRequestMode(): Promise<boolean> {
  const snapshot = await askDatabase(() => getDoc(doc(db, 'config', 'requestBooking')))
  return snapshot.data()?.['status'] === true
}

/** The source of taken days (docs/data-model.md). */
export async function readAvailabilitySource(): Promise<AvailabilitySource> {
  const snapshot = await askDatabase(() => getDoc(doc(db, 'config', 'availability')))
  const source: unknown = snapshot.data()?.['source']
  return source === 'allocations' || source === 'bookings' ? source : 'unknown'
}
