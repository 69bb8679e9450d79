// The rates that a business changes in src/lib/domain/business.ts, as they are for tests. So a test
// of logic stays true when the business changes one. A file that tests today's rates undoes this
// with vi.unmock.
import { vi } from 'vitest'
import type * as business from '~/lib/domain/business'
import type { SharedRates } from '~/lib/domain/shared-rates'

vi.mock('~/lib/domain/business', async (original) => ({
  ...(await original<typeof business>()),
  ...fixedRates,
  ...others,
}))

export const fixedRates: SharedRates & Pick<typeof business, 'closedDays' | 'noticeDays'> = {
  taxBasisPoints: { IL: 875, WI: 625 },
  damageWaiverBasisPoints: 900,
  insuranceRateCents: 45_00,
  depositRateCents: 100_00,
  flatDeliveryCents: 30_00,
  wisconsinDeliveryCents: 50_00,
  deliveryCentsPerMile: 1_50,
  flatFeeTowns: [
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
  ],
  timeWindows: {
    none: { cents: 0 },
    exact: { cents: 125_00 },
    oneHour: { cents: 75_00 },
    twoHours: { cents: 50_00 },
  },
  promoCodes: { betterbounce10: 10, betterstay15: 15, 'betterstaynow.com25': 25 },
  moveUntilDays: 2,
  maxMoves: 2,
  closedDays: [{ from: '2024-04-29', to: '2024-05-09', only: 'extras' }],
  noticeDays: [],
  deliveriesPerDay: [],
}

/** Each of them changed to another that is possible. */
export const changedRates: SharedRates = {
  taxBasisPoints: { IL: 900, WI: 550 },
  damageWaiverBasisPoints: 1050,
  insuranceRateCents: 49_95,
  depositRateCents: 150_00,
  flatDeliveryCents: 35_00,
  wisconsinDeliveryCents: 60_00,
  deliveryCentsPerMile: 1_75,
  flatFeeTowns: ['Rockford', 'BELVIDERE', "St. John's"],
  timeWindows: { ...fixedRates.timeWindows, exact: { cents: 140_00 } },
  promoCodes: { betterbounce10: 10, Party20: 20 },
  moveUntilDays: 3,
  maxMoves: 0,
  deliveriesPerDay: 8,
}

const others: Partial<Record<keyof typeof business, unknown>> = {
  standardRentalHours: 8,
  earliestSpecificTime: '07:00',
  latestSpecificTime: '23:59',
  latestPickUp: 'midnight',
  deliveryHours: { from: '5am', to: '4pm' },
  pickUpsAfter: '7pm',
  pickUpHours: { from: '7am', to: '10pm' },
  cancellationNoticeHours: 24,
  unpaidHours: 24,
  lossFeeCents: 2500_00,
}
