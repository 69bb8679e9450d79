import { expect, test } from 'vitest'
import { day } from '#test/days'
import { isWeekend, weekdayNumber, weekdayOf } from './weekdays'

test.each([
  ['2027-06-01', 2, 'Tuesday', false],
  ['2027-06-04', 5, 'Friday', false],
  ['2027-06-05', 6, 'Saturday', true],
  ['2027-06-06', 0, 'Sunday', true],
  ['2027-06-07', 1, 'Monday', false],
])('%s is day %i of its week, a %s', (date, number, name, weekend) => {
  expect(weekdayNumber(day(date))).toBe(number)
  expect(weekdayOf(day(date))).toBe(name)
  expect(isWeekend(day(date))).toBe(weekend)
})
