import { beforeEach, expect, test } from 'vitest'
import { limitDeliveries } from '#test/business-days'
import { day } from '#test/days'
import { deliveriesPerDay } from '~/lib/domain/business'
import {
  crewDaysIn,
  crewFullWords,
  limitedDeliveryDays,
  deliveryLimit,
  deliveryDaysOf,
} from './crew-limit'

const saturday = day('2027-06-12')
const now = new Date('2027-06-08T12:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

let unit = 0
const taken = (owner: string, expires: Date | null = null, date: string = saturday) => ({
  itemId: 'delivery',
  day: day(date),
  unit: unit++,
  owner,
  expires,
})

beforeEach(() => {
  ;(deliveriesPerDay as unknown as unknown[]).length = 0
})

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

test('rentals begin on the first of consecutive days', () => {
  const days = ['2027-06-12', '2027-06-13', '2027-06-19'].map(day)
  expect(deliveryDaysOf(days)).toEqual(['2027-06-12', '2027-06-19'])
})

test('an order takes one delivery for each distinct first day of its lines that has a limit', () => {
  const lines = [
    ['2027-06-11', '2027-06-12'],
    ['2027-06-12'],
    ['2027-06-12', '2027-06-13'],
    ['2027-06-18'],
  ].map((days) => ({ days: days.map(day) }))
  expect(limitedDeliveryDays(lines)).toEqual([])
  limitDeliveries({ weekday: 'Friday', most: 3 }, { day: '2027-06-12', most: 2 })
  expect(limitedDeliveryDays(lines)).toEqual(['2027-06-11', '2027-06-12', '2027-06-18'])
})

test.each([
  ['fewer than the limit', [taken('a')], 'open'],
  ['as many as the limit', [taken('a'), taken('b')], 'booked'],
  ['one is held', [taken('a'), taken('b', minutes(5))], 'held'],
  ['a hold that ended', [taken('a'), taken('b', minutes(-5))], 'open'],
  ['deliveries of another day', [taken('a'), taken('b', null, '2027-06-13')], 'open'],
  ['one is my own hold', [taken('a'), taken('mine', minutes(5))], 'open'],
  ['units of items', [taken('a'), { ...taken('b'), itemId: 'chair' }], 'open'],
] as const)('a limit of two and %s', (_, allocations, state) => {
  limitDeliveries({ weekday: 'Saturday', most: 2 })
  expect(crewDaysIn([saturday], allocations, { now, mine: 'mine' }).get(saturday)).toBe(state)
})

test('a day without a limit is left out, and a limit of 0 is full', () => {
  expect(crewDaysIn([saturday], [], { now }).size).toBe(0)
  limitDeliveries({ weekday: 'Saturday', most: 0 })
  expect(crewDaysIn([saturday], [], { now }).get(saturday)).toBe('booked')
})

test('a full day is named, and when to try again if it is only held', () => {
  expect(crewFullWords(saturday)).toBe('Our crew is fully booked on Saturday, June 12.')
  expect(crewFullWords(saturday, true)).toBe(
    "Our crew is fully booked on Saturday, June 12. An order isn't finished yet: try again in ten minutes.",
  )
})
