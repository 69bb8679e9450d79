import { expect, test } from 'vitest'
import { day } from '#test/days'
import { deliveryLimit, fullDays, startsOf } from './crew'

const saturday = day('2027-06-12')
const now = new Date('2027-06-08T12:00:00Z')
let unit = 0
const booked = (owner: string, date: string, expires: Date | null = null) => ({
  itemId: 'castle',
  day: day(date),
  unit: unit++,
  owner,
  expires,
})
const isFull = (limit: number | null, allocations: ReturnType<typeof booked>[], mine?: string[]) =>
  fullDays([saturday], allocations, { now, ...(mine && { mine }) }, limit).has(saturday)

test('a limit is one number, or the first row that fits the day', () => {
  const limits = [
    { day: '2027-06-12', most: 20 },
    { weekday: 'Saturday', most: 15 },
    { weekday: 'Sunday', most: 0 },
  ] as const
  const ask = (date: string) => deliveryLimit(day(date), limits)
  expect([ask('2027-06-12'), ask('2027-06-19'), ask('2027-06-20'), ask('2027-06-21')]).toEqual([
    20,
    15,
    0,
    null,
  ])
  expect(deliveryLimit(saturday, 8)).toBe(8)
  expect(deliveryLimit(day('2027-06-21'), [...limits, { most: 8 }])).toBe(8)
})

test('a delivery comes on the first of consecutive days', () => {
  const days = ['2027-06-12', '2027-06-13', '2027-06-19'].map(day)
  expect(startsOf(days)).toEqual(['2027-06-12', '2027-06-19'])
})

const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

test.each([
  ['two orders of a limit of two', 2, [booked('a', '2027-06-12'), booked('b', '2027-06-12')], true],
  ['two units of one order', 2, [booked('a', '2027-06-12'), booked('a', '2027-06-12')], false],
  [
    'an order that came the day before',
    1,
    [booked('a', '2027-06-11'), booked('a', '2027-06-12')],
    false,
  ],
  ['an order of another day', 1, [booked('a', '2027-06-13')], false],
  ['a hold that runs', 1, [booked('a', '2027-06-12', minutes(5))], true],
  ['a hold that ended', 1, [booked('a', '2027-06-12', minutes(-5))], false],
  ['no limit', null, [booked('a', '2027-06-12')], false],
  ['a limit of none', 0, [], true],
] as const)('%s', (_, limit, allocations, full) => {
  expect(isFull(limit, [...allocations])).toBe(full)
})

test("an order that adds to the visitor's own delivery isn't one more", () => {
  const allocations = [booked('a', '2027-06-12'), booked('mine', '2027-06-12')]
  expect(isFull(2, allocations)).toBe(true)
  expect(isFull(2, allocations, ['mine'])).toBe(false)
  expect(isFull(2, [booked('a', '2027-06-12'), booked('b', '2027-06-12')], ['mine'])).toBe(true)
})
