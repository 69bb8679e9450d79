// The business's constants of the specification's section 9 that several parts share. Rates are whole basis points, money is whole cents.
import type { Cents } from '~/lib/money'

export const timeZone = 'America/Chicago'
export const openingHours = 'Mon - Sat 8am - 5pm'

/** Tax on the discounted rent, in basis points. */
export const taxBasisPoints = { IL: 875, WI: 625 } as const
/** Damage waiver on the discounted rent, in basis points. */
export const damageWaiverBasisPoints = 900
export const insuranceCents: Cents = 45_00
export const depositCents: Cents = 100_00

export const flatDeliveryCents: Cents = 30_00
export const wisconsinDeliveryCents: Cents = 50_00
export const deliveryCentsPerMile: Cents = 1_50
/** Towns of the flat fee, compared whole and without case. */
export const flatFeeCities = [
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
] as const

/** Charge for a promised delivery time. */
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

/** Percent off the rent; codes are compared without case. */
export const promoCodes: Readonly<Record<string, number>> = {
  betterbounce10: 10,
  betterstay15: 15,
  'betterstaynow.com25': 25,
}

/** Limits of one booking that `firestore.rules` can check in one commit. */
export const maxBookingLines = 8
export const maxDaysPerLine = 14
/** Allocations may be written up to two years ahead. */
export const bookableYears = 2

/** Days on which no extra can be had, whatever its bookings (specification, section 5). */
export const extrasClosed = { from: '2024-04-29', to: '2024-05-09' } as const
