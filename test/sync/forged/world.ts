// A shop with two customers, a booking of the older program and a chair out of service, and what
// strangers add to it.
import { Timestamp } from 'firebase-admin/firestore'
import { addDays, today } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { blockOwner, ownerOf, syncOwner } from '../../../office/sync/owner'
import { line } from '../database'
import { ann, bob, catalog, ofAnn, ofBob, bookingFor } from '../desk/desk'

export type Documents = Record<string, Record<string, unknown>>

/**
 * The documents that a stranger left, the command that the office then runs, what the command
 * prints, and everything it writes: `+`, `-` or `~` and a path.
 */
export type Forged = {
  forged: Documents
  command: readonly string[]
  says: string | RegExp
  /** What it must not print. */
  never?: RegExp
  writes?: readonly string[]
}

// Two days after the emulator's own clock, so that every booking is past its 24 hours.
export const at = new Date(Date.now() + 48 * 3_600_000)
export const dayIn = (count: number) => addDays(today(at), count)
export const datesIn = (...counts: number[]) => counts.map((count) => toStoredDay(dayIn(count)))

/** Everybody's event. */
export const event = dayIn(10)
/** A day on which nobody has anything. */
export const later = dayIn(20)

/** An id that a stranger found in minutes: its hash begins like the owners of blocked units. */
export const likeBlock = 'EveEveEveEveAAEpVxhK'
export const eve = 'EveEveEveEveEveEveEE'
export const carl = 'CarlCarlCarlCarlCarl'
export const older = 'OlgaOlgaOlgaOlgaOlga'

const kinds: Record<string, string> = { chair: 'extras' }

/** A booked unit. */
export function unit(itemID: string, date: string, number: number, owner: string, some = {}) {
  const fields = { itemID, kind: kinds[itemID] ?? 'inflatables', date, unit: number, owner }
  return { [`allocations/${itemID}_${date}_${number}`]: { ...fields, expires: null, ...some } }
}

/**
 * `count` units that visitors hold, from the unit `first` on. Minutes until the hold ends; less
 * than 0 if it has ended.
 */
export function holds(
  itemID: string,
  date: string,
  owner: string,
  { count = 1, first = 0, minutes = 10 } = {},
): Documents {
  const expires = Timestamp.fromMillis(at.getTime() + minutes * 60_000)
  return Object.assign(
    {},
    ...Array.from({ length: count }, (_, index) =>
      unit(itemID, date, first + index, owner, { expires }),
    ),
  ) as Documents
}

/** All sixty chairs on nine days. */
export const manyHolds = (owner: string): Documents =>
  Object.assign(
    {},
    ...Array.from({ length: 9 }, (_, index) =>
      holds('chair', dayIn(20 + index), owner, { count: 60 }),
    ),
  ) as Documents

export const claim = (key: string): Documents => ({ [`claims/${ownerOf(key)}`]: { key } })

/** A booking with its claim and, by `units`, its allocations. */
export const booking = (key: string, lines: object, some: object = {}, units: Documents = {}) => ({
  [`bookings-test/${key}`]: bookingFor('Eve', lines, some),
  ...claim(key),
  ...units,
})

export const castle = (...counts: number[]) => ({
  inflatables: [line('castle', datesIn(...counts))],
})
export const chairs = (quantity: number, ...counts: number[]) => ({
  extras: [line('chair', datesIn(...counts), quantity)],
})

export const outage = blockOwner()
const fromSync = syncOwner()

/** What was there before, as `npm run allocations:sync` and `npm run block` leave it. */
export const shop: Documents = {
  ...catalog,
  'inflatables/party': {
    name: 'Party',
    count: '',
    parts: [
      { kind: 'inflatables', id: 'castle', quantity: 1 },
      { kind: 'extras', id: 'chair', quantity: 2 },
    ],
  },
  'config/availability': { source: 'allocations' },
  'config/requestBooking': { status: false },
  ...ofAnn(castle(10), { paid: true, method: 'Credit Card' }),
  ...claim(ann),
  ...unit('castle', event, 0, ownerOf(ann)),
  ...ofBob(chairs(2, 10)),
  ...claim(bob),
  ...unit('chair', event, 0, ownerOf(bob)),
  ...unit('chair', event, 1, ownerOf(bob)),
  [`bookings/${older}`]: { ...bookingFor('Olga', {}), ...chairs(1, 10) },
  ...unit('chair', event, 2, fromSync),
  ...unit('chair', event, 3, outage),
  [`blocks/chair_${event}_3`]: { reason: 'repair', until: event },
}

/** The paths of some units, each with a sign. */
export const marked = (sign: '+' | '-' | '~', documents: Documents) =>
  Object.keys(documents).map((path) => `${sign}${path}`)

export const canceled = (key: string) => [`+canceled-bookings/${key}`, `-bookings-test/${key}`]
