import { describe, expect, test } from 'vitest'
import { openingHours } from '~/lib/office'
import { formatMoment } from '~/lib/business-time'
import { closedDays, payBy, readHours } from './pay-by'

const words = (moment: Date | null) => moment && formatMoment(moment)
const hours = readHours('Mon - Sat 8am - 5pm')

describe("the office's hours", () => {
  test('those of the site can be read', () => {
    expect(readHours(openingHours)).not.toBeNull()
  })

  test('stand for each day of the week, Sunday first', () => {
    const open = { from: 8 * 60, to: 17 * 60 }
    expect(hours).toEqual([null, open, open, open, open, open, open])
  })

  test('may differ by day', () => {
    const weekday = { from: 9 * 60, to: 18 * 60 }
    const saturday = { from: 9 * 60, to: 12 * 60 + 30 }
    const read = readHours('Tue – Fri 9am – 6pm, Sat 9am - 12:30pm')
    expect(read).toEqual([null, null, weekday, weekday, weekday, weekday, saturday])
    expect(closedDays(read)).toBe('Sundays and Mondays')
  })

  test('may go over the end of the week', () => {
    const read = readHours('Sat - Mon 8am - 5pm')
    expect(read?.map((day) => day !== null)).toEqual([true, true, false, false, false, false, true])
  })

  test.each(['', 'by appointment', 'Mon - Sat', 'Mon 8am - 5pm, ask us'])(
    'that can not be read are none: %j',
    (text) => {
      expect(readHours(text)).toBeNull()
      expect(closedDays(readHours(text))).toBe('')
    },
  )
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

  test('where the hours are unknown, the office is taken to be open', () => {
    const { cancelled, lastOpen } = payBy(new Date('2027-06-05T17:00Z'), null)
    expect(lastOpen).toEqual(cancelled)
  })
})
