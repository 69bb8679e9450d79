import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { describeDays } from '~/lib/time/day-text'

test.each([
  [['2027-06-12'], 'Sat, Jun 12, 2027'],
  [['2027-06-12', '2027-06-13'], 'Sat, Jun 12, 2027 to Sun, Jun 13, 2027'],
  [['2027-06-30', '2027-07-01', '2027-07-02'], 'Wed, Jun 30, 2027 to Fri, Jul 2, 2027'],
  // An older session may hold days that don't follow one another.
  [
    ['2027-06-12', '2027-06-14', '2027-06-15'],
    'Sat, Jun 12, 2027; Mon, Jun 14, 2027 to Tue, Jun 15, 2027',
  ],
  [[], ''],
])('the days %o in words', (dates, text) => {
  expect(describeDays(dates.map(day))).toBe(text)
})
