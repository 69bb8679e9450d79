import { expect, test } from 'vitest'
import { day } from '#test/days'
import { moveWords } from './move-until'

const today = day('2027-06-08')
const upTo = (when: string) => `Rentals can be moved to another day up to ${when}.`

test.each([
  [3, undefined, upTo('3 days before the event')],
  [1, undefined, upTo('1 day before the event')],
  [0, undefined, upTo('the day of the event')],
  [3, '2027-06-12', 'You can move your rental to another day until Wednesday, June 9.'],
  // The last day itself still counts.
  [4, '2027-06-12', 'You can move your rental to another day until Tuesday, June 8.'],
  [5, '2027-06-12', `${upTo('5 days before the event')} It's too late to move this one.`],
  // Over already.
  [3, '2027-06-01', upTo('3 days before the event')],
  // Over a change of the clocks and the end of a month.
  [2, '2027-11-08', 'You can move your rental to another day until Saturday, November 6.'],
  [14, '2027-07-01', 'You can move your rental to another day until Thursday, June 17.'],
])('moves are allowed until %i days before, for a rental on %s', (days, first, words) => {
  expect(moveWords(days, first === undefined ? undefined : day(first), today)).toBe(words)
})
