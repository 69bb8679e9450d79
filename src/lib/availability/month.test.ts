import { expect, test } from 'vitest'
import { addMonths, columnOf, dayAfterKey, monthOf, weeksOf } from './month'
import { day } from '~/../test/days'

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-11-01', 0, '2027-11-01'],
])('%s and %i months is %s', (from, count, to) => {
  expect(addMonths(day(from), count)).toBe(to)
})

test('a month begins on its first day, in the column of its weekday', () => {
  expect(monthOf(day('2027-06-30'))).toBe('2027-06-01')
  expect(columnOf(day('2027-06-01'))).toBe(2)
})

test.each([
  ['2026-02-10', 4],
  ['2027-06-10', 5],
  ['2027-05-10', 6],
])('%s lies in a month of %i weeks', (date, weeks) => {
  expect(weeksOf(day(date))).toBe(weeks)
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
