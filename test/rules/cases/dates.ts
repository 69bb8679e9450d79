// The days of a line: real ones that can still be booked, ascending, each once.
import { addDays } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { balancesOf, dayAhead, line } from '../builders'
import { acceptsBooking, refusesBooking, type Case, type Group } from '../case'

const tomorrow = dayAhead(1)
const days = (...ahead: number[]) => ahead.map((count) => toStoredDay(dayAhead(count)))

/** The castle ($200) on these days, paid for `paidDays` of them. */
const on = (bookingDates: unknown, paidDays: number) => ({
  inflatables: [{ ...line('castle', []), bookingDates }],
  balances: balancesOf(200 * paidDays),
})

/** The castle on a day, seen at that moment. */
const atTime = (check: typeof acceptsBooking, name: string, moment: string, day: string): Case => ({
  ...check(name, on([day], 1)),
  now: new Date(moment),
})

/** Days that no calendar has, or no more, or not yet, at that moment. */
const unbookable: [string, string, string][] = [
  ['on February 29 of another year', '2026-11-20T18:00:00Z', '02/29/2027'],
  ['on February 29 of an even year', '2028-12-31T18:00:00Z', '02/29/2030'],
  ['on February 30', '2027-01-01T18:00:00Z', '02/30/2028'],
  ['on April 31', '2027-01-01T18:00:00Z', '04/31/2027'],
  ['on a day that has just ended in Chicago', '2027-07-11T05:01:00Z', '07/10/2027'],
  ['more than two years ahead', '2027-06-12T18:00:00Z', '06/13/2029'],
]

export const dates: Group = {
  name: "a line's dates",
  about: ['isLine', 'isBooking', 'calendar', 'chicago'],
  cases: [
    acceptsBooking('may be 14', on(days(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14), 14)),
    acceptsBooking('may leave days out', on(days(1, 3, 9, 200), 4)),
    acceptsBooking('may be today', on(days(0), 1)),
    atTime(
      acceptsBooking,
      "may be New Year's Eve while it lasts in Chicago",
      '2027-01-01T05:30:00Z',
      '12/31/2026',
    ),
    atTime(acceptsBooking, 'may be two years ahead', '2027-06-12T18:00:00Z', '06/12/2029'),
    atTime(acceptsBooking, 'may be February 29', '2027-06-12T18:00:00Z', '02/29/2028'),
    ...unbookable.map(([what, moment, day]) =>
      atTime(refusesBooking, `are refused ${what}`, moment, day),
    ),
    refusesBooking('are refused when one is past', on(days(-1, 1), 2)),
    refusesBooking(
      'are refused when they are 15',
      on(days(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15), 15),
    ),
    refusesBooking('are refused when one is empty', on([...days(1), ''], 2)),
    refusesBooking('are refused when they are none', {
      inflatables: [line('castle', [tomorrow]), line('castle', [])],
    }),
    refusesBooking('are refused out of order', on(days(2, 1), 2)),
    refusesBooking('are refused twice the same', on(days(1, 1), 2)),
    refusesBooking(
      'are refused two in one, for the price of one',
      on([`${toStoredDay(tomorrow)},${toStoredDay(addDays(tomorrow, 1))}`], 1),
    ),
    refusesBooking('are refused as YYYY-MM-DD', on([tomorrow], 1)),
    refusesBooking('are refused with a space before', on([` ${toStoredDay(tomorrow)}`], 1)),
    refusesBooking('are refused as one text', on(toStoredDay(tomorrow), 1)),
    refusesBooking('are refused when not all are paid for', on(days(1, 2), 1)),
  ],
}
