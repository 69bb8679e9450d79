import { expect, test } from 'vitest'
import { dayState } from './day-state'
import type { ItemUse } from './day-use'
import { day } from '~/../test/days'

const span = { today: day('2027-06-09'), first: day('2027-06-09'), last: day('2029-06-06') }
const use: ItemUse = new Map([
  [day('2027-06-12'), { units: new Set([0, 1]), unallocated: 0 }],
  [day('2027-06-13'), { units: new Set([0]), unallocated: 1 }],
  [day('2027-06-14'), { units: new Set([1]), unallocated: 0 }],
])
const chairs = { kind: 'extras', id: 'tent', capacity: 2 } as const

test.each([
  ['2027-06-08', 'past'],
  ['2027-06-09', 'free'],
  ['2027-06-12', 'full'],
  ['2027-06-13', 'full'],
  ['2027-06-14', 'free'],
  ['2029-06-06', 'free'],
  ['2029-06-07', 'later'],
])('%s is %s', (date, state) => {
  expect(dayState(day(date), chairs, use, span)).toBe(state)
})

test('M3a: an extra is full when its count is booked, and a closed day stays closed for extras alone', () => {
  expect(dayState(day('2027-06-12'), chairs, use, span)).toBe('full')
  expect(dayState(day('2027-06-12'), { ...chairs, capacity: 3 }, use, span)).toBe('free')
  const then = { today: day('2024-04-01'), first: day('2024-04-01'), last: day('2024-06-01') }
  expect(dayState(day('2024-05-01'), chairs, new Map(), then)).toBe('closed')
  const castle = { kind: 'inflatables', id: 'castle', capacity: 1 } as const
  expect(dayState(day('2024-05-01'), castle, new Map(), then)).toBe('free')
})

test('an item of which there is none is full every day', () => {
  const sold = { kind: 'inflatables', id: 'castle', capacity: 0 } as const
  expect(dayState(day('2027-06-20'), sold, new Map(), span)).toBe('full')
})
