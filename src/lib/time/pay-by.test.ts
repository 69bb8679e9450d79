import { describe, expect, test } from 'vitest'
import { formatMoment } from '~/lib/time/business-time'
import { readOpeningHours } from './opening-hours'
import { closedWeekdays, payBy } from './pay-by'

const words = (moment: Date | null) => moment && formatMoment(moment)
const hours = readOpeningHours('Mon - Sat 8am - 5pm')

test.each([
  ['Mon - Sat 8am - 5pm', 'Sundays'],
  ['Tue – Fri 9am – 6pm, Sat 9am - 12:30pm', 'Sundays and Mondays'],
  ['Sun - Sat 8am - 5pm', ''],
])('%s: closed on "%s"', (text, days) => {
  expect(closedWeekdays(readOpeningHours(text))).toBe(days)
})

describe('an unpaid reservation', () => {
  test.each([
    // On Tuesday at 10, for Wednesday at 10.
    ['2027-06-01T15:00Z', 'Wednesday, June 2, 10 am', 'Wednesday, June 2, 10 am'],
    // The hour that has begun is not counted.
    ['2027-06-01T15:59Z', 'Wednesday, June 2, 10 am', 'Wednesday, June 2, 10 am'],
    // In the evening: until it closes the next day.
    ['2027-06-02T02:30Z', 'Wednesday, June 2, 9 pm', 'Wednesday, June 2, 5 pm'],
    // Before it opens: the day before, or not at all.
    ['2027-06-01T12:30Z', 'Wednesday, June 2, 7 am', 'Tuesday, June 1, 5 pm'],
    // On Saturday at noon: it is closed on Sunday.
    ['2027-06-05T17:00Z', 'Sunday, June 6, 12 pm', 'Saturday, June 5, 5 pm'],
    // On Saturday evening: closed until then.
    ['2027-06-06T00:00Z', 'Sunday, June 6, 7 pm', null],
    // On Sunday: on Monday.
    ['2027-06-06T18:00Z', 'Monday, June 7, 1 pm', 'Monday, June 7, 1 pm'],
    ['2027-06-06T12:30Z', 'Monday, June 7, 7 am', null],
    // Twenty-four hours are another hour of the clock when that is changed.
    ['2027-03-13T18:00Z', 'Sunday, March 14, 1 pm', 'Saturday, March 13, 5 pm'],
    ['2027-11-06T19:00Z', 'Sunday, November 7, 1 pm', 'Saturday, November 6, 5 pm'],
  ])(
    'made at %s is cancelled on %s; the office can be paid until %s',
    (made, cancelled, office) => {
      const told = payBy(new Date(made), hours)
      expect(words(told.cancelled)).toBe(cancelled)
      expect(words(told.lastOpen)).toBe(office)
    },
  )

  test.each([
    // Open at that hour.
    ['2027-06-01T15:00Z', null],
    // In the evening: the next morning.
    ['2027-06-02T02:30Z', 'Thursday, June 3, 8 am'],
    // Over Sunday: on Monday.
    ['2027-06-05T17:00Z', 'Monday, June 7, 8 am'],
    ['2027-06-06T00:00Z', 'Monday, June 7, 8 am'],
    // Early in the morning: the same day.
    ['2027-06-06T12:30Z', 'Monday, June 7, 8 am'],
  ])('made at %s, ending while the office is closed, it can be paid again on %s', (made, opens) => {
    expect(words(payBy(new Date(made), hours).opensAfter)).toBe(opens)
  })

  test('with a break at noon the later hours count', () => {
    const broken = readOpeningHours('Mon - Sat 8am - 12pm, Mon - Sat 1pm - 4pm')
    expect(words(payBy(new Date('2027-06-02T02:30Z'), broken).lastOpen)).toBe(
      'Wednesday, June 2, 4 pm',
    )
  })
})
