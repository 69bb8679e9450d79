// The bookings that were placed on this device and aren't over: just enough to find them again. The id is the customer's
// secret link, so nothing else of the customer is kept beside it (docs/decisions/booking-page.md).
import { readDay, today, type Day } from '~/lib/time/dates'
import { listText, readDevice, readList, writeDevice } from '~/lib/kept/browser-storage'
import { isKey } from '~/lib/kept/secret'

export type MyBooking = {
  id: string
  lastDay: Day
  /** Of its first item. */
  name: string
}

const storageKey = 'myBookings'

/** Those that aren't over; what is over or damaged is removed from the device. Never throws. */
export function loadMyBookings(): readonly MyBooking[] {
  const stored = readList(readDevice(storageKey))
  const standing = stored.filter(isStanding)
  if (standing.length < stored.length) saveMyBookings(standing)
  return standing
}

/** Never throws: without them the customer still has the link. */
export function saveMyBookings(bookings: readonly MyBooking[]): void {
  writeDevice(storageKey, listText(bookings))
}

/** Keeps a booking until its last day is over. */
export function keepMyBooking(
  id: string,
  lines: readonly { name: string; days: readonly Day[] }[],
): void {
  const lastDay = lines
    .flatMap(({ days }) => days)
    .toSorted()
    .at(-1)
  const name = lines[0]?.name
  if (lastDay === undefined || name === undefined) return
  saveMyBookings([...loadMyBookings().filter((other) => other.id !== id), { id, lastDay, name }])
}

function isStanding(entry: unknown): entry is MyBooking {
  const { id, lastDay, name } = (entry ?? {}) as Partial<MyBooking>
  if (typeof id !== 'string' || typeof lastDay !== 'string' || typeof name !== 'string')
    return false
  return isKey(id) && readDay(lastDay) !== null && lastDay >= today(new Date())
}
