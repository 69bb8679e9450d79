// Parts of the bookings of a Saturday, June 12, 2027, and what the day's sheet has of them.
import type { Stored } from '~/lib/db/fields'
import { eachStoredAmount } from '~/lib/domain/amounts'
import { deliveryHours, latestPickUp, pickUpsAfter, timeWindows } from '~/lib/domain/business'
import { toDollars } from '~/lib/domain/money'
import { readHour } from '~/lib/time/business-time'

/** What differs from a row of `usual`, written by hand. */
export type Listed = {
  delivered: string
  pickedUp: string
  time: string
  /** Minutes after midnight at which the delivery can begin. */
  from: number
  pickUp: string
  payment: string
  ground: string
  notes: string
  attention: string
}

export const usual: Listed = {
  delivered: '1 x Red Castle',
  pickedUp: '1 x Red Castle',
  time: `Between ${deliveryHours.from} and ${deliveryHours.to}.`,
  from: readHour(deliveryHours.from) ?? 0,
  pickUp: `After ${pickUpsAfter}.`,
  payment: 'To be paid: $292.84',
  ground: 'Grass',
  notes: '',
  attention: '',
}

export type Form = {
  /**
   * Fields in `bookings-test` and `bookings` that differ from `usualFields`; the collection lacks
   * it without them.
   */
  test?: Stored
  earlier?: Stored
  /** Whole hours before noon of Friday at which the database got it; 2 if it isn't said. */
  hours?: number
  invoice?: Stored
  /** False if it is never to be paid within 24 hours, or is for no day. */
  isDue?: false
  /** Saturday if it isn't said; null if no day can be read. */
  firstDay?: string | null
  listed: Partial<Listed>
}

const names: Readonly<Record<string, string>> = {
  castle: 'Red Castle',
  chair: 'Folding Chairs',
  set: 'Chair Set x 40',
  party: 'Party',
}

export const rentals = {
  inflatables: [
    { id: 'castle', data: { name: 'Red Castle', count: '400' } },
    {
      id: 'party',
      data: {
        name: 'Party',
        count: '',
        parts: [
          { kind: 'inflatables', id: 'castle', quantity: 1 },
          { kind: 'extras', id: 'chair', quantity: 20 },
        ],
      },
    },
  ],
  extras: [
    { id: 'chair', data: { name: 'Folding Chairs', count: 9000 } },
    { id: 'set', data: { name: 'Chair Set x 40', count: 90 } },
  ],
}

export const [friday, saturday, sunday] = ['06/11/2027', '06/12/2027', '06/13/2027'] as const

export const line = (inflatableID: unknown, bookingDates: unknown, some: Stored = {}) => ({
  inflatableID,
  inflatableName: names[String(inflatableID)] ?? 'Old Moonwalk',
  inflatableImage: '/photos/castle.jpg',
  bookingDates,
  ...some,
})
export const castle = (...dates: unknown[]) => ({ inflatables: [line('castle', dates)] })
export const only = (...extras: unknown[]) => ({ inflatables: [], extras })

/** $292.84 in all. */
export const balances = {
  ...eachStoredAmount(() => 0),
  rent: 185,
  deliveryFee: 30,
  insurance: 45,
  tax: 16.19,
  damageWaiver: 16.65,
}

export const usualFields = {
  ...castle(saturday),
  extras: [],
  balances,
  method: 'Cash In Office',
  paid: false,
  created: '06/01/2027 | 09:00',
  specificTime: '12:00',
  floorType: 'grass',
  approved: 'True',
}

/** The pick-up on the booking's page of a customer with a set time. */
export const latePickUp = `After ${pickUpsAfter}, until ${latestPickUp}.`

/** The usual amounts with a time window, and what the sheet says of them. */
export const withWindow = (window: 'exact' | 'oneHour' | 'twoHours') => {
  const dollars = toDollars(timeWindows[window].cents)
  return { dollars, payment: `To be paid: $${(292.84 + dollars).toFixed(2)}` }
}

/** Units that are delivered and picked up on this day. */
export const both = (items: string) => ({ delivered: items, pickedUp: items })
export const nothing = both('')
