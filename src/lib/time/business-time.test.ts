import { expect, test } from 'vitest'
import { day } from '#test/days'
import { formatClock, formatMoment, momentAt, readHour, readStamp } from './business-time'
import { createdStamp } from './dates'

test.each([
  ['2027-01-15', 5 * 60, '2027-01-15T11:00:00.000Z'],
  ['2027-06-12', 5 * 60, '2027-06-12T10:00:00.000Z'],
  // Clocks go forward on March 14 and back on November 7, both at two in the morning.
  ['2027-03-13', 19 * 60, '2027-03-14T01:00:00.000Z'],
  ['2027-03-14', 1 * 60, '2027-03-14T07:00:00.000Z'],
  ['2027-03-14', 5 * 60, '2027-03-14T10:00:00.000Z'],
  ['2027-11-06', 5 * 60, '2027-11-06T10:00:00.000Z'],
  ['2027-11-07', 5 * 60, '2027-11-07T11:00:00.000Z'],
  // Past midnight is the next day.
  ['2027-06-12', 24 * 60 + 30, '2027-06-13T05:30:00.000Z'],
])('%s at minute %i is %s, before and after a clock change', (date, minutes, expected) => {
  expect(momentAt(day(date), minutes).toISOString()).toBe(expected)
})

test.each(['2027-01-15T11:00Z', '2027-06-12T22:41Z', '2027-03-14T08:00Z', '2027-11-07T13:59Z'])(
  'a stored stamp reads back as its moment: %s',
  (text) => {
    const moment = new Date(text)
    expect(readStamp(createdStamp(moment))).toEqual(moment)
  },
)

test.each(['', 'yesterday', '06/08/2027', '13/08/2027 | 09:14', '06/08/2027 | 24:14', '| 09:14'])(
  '%j is not a stamp',
  (text) => {
    expect(readStamp(text)).toBeNull()
  },
)

test.each([
  ['2027-06-07T21:00Z', 'Monday, June 7, 4pm'],
  ['2027-06-07T13:20Z', 'Monday, June 7, 8:20am'],
  ['2027-01-02T06:00Z', 'Saturday, January 2, 12am'],
])('a moment in words: %s is %s', (text, words) => {
  expect(formatMoment(new Date(text))).toBe(words)
})

test.each([
  [0, '12am'],
  [5 * 60, '5am'],
  [12 * 60, '12pm'],
  [13 * 60 + 5, '1:05pm'],
  [24 * 60 + 90, '1:30am'],
])('minute %i of a day is %s', (minutes, words) => {
  expect(formatClock(minutes)).toBe(words)
})

test.each([
  ['5am', 5 * 60],
  ['4:30 pm', 16 * 60 + 30],
  ['12am', 0],
  ['12pm', 12 * 60],
  ['midnight', null],
  ['13pm', null],
])('an hour in words, "%s", is minute %s', (text, minutes) => {
  expect(readHour(text)).toBe(minutes)
})
