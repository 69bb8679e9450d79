// The bookings that were placed on this device and aren't over: just enough to find them again. The id is the customer's
// secret link, so nothing else of the customer is kept beside it (docs/decisions/booking-page.md).
import { readDay, today, type Day } from '~/lib/time/dates'
import { listText, readDevice, readList, writeDevice } from '~/lib/kept/browser-storage'
import { isKey } from '~/lib/kept/secret'

export type MyBooking = {
  id: string
  /** Ids of what was booked. */
  items: readonly string[]
  /** Ascending. */
  days: readonly Day[]
  /** Of its first item, and how many there are beside it. */
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
  lines: readonly { itemId: string; name: string; days: readonly Day[] }[],
): void {
  const days = [...new Set(lines.flatMap((line) => line.days))].toSorted()
  const [first, ...more] = lines
  if (days.length === 0 || first === undefined) return
  const name = more.length === 0 ? first.name : `${first.name} and ${more.length} more`
  const items = lines.map(({ itemId }) => itemId)
  const others = loadMyBookings().filter((other) => other.id !== id)
  saveMyBookings([...others, { id, items, days, name }])
}

/** The days on which a booking of this device has the item, as far as that is kept: all days of each booking with it. */
export function daysBookedHere(itemId: string): readonly Day[] {
  return loadMyBookings()
    .filter(({ items }) => items.includes(itemId))
    .flatMap(({ days }) => days)
}

function isStanding(entry: unknown): entry is MyBooking {
  const { id, items, days, name } = (entry ?? {}) as Partial<MyBooking>
  if (typeof id !== 'string' || typeof name !== 'string') return false
  if (!Array.isArray(items) || !Array.isArray(days)) return false
  const areDays = days.every((day) => typeof day === 'string' && readDay(day) !== null)
  return isKey(id) && areDays && days.at(-1) >= today(new Date())
}
