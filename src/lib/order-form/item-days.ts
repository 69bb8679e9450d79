// The days and units chosen in an item's panel, before they are in the cart or booked. The last
// item's days also use the keys of older sessions (docs/specification.md, 20.18).
import type { Day } from '~/lib/domain/day'
import { readSession, writeSession } from '~/lib/storage/browser-storage'
import type { SessionKey } from '~/lib/storage/stored-keys'
import { readStoredDay, toStoredDay } from '~/lib/time/stored-day'
import { keepOfItem, readOfItem } from './stored-by-item'

const key = 'itemDays'
const lastItem: Record<'days' | 'item' | 'itemToo' | 'image' | 'name', SessionKey> = {
  days: 'bookingDates',
  // Older sessions use this spelling.
  item: 'infatableID',
  itemToo: 'inflatableID',
  image: 'imageInflatable',
  name: 'inflatableName',
}

type ItemDays = {
  days: readonly Day[]
  quantity: number
  /** The event in the URL when they were picked: '' or `?date=2026-12-12`. */
  eventQuery: string
}

/** The days (ascending) and quantity chosen for this item; none if they can't be read. */
export function loadItemDays(itemId: string): ItemDays {
  const { dates, quantity, eventQuery } = readOfItem(key, itemId)
  // A session of an earlier version has only one item.
  const older = namedItem() === itemId ? readDays(readSession(lastItem.days)) : null
  return {
    days: readDays(dates) ?? older ?? [],
    quantity:
      typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
    eventQuery: typeof eventQuery === 'string' ? eventQuery : '',
  }
}

function readDays(text: unknown): Day[] | null {
  if (typeof text !== 'string') return null
  const days = text.split(',').map(readStoredDay)
  return [...new Set(days.filter((day) => day !== null))].sort()
}

/** Stores the days and quantity chosen for an item. */
export function saveItemDays(
  item: { id: string; name: string; image: string },
  { days, quantity, eventQuery }: ItemDays,
): void {
  const dates = days.map(toStoredDay).join(', ')
  keepOfItem(key, item.id, { dates, quantity, eventQuery })
  writeSession(lastItem.days, dates)
  writeSession(lastItem.item, item.id)
  writeSession(lastItem.image, item.image)
  writeSession(lastItem.name, item.name)
}

/** Removes an item's days, which can't be booked; those of others stay. */
export function clearItemDays(itemId: string): void {
  keepOfItem(key, itemId, null)
  if (namedItem() === itemId) for (const each of Object.values(lastItem)) writeSession(each, '')
}

/** Removes the days of all items. */
export function clearAllItemDays(): void {
  writeSession(key, '')
  for (const each of Object.values(lastItem)) writeSession(each, '')
}

const namedItem = () => readSession(lastItem.item) ?? readSession(lastItem.itemToo)
