// A booking as the desk's lists need it: from either collection or from both, with its
// units of each day.
import { isCanceled, readBookedLines, type BookedLine } from '~/lib/db/bookings/booked-lines'
import { bookingFrom, type Booking } from '~/lib/db/bookings/read-booking'
import type { Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import type { SyncCatalog } from '../sync/catalog'
import type { StoredDocument } from '../sync/snapshot'

/** A document, and when the database got it. */
export type DatedDocument = StoredDocument & { made: Date }

export type DeskBooking = Booking & {
  collection: 'bookings-test' | 'bookings'
  /** When the database stored it: `created` is the time that the customer's page sent. */
  made: Date
  rented: readonly Rented[]
  /** It is in both collections, and canceled in only one of them. */
  isHalfCanceled: boolean
  /**
   * The booking of `bookings` if both collections have this id with different customers; otherwise
   * null.
   */
  otherCustomer: Booking | null
  /** What can't be read: names of fields, and the dates that they are about. */
  unread: readonly { field: string; dates: readonly unknown[] }[]
}

/** An item, and how many units of it the customer has on each day. */
export type Rented = { itemId: string | null; name: string; perDay: ReadonlyMap<Day, number> }

/**
 * The booking of one id. As in the sync, units that two documents or two forms of a line both list
 * count once (docs/decisions/allocations-sync.md).
 * @param documents `current` of `bookings-test`, `earlier` of `bookings`; one of them may be
 * missing
 */
export function toDeskBooking(
  documents: { current?: DatedDocument | undefined; earlier?: DatedDocument | undefined },
  catalog: SyncCatalog,
): DeskBooking {
  const both = [documents.current, documents.earlier].filter((each) => each !== undefined)
  const active = both.filter(({ data }) => !isCanceled(data))
  const [main] = [...active, ...both]
  if (!main) throw new Error('A booking has at least one document.')
  const nameOf = (id: string) => catalog.get(id)?.name ?? null
  const read = active.map(({ data }) => readBookedLines(data, nameOf))
  const rented = new Map<string, Sum>()
  for (const lines of read)
    combine(rented, [...sumOf(withTop(lines)).values()], (one, other) => Math.max(one, other))
  const booking = bookingFrom(main.id, main.data as Stored)
  const [, other] = active.map(({ id, data }) => bookingFrom(id, data as Stored))
  return {
    ...booking,
    collection: main === documents.current ? 'bookings-test' : 'bookings',
    made: main.made,
    rented: [...rented.values()].map((each) => ({
      ...each,
      name: (each.itemId !== null && nameOf(each.itemId)) || each.name || 'Unnamed item',
    })),
    isHalfCanceled: active.length < both.length && active.length > 0,
    otherCustomer: other && isOther(booking, other) ? other : null,
    unread: read.flatMap(({ unread }) => unread),
  }
}

/**
 * Old ids aren't secret, because bookings could once be listed. So a stranger may have stored a
 * booking under another booking's id.
 */
const isOther = (one: Booking, other: Booking) =>
  (['name', 'lastName', 'phone', 'address'] as const).some(
    (field) => one[field] !== '' && other[field] !== '' && one[field] !== other[field],
  )

/** The bookings of documents of both collections, those of the same id together. */
export function toDeskBookings(
  documents: { bookingsTest: readonly DatedDocument[]; bookings: readonly DatedDocument[] },
  catalog: SyncCatalog,
): DeskBooking[] {
  const current = new Map(documents.bookingsTest.map((each) => [each.id, each]))
  const earlier = new Map(documents.bookings.map((each) => [each.id, each]))
  return [...new Set([...current.keys(), ...earlier.keys()])].map((id) =>
    toDeskBooking({ current: current.get(id), earlier: earlier.get(id) }, catalog),
  )
}

type Sum = { itemId: string | null; name: string; perDay: Map<Day, number> }

const keyOf = ({ itemId, name }: Pick<BookedLine, 'itemId' | 'name'>) => itemId ?? ` ${name}`

/**
 * Some documents have the same line at top level and in the list. Beside a list, a top-level line
 * without an item doesn't count.
 */
function withTop({ lines, atTop }: Pick<ReturnType<typeof readBookedLines>, 'lines' | 'atTop'>) {
  if (atTop === null || (atTop.itemId === null && lines.length > 0)) return lines
  const isListed = (day: Day) =>
    lines.some((line) => keyOf(line) === keyOf(atTop) && line.days.includes(day))
  return [...lines, { ...atTop, days: atTop.days.filter((day) => !isListed(day)) }]
}

function sumOf(lines: readonly BookedLine[]): Map<string, Sum> {
  const rented = lines.map(({ itemId, name, days, quantity }) => ({
    itemId,
    name: name || (itemId ?? ''),
    perDay: new Map(days.map((day) => [day, quantity])),
  }))
  return combine(new Map(), rented, (one, other) => one + other)
}

/** Adds rented items to `all`; `combined` makes one of two quantities of the same item and day. */
function combine(
  all: Map<string, Sum>,
  rented: readonly Rented[],
  combined: (one: number, other: number) => number,
): Map<string, Sum> {
  for (const each of rented) {
    const there = all.get(keyOf(each)) ?? { ...each, perDay: new Map<Day, number>() }
    all.set(keyOf(each), there)
    for (const [day, quantity] of each.perDay)
      there.perDay.set(day, combined(there.perDay.get(day) ?? 0, quantity))
  }
  return all
}
