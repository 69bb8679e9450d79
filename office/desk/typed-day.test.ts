import { expect, test } from 'vitest'
import { dayIn, joinDays } from './typed-day'

/** A Friday in Chicago, where it is still the 18th. */
const friday = new Date('2026-12-19T03:00:00Z')

test.each([
  ['2026-12-20', '2026-12-20'],
  ['12/20/2026', '2026-12-20'],
  ['12/20/26', '2026-12-20'],
  ['1-5-2027', '2027-01-05'],
  [' 12/20 ', '2026-12-20'],
  ['12/18', '2026-12-18'],
  ['12/17', '2026-12-17'],
  ['11/17', '2026-11-17'],
  ['11/16', '2027-11-16'],
  ['2/28', '2027-02-28'],
  ['Saturday', '2026-12-19'],
  ['fri', '2026-12-18'],
  ['THURS', '2026-12-24'],
  ['today', '2026-12-18'],
  ['Tomorrow', '2026-12-19'],
  ['Dec 20', '2026-12-20'],
  ['december 17', '2026-12-17'],
  ['Jan. 5, 2028', '2028-01-05'],
  ['Saturday, Dec 19', '2026-12-19'],
  ['to Sat 12/19', '2026-12-19'],
  ['on tomorrow', '2026-12-19'],
])('"%s" is %s', (typed, day) => expect(dayIn(typed, friday)).toBe(day))

test('a day of December that is over is none of next year in January', () =>
  expect(dayIn('12/30', new Date('2027-01-02T18:00:00Z'))).toBe('2026-12-30'))

test.each([
  '',
  '2/29',
  '2/30/2027',
  '13/1',
  'Feb 30, 2027',
  '2026-12-32',
  '12',
  'sa',
  'Smith',
  '12/20/2026/1',
  'Sun 12/19',
  'Jan 12/19',
  'Mark 12',
])('"%s" is no day, and the error says so before it shows the forms', (typed) =>
  expect(() => dayIn(typed, friday)).toThrow(`"${typed}" isn't a day. Type it like 12/20/2026,`),
)

test.each([
  ['Ann Smith Dec 19', ['Ann', 'Smith', 'Dec 19']],
  ['Ann to Sat, Dec 19 2026', ['Ann', 'to Sat, Dec 19 2026']],
  ['Wei Sun 12/19', ['Wei', 'Sun', '12/19']],
  ['June Carter 12/19', ['June', 'Carter', '12/19']],
  ['Jan 12/19', ['Jan', '12/19']],
  ['Mark 12/19', ['Mark', '12/19']],
  ['May Smith 815-555-0123 12/19', ['May', 'Smith', '815-555-0123', '12/19']],
  ['Dec 12 to Dec 14 back on Monday', ['Dec 12', 'to Dec 14', 'back', 'on Monday']],
  ['Ann next Saturday', ['Ann', 'next Saturday']],
])('of "%s" the days are one word each', (typed, words) =>
  expect(joinDays(typed.split(' '), friday)).toEqual(words),
)

test('"next Saturday" may be one or the other, so it asks for the date', () =>
  expect(() => dayIn('next Saturday', friday)).toThrow('Type the date instead of "next Saturday".'))
