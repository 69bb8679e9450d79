import { isMainThread } from 'node:worker_threads'
import { afterEach, describe, expect, test } from 'vitest'
import { day } from '#test/days'
import { fc } from '#test/property'
import type { Day } from '~/lib/domain/day'
import {
  addDays,
  businessHour,
  createdStamp,
  dateToDay,
  dayToDate,
  daysApart,
  today,
} from './dates'
import { formatDay } from './day-text'
import { readDay, readStoredDay, toStoredDay } from './stored-day'

const originalZone = process.env['TZ']
/** Sets the device's time zone. Node reads the variable whenever it is set. */
function travelTo(zone: string) {
  process.env['TZ'] = zone
  // `npm run mutants` runs tests in worker threads, which keep the zone of their process.
  if (isMainThread) expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
}
afterEach(() => {
  if (originalZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = originalZone
})

const zones = [
  'America/Chicago',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'UTC',
]

describe.each(zones)('on a device in %s', (zone) => {
  test('a booked date is shown and stored as the day it says, not one day early', () => {
    travelTo(zone)
    const june12 = day('2027-06-12')
    expect(readStoredDay('06/12/2027')).toBe('2027-06-12')
    expect(toStoredDay(june12)).toBe('06/12/2027')
    expect(formatDay(june12)).toBe('Saturday, June 12, 2027')
    expect(formatDay(june12, 'short')).toBe('Sat, Jun 12, 2027')
    expect([dayToDate(june12).getDate(), dayToDate(june12).getHours()]).toEqual([12, 0])
    expect(dateToDay(new Date(2027, 5, 12, 0, 0))).toBe('2027-06-12')
    expect(dateToDay(new Date(2027, 5, 12, 23, 59))).toBe('2027-06-12')
  })

  test('a Chicago evening is still today there, and its morning is not yet yesterday', () => {
    travelTo(zone)
    // 04:30 UTC on the 13th is 23:30 on the 12th in Chicago (summer, UTC-5).
    expect(today(new Date('2027-06-13T04:30:00Z'))).toBe('2027-06-12')
    expect(businessHour(new Date('2027-06-13T04:30:00Z'))).toBe(23)
    expect(today(new Date('2027-06-13T05:00:00Z'))).toBe('2027-06-13')
    expect(businessHour(new Date('2027-06-13T05:00:00Z'))).toBe(0)
    // 05:30 UTC on New Year's Day is 23:30 on the 31st (winter, UTC-6).
    expect(today(new Date('2027-01-01T05:30:00Z'))).toBe('2026-12-31')
    expect(createdStamp(new Date('2027-01-01T05:30:00Z'))).toBe('12/31/2026 | 23:30')
    expect(createdStamp(new Date('2027-06-13T05:05:00Z'))).toBe('06/13/2027 | 00:05')
  })

  test('every day follows the one before, clock changes included', () => {
    travelTo(zone)
    // 2027: clocks change on March 14 and November 7 in America, on March 28 and October 31 in
    // Europe.
    let current = day('2026-12-31')
    const seen: string[] = []
    for (let count = 0; count < 366; count++) {
      const next = addDays(current, 1)
      expect(next > current).toBe(true)
      expect(addDays(next, -1)).toBe(current)
      seen.push(next)
      current = next
    }
    expect(seen[0]).toBe('2027-01-01')
    expect(current).toBe('2028-01-01')
    expect(new Set(seen).size).toBe(366)
  })
})

describe('reading', () => {
  test.each([' 06/12/2027', '06/12/2027 '])('%j is a stored day, as in older documents', (text) => {
    expect(readStoredDay(text)).toBe('2027-06-12')
  })

  const inNoCalendar = ['02/30', '02/29', '13/01', '00/10', '06/00', '04/31']
  const otherForms = ['6/12/2027', '2027-06-12', '06/12/27', '06/12/2027 10:00', 'Invalid Date', '']
  const noText = [null, undefined, 20270612, new Date(2027, 5, 12)]

  test.each([...inNoCalendar.map((date) => `${date}/2027`), ...otherForms, ...noText])(
    '%j is no stored day',
    (text) => {
      expect(readStoredDay(text)).toBeNull()
    },
  )

  test.each(['2027-02-30', '2027-13-01', '2027-6-12', '06/12/2027', '2027-06-12T00:00', '', ' '])(
    '%j is no day',
    (text) => {
      expect(readDay(text)).toBeNull()
    },
  )

  test('a leap day exists in leap years only', () => {
    expect(readStoredDay('02/29/2028')).toBe('2028-02-29')
    expect(readStoredDay('02/29/2100')).toBeNull()
  })
})

test('days keep their value through every form, and sort as text', () => {
  const anyDay = fc.integer({ min: -10_000, max: 20_000 }).map((n) => addDays(day('2024-01-01'), n))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 900 }), (some, count) => {
      expect(readDay(some)).toBe(some)
      expect(readStoredDay(toStoredDay(some))).toBe(some)
      expect(dateToDay(dayToDate(some))).toBe(some)
      const later: Day = addDays(some, count)
      expect(later > some).toBe(true)
      expect(addDays(later, -count)).toBe(some)
      expect(daysApart(some, later)).toBe(count)
    }),
  )
})
