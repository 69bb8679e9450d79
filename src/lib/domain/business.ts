// The business's constants (docs/rules.md). Rates are whole basis points, money is whole cents. A
// build writes those that the rules compare into firestore.rules (scripts/build/rates.ts).
import type { Weekday } from './day'
import type { Cents } from './money'

/** Tax on the discounted rent, in basis points. */
export const taxBasisPoints = { IL: 875, WI: 625 } as const
/** Damage waiver on the discounted rent, in basis points. */
export const damageWaiverBasisPoints = 900
export const insuranceRateCents: Cents = 45_00
export const depositRateCents: Cents = 100_00
/** What a deposit leaves to pay later: no card is charged less than 50 cents (docs/rules.md). */
export const leastBalanceCents: Cents = 1_00

export const flatDeliveryCents: Cents = 30_00
export const wisconsinDeliveryCents: Cents = 50_00
export const deliveryCentsPerMile: Cents = 1_50
/** Towns with the flat delivery fee, written in any case. */
export const flatFeeTowns: readonly string[] = [
  'Cherry Valley',
  'Durand',
  'Loves Park',
  'Machesney Park',
  'Pecatonica',
  'Rockford',
  'Rockton',
  'Roscoe',
  'Seward',
  'Shirland',
  'South Beloit',
  'Winnebago',
]

/** Prices of a promised time. No two may be equal: a stored booking has only the price. */
export const timeWindows = {
  none: { cents: 0 },
  exact: { cents: 125_00 },
  oneHour: { cents: 75_00 },
  twoHours: { cents: 50_00 },
} as const satisfies Record<string, { cents: Cents }>
export type TimeWindow = keyof typeof timeWindows

export const defaultSpecificTime = '12:00'
export const earliestSpecificTime = '07:00'
export const latestSpecificTime = '23:59'
/** The latest pickup after a delivery at a set time. */
export const latestPickUp = 'midnight'

/** Percent off the rent; codes are compared without case. */
export const promoCodes: Readonly<Record<string, number>> = {
  betterbounce10: 10,
  betterstay15: 15,
  'betterstaynow.com25': 25,
}

/** Feet that the setup area adds to width and height, or to each side of a size `A x B`. */
export const setupMarginFt = { widthAndHeight: 2, size: 3 } as const
export const outlet = { amps: 20, withinFt: 100 } as const
export const maxWeightLbs = 175
/** At once: item pages state one figure, the contract another (docs/specification.md). */
export const maxJumpers = { itemPage: 5, contract: 6 } as const
export const minimumAge = 3

export const standardRentalHours = 8
export const deliveryHours = { from: '5am', to: '4pm' } as const
/** How many minutes before the party starts an offered delivery window must end. */
export const setUpMinutes = 60
export const pickUpsAfter = '7pm'
/** A pick-up outside of these hours needs notice. */
export const pickUpHours = { from: '7am', to: '10pm' } as const

export const cancellationNoticeHours = 24
/** Until how many days before a booking its customer may move it, or cancel it unpaid. */
export const moveUntilDays: number = 2
/** How often a customer may move a booking; 0: only the office moves it. */
export const maxMoves: number = 2
/** The office cancels an unpaid reservation after this many hours. */
export const unpaidHours = 24
/** For equipment that is lost or damaged beyond repair. */
export const lossFeeCents: Cents = 2500_00

/** How much of a blog post its list shows, in characters. */
export const excerptLength = 200

/** Limits of one booking that `firestore.rules` can check in one commit. */
export const maxOrderLines = 8
/** Of a booking that its customer may move or cancel. A lower limit keeps older ones from that. */
export const maxBookingLines = 8
export const maxDaysPerLine = 14
/** Most different items of one booking, counting the parts of its packages. */
export const maxBookingItems = 14
export const maxParts = 8
/** Allocations may be written up to two years ahead. */
export const bookableYears = 2
/** How far before and after an event to look for other free days. */
export const nearestWithinDays = 21

/** Periods in which nothing, or no extra, can be booked: first and last day (docs/owner.md). */
export const closedDays: readonly { from: string; to: string; only?: 'inflatables' | 'extras' }[] =
  [
    // docs/specification.md
    { from: '2024-04-29', to: '2024-05-09', only: 'extras' },
  ]

/**
 * How many days before its first day an order must be placed, and for what: `{ days: 2, what:
 * 'tents', items: ['frame-tent'] }` says "We need 2 days to plan tents." `items` are ids of the
 * catalog, `only` is a kind; without both it is for everything. The longest notice counts.
 */
export const noticeDays: readonly NoticePeriod[] = []
export type NoticePeriod = {
  days: number
  what: string
  only?: 'inflatables' | 'extras'
  items?: readonly string[]
}

/**
 * How many orders may begin on a day; null: any number. In a list, the first fitting row counts:
 * `[{ day: '2027-07-03', most: 20 }, { weekday: 'Saturday', most: 15 }, { most: 8 }]`.
 */
export const deliveriesPerDay: DeliveriesPerDay = null
export type DeliveriesPerDay =
  | number
  | null
  | readonly { day?: string; weekday?: Weekday; most: number }[]

/** The home page's carousel moves in steps of this many pixels. */
export const carouselStepPx = 50
