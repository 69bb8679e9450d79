// The units that stored bookings need from today on, and documents with unreadable parts.
import { readStoredBooking } from '~/lib/db/bookings/stored-lines'
import { textField, type Stored } from '~/lib/db/fields'
import type { ItemKind } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import type { SyncCatalogue } from './catalogue'
import type { StoredDocument } from './snapshot'
import { mayBeFrom, shownDate } from './unread-date'

/** Units of one item on one day, for a booking of `bookings-test`, or (null) for all of `bookings` together. */
export type Need = {
  /** The document that needs them. */
  id: string
  itemId: string
  kind: ItemKind
  day: Day
  quantity: number
  /** The packages that units of it are part of, as in `Demand`. */
  packages: readonly string[]
  bookingId: string | null
}

export type Needs = {
  needs: Need[]
  /** Documents with parts that can't be read, those parts' names, and whether one could mean an item on a day. */
  malformed: {
    path: string
    parts: string[]
    mayMean: (itemId: string, day: Day) => boolean
  }[]
  /** Documents with unreadable parts that may be about today or later: the customer, and the dates as they are stored. */
  unreadAhead: { path: string; customer: string; dates: string[] }[]
}

/** @param catalogue has the items' names, and what packages contain */
export function readNeeds(
  collection: 'bookings' | 'bookings-test',
  documents: readonly StoredDocument[],
  today: Day,
  catalogue: SyncCatalogue = new Map(),
): Needs {
  const nameOf = (itemId: string) => catalogue.get(itemId)?.name ?? null
  const packages = [...catalogue]
    .filter(([, { parts }]) => parts.length > 0)
    .map(([id, { parts, hasOwnUnits }]) => ({ id, parts, hasOwnUnits }))
  const read = documents.map(({ id, data }) => ({
    id,
    path: `${collection}/${id}`,
    data,
    ...readStoredBooking(data, nameOf, packages),
  }))
  return {
    needs: read.flatMap(({ id, units }) =>
      units
        .filter(({ day }) => day >= today)
        .map((taken) => ({ ...taken, id, bookingId: collection === 'bookings' ? null : id })),
    ),
    malformed: read
      .filter(({ unread }) => unread.length > 0)
      .map(({ path, unread }) => ({
        path,
        parts: unread.map(({ place }) => place),
        mayMean: (itemId, day) => unread.some((part) => part.mayMean(itemId, day)),
      })),
    unreadAhead: read
      .map(({ path, data, unread }) => ({
        path,
        customer: customerOf(data),
        dates: [...new Set(unread.flatMap(({ dates }) => dates))]
          .filter((date) => mayBeFrom(today, date))
          .map(shownDate),
      }))
      .filter(({ dates }) => dates.length > 0),
  }
}

function customerOf(data: unknown): string {
  const fields = (data ?? {}) as Stored
  const name = `${textField(fields, 'name')} ${textField(fields, 'lastName')}`.trim()
  return name || 'no name'
}
