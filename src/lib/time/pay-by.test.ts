import { describe, expect, test } from 'vitest'
import { formatMoment } from '~/lib/time/business-time'
import { readOpeningHours } from './opening-hours'
import { closedWeekdays, payBy } from './pay-by'

const usual = 'Mon - Sat 8am - 5pm'
const daily = 'Sun - Sat 8am - 5pm'
const notMondays = 'Tue – Fri 9am – 6pm, Sat 9am - 12:30pm'

function told(made: string, hours = usual, delivery: string | null = null): string | null {
  const by = payBy(
    new Date(made),
    readOpeningHours(hours),
    delivery === null ? null : new Date(delivery),
  )
  return by instanceof Date ? formatMoment(by) : by
}

test.each([
  [usual, 'Sundays'],
  [notMondays, 'Sundays and Mondays'],
  [daily, ''],
])('%s: closed on "%s"', (text, days) => {
  expect(closedWeekdays(readOpeningHours(text))).toBe(days)
})

describe('an unpaid reservation is to be paid', () => {
  test.each([
    ['on Tuesday at 10: after 24 hours', '2027-06-01T15:00Z', 'Wednesday, June 2, 10 am'],
    ['with its seconds, which are not stored', '2027-06-01T15:00:40Z', 'Wednesday, June 2, 10 am'],
    [
      'at 10:01: the hour is a full one, never sooner',
      '2027-06-01T15:01Z',
      'Wednesday, June 2, 11 am',
    ],
    ['at 4:30 pm: by the hour of closing', '2027-06-01T21:30Z', 'Wednesday, June 2, 5 pm'],
    ['at 5:30 pm: once it was open again', '2027-06-01T22:30Z', 'Thursday, June 3, 10 am'],
    ['at 3 am', '2027-06-01T08:00Z', 'Wednesday, June 2, 10 am'],
    ['on Friday at 3 pm', '2027-06-04T20:00Z', 'Saturday, June 5, 3 pm'],
    ['on Saturday at 9 am', '2027-06-05T14:00Z', 'Monday, June 7, 10 am'],
    ['on Saturday at 3:30 pm', '2027-06-05T20:30Z', 'Monday, June 7, 10 am'],
    ['on Saturday at 5:30 pm', '2027-06-05T22:30Z', 'Monday, June 7, 10 am'],
    ['on Sunday at 1 pm', '2027-06-06T18:00Z', 'Monday, June 7, 1 pm'],
    ['on Sunday at 8:30 am: no sooner than before', '2027-06-06T13:30Z', 'Monday, June 7, 10 am'],
    [
      'on Sunday at 8: nobody can pay before it opens',
      '2027-06-06T13:00Z',
      'Monday, June 7, 10 am',
    ],
  ])('made %s', (_, made, by) => {
    expect(told(made)).toBe(by)
  })

  test.each([
    ['in spring', '2027-03-13T18:00Z', 'Sunday, March 14, 1 pm', 'Monday, March 15, 10 am'],
    ['in autumn', '2027-11-06T17:00Z', 'Sunday, November 7, 11 am', 'Monday, November 8, 10 am'],
  ])('by another hour of the clock when that is changed %s', (_, made, open, closed) => {
    expect(told(made, daily)).toBe(open)
    expect(told(made)).toBe(closed)
  })

  test.each([
    ['over two closed days', notMondays, '2027-06-05T15:00Z', 'Tuesday, June 8, 11 am'],
    ['on a shorter day', notMondays, '2027-06-04T16:40Z', 'Saturday, June 5, 12 pm'],
    ['just before its end', notMondays, '2027-06-04T17:10Z', 'Saturday, June 5, 12:30 pm'],
    ['just after its end', notMondays, '2027-06-04T17:40Z', 'Tuesday, June 8, 11 am'],
    [
      'in a break',
      'Tue - Sat 1pm - 4pm, Tue - Sat 8am - 12pm',
      '2027-06-01T17:20Z',
      'Wednesday, June 2, 3 pm',
    ],
    ['before one open hour', 'Mon 8am - 9am', '2027-06-01T15:00Z', 'Monday, June 7, 9 am'],
  ])('%s', (_, hours, made, by) => {
    expect(told(made, hours)).toBe(by)
  })

  test('at no moment of an office that never opens', () => {
    expect(told('2027-06-01T15:00Z', 'Mon 5pm - 5pm')).toBeNull()
  })
})

describe('where the delivery could begin sooner, that counts', () => {
  test.each([
    ['booked for today', '2027-06-01T15:00Z', '2027-06-01T10:00Z', 'beforeDelivery'],
    [
      'on Tuesday at 4 pm for Wednesday',
      '2027-06-01T21:00Z',
      '2027-06-02T10:00Z',
      'beforeDelivery',
    ],
    ['on Saturday for Monday', '2027-06-05T20:30Z', '2027-06-07T10:00Z', 'beforeDelivery'],
    ['on Saturday for Tuesday', '2027-06-05T20:30Z', '2027-06-08T10:00Z', 'Monday, June 7, 10 am'],
    [
      'for the next day at that very hour',
      '2027-06-01T15:00Z',
      '2027-06-02T15:00Z',
      'Wednesday, June 2, 10 am',
    ],
    ['for the next day an hour before', '2027-06-01T15:00Z', '2027-06-02T14:00Z', 'beforeDelivery'],
  ])('%s', (_, made, delivery, expected) => {
    expect(told(made, usual, delivery)).toBe(expected)
  })
})
