// The units that stored bookings need from today on, and documents with unreadable parts.
import { readStoredBooking } from '~/lib/db/bookings/stored-lines'
import type { ItemKind } from '~/lib/domain/item'
import type { Day } from '~/lib/domain/day'
import type { StoredDocument } from './snapshot'

/** Units of one item on one day, for a booking of `bookings-test`, or (null) for all of `bookings` together. */
export type Need = {
  itemId: string
  kind: ItemKind
  day: Day
  quantity: number
  bookingId: string | null
}

export type Needs = {
  needs: Need[]
  /** Documents with parts that can't be read, those parts' names, and whether one could mean an item on a day. */
  malformed: {
    id: string
    parts: string[]
    mayMean: (itemId: string, day: Day) => boolean
  }[]
}

/** @param identify whose need it is: the document's, or null for all of `bookings` */
export function readNeeds(
  documents: readonly StoredDocument[],
  today: Day,
  identify: (id: string) => string | null,
): Needs {
  const read = documents.map(({ id, data }) => ({ id, ...readStoredBooking(data) }))
  return {
    needs: read.flatMap(({ id, units }) =>
      units
        .filter(({ day }) => day >= today)
        .map((taken) => ({ ...taken, bookingId: identify(id) })),
    ),
    malformed: read
      .filter(({ unread }) => unread.length > 0)
      .map(({ id, unread }) => ({
        id,
        parts: unread.map(({ place }) => place),
        mayMean: (itemId, day) => unread.some((part) => part.mayMean(itemId, day)),
      })),
  }
}
