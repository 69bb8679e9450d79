import { expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { daysAreFree, daysWithoutYear, describeDays } from './day-text'

test.each([
  [['2027-06-12'], 'Sat, Jun 12, 2027'],
  [['2027-06-12', '2027-06-13'], 'Sat, Jun 12, 2027 to Sun, Jun 13, 2027'],
  [['2027-06-30', '2027-07-01', '2027-07-02'], 'Wed, Jun 30, 2027 to Fri, Jul 2, 2027'],
  // An older session may have days that aren't consecutive.
  [
    ['2027-06-12', '2027-06-14', '2027-06-15'],
    'Sat, Jun 12, 2027; Mon, Jun 14, 2027 to Tue, Jun 15, 2027',
  ],
  [[], ''],
])('the days %o in words', (dates, text) => {
  expect(describeDays(dates.map(day))).toBe(text)
})

const saturday = daysFrom('2027-06-12', 1)
const fortnight = daysFrom('2027-06-12', 14)
const gap = [...daysFrom('2027-06-12', 2), day('2027-06-15')]

test.each([
  [saturday, 'Saturday, June 12', 'Sat, Jun 12'],
  [fortnight, 'Saturday, June 12 to Friday, June 25', 'Jun 12 to Jun 25'],
  [
    gap,
    'Saturday, June 12 to Sunday, June 13 and Tuesday, June 15',
    'Jun 12 to Jun 13 and Tue, Jun 15',
  ],
])('the days %o without their year', (days, long, short) => {
  expect(daysWithoutYear(days)).toBe(long)
  expect(daysWithoutYear(days, 'short')).toBe(short)
})

test('one day "is" available, several "are"', () => {
  expect(daysAreFree(saturday)).toBe('Saturday, June 12 is available')
  expect(daysAreFree(fortnight, 'short')).toBe('Jun 12 to Jun 25 are available')
})
