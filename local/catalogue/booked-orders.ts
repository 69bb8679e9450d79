// The demo office's bookings: customer, items, days. `saturday` is the next one.
import { addDays } from '~/lib/time/dates'
import type { Day } from '~/lib/domain/day'
import type { ItemKind } from '~/lib/domain/item'
import type { PlainFields } from '../firestore/plain'

export type DemoBooking = {
  /** The booking's id and its customer's secret link. */
  key: string
  customer: PlainFields
  lines: { kind: ItemKind; itemId: string; days: Day[]; quantity?: number }[]
  /** Dollars. Rent is price x quantity x days, tax 8.75% of it in Illinois and 6.25% in Wisconsin. */
  balances: PlainFields
  /** What the office's programs have changed since. */
  office?: PlainFields
}

/** Bookings around the coming three weekends, and one of last week. */
export function agreedBookings(today: Day, saturday: Day): DemoBooking[] {
  const weekend = [saturday, addDays(saturday, 1)]
  const nextWeekend = [addDays(saturday, 6), addDays(saturday, 7), addDays(saturday, 8)]
  return [
    {
      key: 'Qm7RtY2xKc9LvB4nWz1D',
      customer: customer(
        'Dana Whitfield',
        '2114 Harlem Blvd, Rockford, IL 61103',
        '42.293,-89.076',
      ),
      // There is only one of the popular castle, so it is taken on Saturday.
      lines: [
        { kind: 'inflatables', itemId: 'rockford-castle', days: [saturday] },
        { kind: 'extras', itemId: 'popcorn-machine', days: [saturday] },
      ],
      // 185 + 70 = 255; 255 x 8.75% = 22.3125; 255 x 9% = 22.95.
      balances: balances({
        rent: 255,
        tax: 22.31,
        damageWaiver: 22.95,
        insurance: 45,
        deliveryFee: 30,
      }),
    },
    {
      key: 'h3PsE8uJd6GqX0fVaN5T',
      customer: customer(
        'Luis Ortega',
        '7805 N 2nd St, Machesney Park, IL 61115',
        '42.347,-89.039',
      ),
      // With the next booking: two of three combos on Saturday, and the second popcorn machine.
      lines: [
        { kind: 'inflatables', itemId: 'bounce-and-slide-combo', days: [saturday] },
        { kind: 'extras', itemId: 'popcorn-machine', days: [saturday] },
      ],
      // 245 + 70 = 315; 315 x 8.75% = 27.5625.
      balances: balances({ rent: 315, tax: 27.56, deliveryFee: 30, deliveryAmount: 50 }),
      office: { approved: true, delivered: false, pickedUp: false },
    },
    {
      key: 'Zb1WyC5kMr8HtO3sLg7J',
      customer: customer(
        'Priya Shah',
        '608 Blackhawk Blvd, South Beloit, IL 61080',
        '42.489,-89.037',
      ),
      lines: [{ kind: 'inflatables', itemId: 'bounce-and-slide-combo', days: weekend }],
      // 245 x 2 = 490; 490 x 8.75% = 42.875; 490 x 9% = 44.10.
      balances: balances({ rent: 490, tax: 42.88, damageWaiver: 44.1, deliveryFee: 30 }),
    },
    {
      key: 'xT6vF9aUe2QnK4iRpB0m',
      customer: customer(
        'Grace Lindqvist',
        '5400 E State St, Rockford, IL 61108',
        '42.265,-89.014',
      ),
      // 20 chairs and 7 tables stay free on both days.
      lines: [
        { kind: 'extras', itemId: 'folding-chairs', days: weekend, quantity: 40 },
        { kind: 'extras', itemId: 'folding-table-8-ft', days: weekend, quantity: 5 },
      ],
      // (2.50 x 40 + 12 x 5) x 2 = 320; 320 x 8.75% = 28.
      balances: balances({ rent: 320, tax: 28, insurance: 45, deliveryFee: 30 }),
    },
    {
      key: 'Wd8LzH2cSo5YjA7gXk3N',
      customer: customer('Tom Becker', '430 E Grand Ave, Beloit, WI 53511', '42.500,-89.032'),
      lines: [
        { kind: 'inflatables', itemId: 'cool-river-slide', days: nextWeekend },
        { kind: 'extras', itemId: 'frame-tent-20-x-20', days: nextWeekend, quantity: 2 },
      ],
      // (320 + 240 x 2) x 3 = 2400; Wisconsin: 2400 x 6.25% = 150 and delivery 50; 2400 x 9% = 216.
      balances: balances({ rent: 2400, tax: 150, damageWaiver: 216, deliveryFee: 50 }),
    },
    {
      key: 'Ue4GpT7mYs1ZcK8xDr3H',
      customer: customer('Ellen Brandt', '3301 N Main St, Rockford, IL 61103', '42.306,-89.098'),
      // A package: it takes the third of three frame tents, four tables, 32 chairs and a popcorn machine.
      lines: [{ kind: 'extras', itemId: 'picnic-package', days: [addDays(saturday, 8)] }],
      // 399 x 8.75% = 34.9125; 399 x 9% = 35.91.
      balances: balances({ rent: 399, tax: 34.91, damageWaiver: 35.91, deliveryFee: 30 }),
    },
    {
      key: 'r5NqV1bJw9EfM6tDyC2P',
      customer: customer('Hannah Novak', '119 N Church St, Rockford, IL 61101', '42.271,-89.097'),
      lines: [
        { kind: 'inflatables', itemId: 'wedding-white-bouncer', days: [addDays(saturday, 14)] },
        { kind: 'extras', itemId: 'wedding-flower-arch', days: [addDays(saturday, 14)] },
      ],
      // 395 + 180 = 575; 575 x 8.75% = 50.3125; 575 x 9% = 51.75.
      balances: balances({
        rent: 575,
        tax: 50.31,
        damageWaiver: 51.75,
        insurance: 45,
        deliveryFee: 30,
        deliveryAmount: 125,
      }),
      office: { specificTime: '15:30', floorType: 'indoor' },
    },
    {
      key: 'G0kXs4ThUz7RoL9vQi6B',
      customer: customer('Ray Dalton', '211 W Main St, Rockton, IL 61072', '42.452,-89.072'),
      // Last week: delivered, picked up and paid. Past days hold no allocations.
      lines: [{ kind: 'inflatables', itemId: 'big-blue-slide', days: [addDays(today, -7)] }],
      // 265 x 8.75% = 23.1875.
      balances: balances({ rent: 265, tax: 23.19, deliveryFee: 30 }),
      office: { paid: true, approved: true, delivered: true, pickedUp: true },
    },
  ]
}

function customer(fullName: string, address: string, coordinates: string): PlainFields {
  const [name = '', lastName = ''] = fullName.split(' ')
  const email = `${name}.${lastName}@example.com`.toLowerCase()
  return { name, lastName, phone: '(815) 555-0163', email, address, coordinates }
}

const balances = (amounts: PlainFields): PlainFields => ({
  rent: 0,
  deliveryFee: 0,
  deliveryAmount: 0,
  deposit: 0,
  insurance: 0,
  tax: 0,
  damageWaiver: 0,
  ...amounts,
})
