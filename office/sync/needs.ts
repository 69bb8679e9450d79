// The units that stored bookings need from today on, and documents with unreadable fields.
import { crewDelivery, limitedDeliveryDays } from '~/lib/availability/crew-limit'
import type { Need } from '~/lib/availability/pick-units'
import { needsInBooking, readBookedLines } from '~/lib/db/bookings/booked-lines'
import { textField, type Stored } from '~/lib/db/fields'
import type { Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import { oneLine } from '~/lib/text/one-line'
import type { SyncCatalog } from './catalog'
import type { StoredDocument } from './snapshot'
import { mayBeFrom, shownDate } from './unread-date'

/**
 * Of one item or the crew, on one day, for a booking of `bookings-test`, or (null) all of
 * `bookings`.
 */
export type BookingNeed = {
  id: string
  itemId: string
  kind: ItemKind | typeof crewDelivery.kind
  day: Day
  quantity: number
  packages: Need['packages']
  bookingId: string | null
}

export type BookingNeeds = {
  needs: BookingNeed[]
  /** Documents with fields that can't be read, and those fields' names. */
  malformed: { path: string; fields: string[] }[]
  /** Ids of those that may have days from today on: none of their units is stale. */
  doubtful: ReadonlySet<string>
  /**
   * Documents with items or days of today or later that can't be read, with the dates as stored.
   */
  unreadAhead: { path: string; customer: string; dates: string[] }[]
}

/** @param catalog has the items' names, and what packages contain */
export function collectNeeds(
  collection: 'bookings' | 'bookings-test',
  documents: readonly StoredDocument[],
  today: Day,
  catalog: SyncCatalog = new Map(),
): BookingNeeds {
  const nameOf = (itemId: string) => catalog.get(itemId)?.name ?? null
  const packages = [...catalog]
    .filter(([, { parts }]) => parts.length > 0)
    .map(([id, { parts, hasOwnUnits }]) => ({ id, parts, hasOwnUnits }))
  const isAhead = (date: unknown) => mayBeFrom(today, date)
  const read = documents.map(({ id, data }) => ({
    id,
    path: `${collection}/${id}`,
    data,
    ...needsInBooking(data, nameOf, packages),
  }))
  return {
    needs: read.flatMap(({ id, data, needs }) =>
      [...needs, ...(needs.length === 0 ? [] : deliveriesOf(data))]
        .filter(({ day }) => day >= today)
        .map((taken) => ({ ...taken, id, bookingId: collection === 'bookings' ? null : id })),
    ),
    malformed: read
      .filter(({ unread }) => unread.length > 0)
      .map(({ path, unread }) => ({ path, fields: unread.map(({ field }) => field) })),
    doubtful: new Set(
      read
        .filter(({ unread }) =>
          unread.some(({ dates }) => dates.length === 0 || dates.some(isAhead)),
        )
        .map(({ id }) => id),
    ),
    unreadAhead: read
      .map(({ path, data, unread }) => ({
        path,
        customer: customerOf(data),
        dates: [...new Set(unread.flatMap(({ dates, isQuantity }) => (isQuantity ? [] : dates)))]
          .filter(isAhead)
          .map(shownDate),
      }))
      .filter(({ dates }) => dates.length > 0),
  }
}

/** The crew's deliveries that a booking needs. */
export function deliveriesOf(data: unknown) {
  const lines = readBookedLines(data).listed.filter(({ itemId }) => itemId !== null)
  return limitedDeliveryDays(lines).map((day) => ({
    ...crewDelivery,
    day,
    quantity: 1,
    packages: [],
  }))
}

function customerOf(data: unknown): string {
  const fields = (data ?? {}) as Stored
  const name = oneLine(`${textField(fields, 'name')} ${textField(fields, 'lastName')}`)
  return name || 'no name'
}
