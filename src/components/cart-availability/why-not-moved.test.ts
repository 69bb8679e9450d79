import '#test/browser-storage'
import { expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { keepMyBooking } from '~/lib/storage/my-bookings'
import { whyNotMoved } from './why-not-moved'

const taken = (date: string, ...units: number[]) => ({
  taken: new Map([[day(date), { units: new Set(units), unallocated: 0 }]]),
})
const catalog = {
  items: [
    inflatable(),
    extra(),
    inflatable({ id: 'party', name: 'Party', parts: [{ ...inflatable(), quantity: 1 }] }),
  ],
  takenByItem: new Map([
    ['castle', taken('2027-06-20', 0)],
    ['chairs', taken('2027-06-19', 0, 1, 2)],
  ]),
  bookableDays: { today: day('2027-06-10'), first: day('2027-06-10'), last: day('2027-07-30') },
}
const castle = { itemId: 'castle', days: daysFrom('2027-06-12', 1), quantity: 1 }
const chairs = { itemId: 'chairs', days: daysFrom('2027-06-12', 1), quantity: 4 }
const why = (cart: (typeof castle)[], index: number | 'all', date: string) =>
  whyNotMoved(cart, index, day(date), catalog)

test('for one rental, the reason is the one that its own calendar gives', () => {
  expect(why([castle], 0, '2027-06-19')).toBe('')
  expect(why([castle], 0, '2027-06-20')).toBe('Sunday, June 20 is already booked.')
  const weekend = { ...castle, days: daysFrom('2027-06-12', 2) }
  expect(why([weekend], 'all', '2027-06-19')).toBe('Sunday, June 20 is already booked.')
  keepMyBooking('abcdefghij0123456789', [{ ...castle, name: 'Castle', days: [day('2027-06-20')] }])
  expect(why([castle], 0, '2027-06-20')).toBe('You already booked it for Sunday, June 20.')
})

test('with too few units, it says how many are left', () => {
  expect(why([chairs], 'all', '2027-06-19')).toBe(
    'Folding Chairs: 2 of 5 are available on that day.',
  )
  const later = { ...chairs, days: daysFrom('2027-06-26', 1), quantity: 2 }
  expect(why([chairs, later], 0, '2027-06-26')).toBe(
    'Folding Chairs: 5 of 5 are available on that day, 2 in your cart.',
  )
})

test("units that only the visitor's own cart wants aren't called booked", () => {
  const weekend = { ...castle, days: daysFrom('2027-06-26', 2) }
  expect(why([castle, weekend], 0, '2027-06-26')).toBe(
    'Rockford Castle: 1 of 1 is available on that day, 1 in your cart.',
  )
  const party = { ...castle, itemId: 'party', days: daysFrom('2027-06-26', 1) }
  expect(why([castle, party], 0, '2027-06-26')).toBe(
    'This rental and another one in your cart use the same equipment. Remove one, or change its day.',
  )
  expect(why([castle, { ...party, days: castle.days }], 'all', '2027-06-26')).toBe(
    'Rockford Castle: 1 of 1 is available on that day.',
  )
})

test('of several rentals, it names the one that is in the way', () => {
  expect(why([chairs, castle], 'all', '2027-06-20')).toBe(
    'Rockford Castle: Sunday, June 20 is already booked.',
  )
})
