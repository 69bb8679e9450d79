// The demo office's orders: customer, items, days. `saturday` is the next one.
import type { Day } from '~/lib/domain/day'
import type { OrderForm } from '~/lib/domain/order-form'
import { addDays } from '~/lib/time/dates'
import type { PlainFields } from '../firestore/plain'

export type DemoOrder = {
  /** The booking's id and its customer's secret link. */
  key: string
  /** First and last name. */
  customer: string
  address: string
  coordinates: string
  lines: { itemId: string; days: Day[]; quantity?: number }[]
  options?: Partial<OrderForm>
  /** What office programs have changed since. */
  office?: PlainFields
}

/** Orders for the days around the next three weekends, and one from last week. */
export function agreedOrders(today: Day, saturday: Day): DemoOrder[] {
  const weekend = [saturday, addDays(saturday, 1)]
  const nextWeekend = [addDays(saturday, 6), addDays(saturday, 7), addDays(saturday, 8)]
  return [
    {
      key: 'Qm7RtY2xKc9LvB4nWz1D',
      customer: 'Dana Whitfield',
      address: '2114 Harlem Blvd, Rockford, IL 61103',
      coordinates: '42.293,-89.076',
      // There is only one of the popular castle, so it is taken on Saturday.
      lines: [
        { itemId: 'rockford-castle', days: [saturday] },
        { itemId: 'popcorn-machine', days: [saturday] },
      ],
      options: { damageWaiver: true, insurance: true },
    },
    {
      key: 'h3PsE8uJd6GqX0fVaN5T',
      customer: 'Luis Ortega',
      address: '7805 N 2nd St, Machesney Park, IL 61115',
      coordinates: '42.347,-89.039',
      // With the next booking: two of three combos on Saturday, and the second popcorn machine.
      lines: [
        { itemId: 'bounce-and-slide-combo', days: [saturday] },
        { itemId: 'popcorn-machine', days: [saturday] },
      ],
      options: { timeWindow: 'twoHours' },
      office: { approved: true, delivered: false, pickedUp: false },
    },
    {
      key: 'Zb1WyC5kMr8HtO3sLg7J',
      customer: 'Priya Shah',
      address: '608 Blackhawk Blvd, South Beloit, IL 61080',
      coordinates: '42.489,-89.037',
      lines: [{ itemId: 'bounce-and-slide-combo', days: weekend }],
      options: { damageWaiver: true },
    },
    {
      key: 'xT6vF9aUe2QnK4iRpB0m',
      customer: 'Grace Lindqvist',
      address: '5400 E State St, Rockford, IL 61108',
      coordinates: '42.265,-89.014',
      // 20 chairs and 7 tables stay free on both days.
      lines: [
        { itemId: 'folding-chairs', days: weekend, quantity: 40 },
        { itemId: 'folding-table-8-ft', days: weekend, quantity: 5 },
      ],
      options: { insurance: true },
    },
    {
      key: 'Wd8LzH2cSo5YjA7gXk3N',
      customer: 'Tom Becker',
      address: '430 E Grand Ave, Beloit, WI 53511',
      coordinates: '42.500,-89.032',
      lines: [
        { itemId: 'cool-river-slide', days: nextWeekend },
        { itemId: 'frame-tent-20-x-20', days: nextWeekend, quantity: 2 },
      ],
      options: { damageWaiver: true },
    },
    {
      key: 'Ue4GpT7mYs1ZcK8xDr3H',
      customer: 'Ellen Brandt',
      address: '3301 N Main St, Rockford, IL 61103',
      coordinates: '42.306,-89.098',
      // A package: it takes the third of three frame tents, four tables, 32 chairs and a popcorn
      // machine.
      lines: [{ itemId: 'picnic-package', days: [addDays(saturday, 8)] }],
      options: { damageWaiver: true },
    },
    {
      key: 'r5NqV1bJw9EfM6tDyC2P',
      customer: 'Hannah Novak',
      address: '119 N Church St, Rockford, IL 61101',
      coordinates: '42.271,-89.097',
      lines: [
        { itemId: 'wedding-white-bouncer', days: [addDays(saturday, 14)] },
        { itemId: 'wedding-flower-arch', days: [addDays(saturday, 14)] },
      ],
      options: { damageWaiver: true, insurance: true, timeWindow: 'exact' },
      office: { specificTime: '15:30', floorType: 'indoor' },
    },
    {
      key: 'G0kXs4ThUz7RoL9vQi6B',
      customer: 'Ray Dalton',
      address: '211 W Main St, Rockton, IL 61072',
      coordinates: '42.452,-89.072',
      // Last week: delivered, picked up and paid. Past days hold no allocations.
      lines: [{ itemId: 'big-blue-slide', days: [addDays(today, -7)] }],
      office: { paid: true, approved: true, delivered: true, pickedUp: true },
    },
  ]
}
