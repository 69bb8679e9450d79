import { expect, test } from 'vitest'
import { day } from '#test/days'
import { addMonths, dayAfterKey, monthOf, weeksOf } from './month'

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-11-01', 0, '2027-11-01'],
])('%s and %i months is %s', (from, count, to) => {
  expect(addMonths(day(from), count)).toBe(to)
})

test('a month begins on its first day', () => {
  expect(monthOf(day('2027-06-30'))).toBe('2027-06-01')
})

test.each([
  ['2026-02-10', '2026-01-31', 4],
  ['2027-06-10', '2027-05-31', 5],
  ['2027-05-10', '2027-05-01', 6],
  ['2027-05-31', '2027-05-02', 5],
  ['2026-11-28', '2026-11-26', 2],
  ['2026-11-30', '2026-11-30', 1],
  ['2026-12-12', '2026-11-26', 5],
])('%s lies in a month that shows, from %s on, %i weeks', (date, first, weeks) => {
  expect(weeksOf(day(date), day(first))).toBe(weeks)
})

test.each([
  ['ArrowLeft', '2027-06-11'],
  ['ArrowRight', '2027-06-13'],
  ['ArrowUp', '2027-06-05'],
  ['ArrowDown', '2027-06-19'],
  ['Home', '2027-06-06'],
  ['End', '2027-06-12'],
  ['PageUp', '2027-05-12'],
  ['PageDown', '2027-07-12'],
  ['Tab', null],
])('%s leads from Saturday, June 12 to %s', (key, to) => {
  expect(dayAfterKey(key, day('2027-06-12'))).toBe(to)
})
