import { describe, expect, test } from 'vitest'
import { formatMoment } from './business-time'
import { readOpeningHours } from './opening-hours'
import { closedWeekdays, officeAt, payBy } from './pay-by'

const usual = 'Mon - Sat 8am - 5pm'
const daily = 'Sun - Sat 8am - 5pm'
const notMondays = 'Tue – Fri 9am – 6pm, Sat 9am - 12:30pm'

test.each([
  [usual, 'Sundays'],
  [notMondays, 'Sundays and Mondays'],
  [daily, ''],
])('an office open %s is closed on "%s"', (text, days) => {
  expect(closedWeekdays(readOpeningHours(text))).toBe(days)
})

/** The deadline of a reservation, and the office's state at that moment. */
function deadline(made: string, hours = usual) {
  const since = new Date(made)
  const by = payBy(since)
  return [formatMoment(by), officeAt(by, since, readOpeningHours(hours))]
}

describe('an unpaid reservation is to be paid within 24 hours', () => {
  test.each([
    ['on Tuesday at 10', '2027-06-01T15:00Z', 'Wednesday, June 2, 10am', 'open'],
    ['with seconds, not stored', '2027-06-01T15:00:40Z', 'Wednesday, June 2, 10am', 'open'],
    ['at 10:01', '2027-06-01T15:01Z', 'Wednesday, June 2, 10:01am', 'open'],
    ['at 8, as the office opens', '2027-06-01T13:00Z', 'Wednesday, June 2, 8am', 'open'],
    ['at 5pm, as it closes', '2027-06-01T22:00Z', 'Wednesday, June 2, 5pm', 'open'],
    ['at 5:30pm', '2027-06-01T22:30Z', 'Wednesday, June 2, 5:30pm', 'closed'],
    ['at 3am', '2027-06-01T08:00Z', 'Wednesday, June 2, 3am', 'closed'],
    ['on Saturday at 9am', '2027-06-05T14:00Z', 'Sunday, June 6, 9am', 'closed'],
    ['on Saturday at 5pm', '2027-06-05T22:00Z', 'Sunday, June 6, 5pm', 'closedUntilThen'],
    ['on Sunday at 7am', '2027-06-06T12:00Z', 'Monday, June 7, 7am', 'closedUntilThen'],
    ['on Sunday at 1pm', '2027-06-06T18:00Z', 'Monday, June 7, 1pm', 'open'],
  ])('made %s', (_, made, by, office) => {
    expect(deadline(made)).toEqual([by, office])
  })

  test.each([
    ['in spring', '2027-03-13T18:00Z', 'Sunday, March 14, 1pm'],
    ['in autumn', '2027-11-06T17:00Z', 'Sunday, November 7, 11am'],
  ])('by another hour of the clock when that is changed %s', (_, made, by) => {
    expect(deadline(made, daily)).toEqual([by, 'open'])
    expect(deadline(made)).toEqual([by, 'closed'])
  })

  test.each([
    ['over two closed days', notMondays, '2027-06-05T18:00Z', 'closedUntilThen'],
    ['on a shorter day', notMondays, '2027-06-04T17:40Z', 'closed'],
    ['in a break', 'Tue - Sat 1pm - 4pm, Tue - Sat 8am - 12pm', '2027-06-01T17:20Z', 'closed'],
    ['before midnight, when it closes', 'Daily 12pm - 12am', '2027-06-01T18:00Z', 'open'],
  ])('%s', (_, hours, made, office) => {
    expect(deadline(made, hours)[1]).toBe(office)
  })
})
