import { expect, test } from 'vitest'
import { day } from '../../test/days'
import { mayBeFrom, mayBeWithin, shownDate } from './unread-date'

test.each<[unknown, boolean]>([
  ['6/12/2027', true],
  ['2027-6-1', true],
  ['2027-06-12T05:00:00Z', true],
  ['5/31/2027', false],
  ['31/5/2027', true],
  ['May 31, 2027', true],
  ['December 31, 2026', false],
  ['13/45/2027', true],
  ['next Saturday', true],
  [new Date('2027-06-01T12:00:00Z'), true],
  [new Date('2027-05-31T12:00:00Z'), false],
  [undefined, true],
  [7, true],
])('%s may mean June 1, 2027 or later: %s', (stored, may) => {
  expect(mayBeFrom(day('2027-06-01'), stored)).toBe(may)
})

test.each<[unknown, boolean]>([
  ['6/12/2027', true],
  ['6/11/2027', false],
  ['6/14/2027', false],
  ['June 12, 2027', true],
  ['June 12, 2026', false],
  ['June 12, 2028', false],
  ['next Saturday', true],
  [new Date('2027-06-14T04:59:00Z'), true],
  [new Date('2027-06-14T05:00:00Z'), false],
])('%s may mean June 12 or 13, 2027: %s', (stored, may) => {
  expect(mayBeWithin({ from: day('2027-06-12'), to: day('2027-06-13') }, stored)).toBe(may)
})

test.each<[unknown, string]>([
  ['soon', '"soon"'],
  [null, 'no date'],
  [[], 'no date'],
  [new Date('2027-06-02T04:00:00Z'), '2027-06-01'],
  [{ seconds: 7 }, '"{"seconds":7}"'],
])('%j is shown as %s', (stored, shown) => {
  expect(shownDate(stored)).toBe(shown)
})
