// What is about to be booked from an item's own page, in the browser session under the keys of older sessions.
import { readStoredDay, toStoredDay, type Day } from '~/lib/dates'
import { readSession, writeSession } from '~/lib/session'

const keys = {
  days: 'bookingDates',
  // So spelt in older sessions.
  item: 'infatableID',
  itemToo: 'inflatableID',
  image: 'imageInflatable',
  name: 'inflatableName',
} as const

/** The days kept for this very item, ascending; none when the session is about another one or can't be read. */
export function loadItemDays(itemId: string): Day[] {
  const stored = readSession(keys.item) ?? readSession(keys.itemToo)
  if (stored !== itemId) return []
  const days = (readSession(keys.days) ?? '').split(',').map(readStoredDay)
  return [...new Set(days.filter((day) => day !== null))].toSorted()
}

/** Keeps what is about to be booked. */
export function saveItemDays(
  item: { id: string; name: string; image: string },
  days: readonly Day[],
): void {
  writeSession(keys.days, days.map(toStoredDay).join(', '))
  writeSession(keys.item, item.id)
  writeSession(keys.itemToo, '')
  writeSession(keys.image, item.image)
  writeSession(keys.name, item.name)
}

/** Forgets it: the booking stands, or can't be made. */
export function clearItemDays(): void {
  for (const key of Object.values(keys)) writeSession(key, '')
}
