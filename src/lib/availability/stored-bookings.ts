// Which units a stored booking takes on which days, from every form that programs have written over the years. One part
// that can't be read never hides another: the rest of the document, and all other documents, still block their days.
import type { ItemKind } from '~/lib/catalogue/item'
import { readStoredDay, type Day } from '~/lib/dates'

/** `quantity` units of one item on one day. */
export type StoredUnits = { itemId: string; kind: ItemKind; day: Day; quantity: number }

/** What a document takes, and the places in it that can't be read (names of fields, never their contents). */
export type StoredBooking = { units: StoredUnits[]; unread: string[] }

/** More of one item than any business owns: a damaged number. */
const maxQuantity = 10_000

/**
 * The units that a document of `bookings` or `bookings-test` takes: each item and day once, exactly the days listed.
 * Never throws, whatever the document is. The kind of an earlier top-level line is not stored, so it says `inflatables`:
 * compare by `itemId`.
 */
export function readStoredUnits(data: unknown): StoredUnits[] {
  return readStoredBooking(data).units
}

/** As `readStoredUnits`, and also tells what could not be read. */
export function readStoredBooking(data: unknown): StoredBooking {
  const fields = recordOf(data)
  const unread: string[] = []
  const units = new Map<string, StoredUnits>()

  for (const kind of ['inflatables', 'extras'] as const) {
    for (const [line, place] of listLines(fields[kind], kind, unread)) {
      for (const taken of readLine(line, kind, place, unread)) {
        const before = units.get(keyOf(taken))?.quantity ?? 0
        units.set(keyOf(taken), { ...taken, quantity: before + taken.quantity })
      }
    }
  }

  // The earlier single-item flow kept its one line at top level, sometimes beside the list that holds it too.
  if (isGiven(fields.inflatableID) && isGiven(fields.bookingDates)) {
    for (const taken of readLine(fields, 'inflatables', '', unread)) {
      if (!units.has(keyOf(taken))) units.set(keyOf(taken), taken)
    }
  }

  if (units.size === 0 && unread.length === 0) unread.push('no item with a date')
  return { units: [...units.values()], unread }
}

function listLines(list: unknown, place: string, unread: string[]): [unknown, string][] {
  if (Array.isArray(list)) {
    return list.map((line: unknown, index) => [line, `${place}[${index}].`])
  }
  if (isGiven(list)) unread.push(place)
  return []
}

function readLine(line: unknown, kind: ItemKind, place: string, unread: string[]): StoredUnits[] {
  const { inflatableID, bookingDates, quantity } = recordOf(line)
  const itemId = readItemId(inflatableID)
  if (itemId === null) unread.push(`${place}inflatableID`)
  const days = readDays(bookingDates, `${place}bookingDates`, unread)
  if (itemId === null) return []
  const count = readQuantity(quantity)
  if (count === null) unread.push(`${place}quantity`)
  return days.map((day) => ({ itemId, kind, day, quantity: count ?? 1 }))
}

/** A document id: a slash in it would be another document's path. */
function readItemId(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const id = value.trim()
  return id !== '' && id.length <= 200 && !id.includes('/') ? id : null
}

function readDays(value: unknown, place: string, unread: string[]): Day[] {
  const texts: unknown[] =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : []
  if (texts.length === 0) unread.push(place)
  const days = new Set<Day>()
  texts.forEach((text, index) => {
    const day = readStoredDay(text)
    if (day) days.add(day)
    else unread.push(`${place}[${index}]`)
  })
  return [...days]
}

function readQuantity(value: unknown): number | null {
  if (value === undefined) return 1
  const readable =
    typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= maxQuantity
  return readable ? value : null
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

const keyOf = ({ itemId, day }: StoredUnits) => `${itemId} ${day}`
