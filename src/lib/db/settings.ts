// The two switches that the office's database holds: `config/requestBooking` and `config/availability`.
import { doc, getDoc } from 'firebase/firestore/lite'
import { db, inTime } from './client'

/** Where taken days come from; 'unknown' while nobody has said so: then no date can be checked and nothing is booked. */
export type AvailabilitySource = 'allocations' | 'bookings' | 'unknown'

/** True while bookings are requests that the office approves. Only the boolean `true` counts. */
export async function readRequestMode(): Promise<boolean> {
  const snapshot = await inTime(getDoc(doc(db, 'config', 'requestBooking')))
  return snapshot.data()?.['status'] === true
}

/** The source of taken days. */
export async function readAvailabilitySource(): Promise<AvailabilitySource> {
  const snapshot = await inTime(getDoc(doc(db, 'config', 'availability')))
  const source: unknown = snapshot.data()?.['source']
  return source === 'allocations' || source === 'bookings' ? source : 'unknown'
}
