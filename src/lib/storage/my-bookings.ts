// The current bookings of this device. The id is the customer's secret link, so no other customer
// data is stored beside it (docs/decisions/booking-page.md).
import { isKey } from '~/lib/domain/booking-key'
import type { Day } from '~/lib/domain/day'
import { today } from '~/lib/time/dates'
import { readDay } from '~/lib/time/stored-day'
import { listText, readDevice, readList, writeDevice } from './device-storage'

type KeptLine = { itemId: string; days: readonly Day[] }

export type MyBooking = {
  id: string
  lines: readonly KeptLine[]
  /** The first item's name, and how many more there are. */
  name: string
}

const storageKey = 'myBookings'

/** The current bookings. Removes past and damaged ones from the device. Never throws. */
export function loadMyBookings(): readonly MyBooking[] {
  const stored = readList(readDevice(storageKey))
  const current = stored.filter(isCurrent)
  if (current.length < stored.length) saveMyBookings(current)
  return current
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
  const [first, ...more] = lines
  if (first === undefined) return
  const name = more.length === 0 ? first.name : `${first.name} and ${more.length} more`
  const kept = lines.map(({ itemId, days }) => ({ itemId, days }))
  const others = loadMyBookings().filter((other) => other.id !== id)
  saveMyBookings([...others, { id, lines: kept, name }])
}

/** The customer or the office may have moved a booking that this device keeps. */
export function followMyBooking(id: string, lines: readonly KeptLine[]): void {
  const kept = loadMyBookings()
  const now = lines.map(({ itemId, days }) => ({ itemId, days }))
  const isOutdated = kept.some(
    (one) => one.id === id && daysOfBooking(one).join() !== daysOfBooking({ lines: now }).join(),
  )
  if (isOutdated) saveMyBookings(kept.map((one) => (one.id === id ? { ...one, lines: now } : one)))
}

/** All days of a booking, ascending. */
export function daysOfBooking({ lines }: Pick<MyBooking, 'lines'>): Day[] {
  return [...new Set(lines.flatMap(({ days }) => days))].sort()
}

/** The days for which the item was booked on this device. */
export function daysBookedHere(itemId: string): readonly Day[] {
  const lines = loadMyBookings().flatMap((booking) => booking.lines)
  return lines.filter((line) => line.itemId === itemId).flatMap(({ days }) => days)
}

function isCurrent(kept: unknown): kept is MyBooking {
  const { id, lines, name } = (kept ?? {}) as Partial<MyBooking>
  if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(lines)) return false
  if (!isKey(id) || !lines.every(isLine)) return false
  return (daysOfBooking({ lines }).at(-1) ?? '') >= today(new Date())
}

function isLine(line: unknown): line is KeptLine {
  const { itemId, days } = (line ?? {}) as Partial<KeptLine>
  if (typeof itemId !== 'string' || !Array.isArray(days)) return false
  return days.every((day: unknown) => typeof day === 'string' && readDay(day) !== null)
}
