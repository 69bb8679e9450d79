import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { nearestFree, aroundEvent, otherDays } from './nearest-free'
import type { TakenUnits } from './taken-units'

const bookableDays = { today: day('2026-11-23'), first: day('2026-11-23'), last: day('2028-11-20') }
const castle = inflatable()
const one = (date: string) => ({ from: day(date), to: day(date) })
const saturday = one('2026-12-12')
const two = (from: string, to: string) => ({ from: day(from), to: day(to) })
const weekend = two('2026-12-12', '2026-12-13')

/** This many units of the item are taken on these days of December. */
function taken(dates: readonly number[], quantity = 1): TakenUnits {
  const onDay = { units: new Set(Array(quantity).keys()), unallocated: 0 }
  return new Map(dates.map((date) => [day(`2026-12-${date}`), onDay]))
}

describe('the free day that is nearest', () => {
  test.each([
    ['the day itself, where it is free', [], saturday, one('2026-12-12')],
    ['the day after, rather than the day before', [12], saturday, one('2026-12-13')],
    ['the day before, where the day after is taken', [12, 13], saturday, one('2026-12-11')],
    ['two days after', [11, 12, 13], saturday, one('2026-12-14')],
    ['as many days in a row as were asked for', [12], weekend, two('2026-12-13', '2026-12-14')],
    ['none of which is taken', [12, 14], weekend, two('2026-12-10', '2026-12-11')],
  ])('%s', (_, dates, event, expected) => {
    expect(nearestFree(event, castle, taken(dates), bookableDays)).toEqual(expected)
  })

  test('is never before the first day that can be booked, nor after the last', () => {
    const from = { today: day('2026-12-12'), first: day('2026-12-12'), last: day('2026-12-14') }
    expect(nearestFree(saturday, castle, taken([12, 13]), from)).toEqual(one('2026-12-14'))
    expect(nearestFree(saturday, castle, taken([12, 13, 14]), from)).toBeNull()
  })

  test('has as many units left as are wanted', () => {
    const chairs = extra({ capacity: 3 })
    const near = (quantity: number) =>
      nearestFree(saturday, chairs, taken([12], 2), bookableDays, { quantity, chosen: [] })
    expect(nearestFree(saturday, chairs, taken([12], 2), bookableDays)).toEqual(saturday)
    expect([near(2), near(4)]).toEqual([one('2026-12-13'), null])
  })

  test('is the one already chosen of two equally near days, never one further away', () => {
    const chosen = (dates: readonly string[]) => ({ quantity: 1, chosen: dates.map(day) })
    const near = (dates: readonly number[], ...others: string[]) =>
      nearestFree(saturday, castle, taken(dates), bookableDays, chosen(others))
    expect(near([12], '2026-12-11')).toEqual(one('2026-12-11'))
    expect(near([12], '2026-12-11', '2026-12-13')).toEqual(one('2026-12-13'))
    expect(near([12], '2026-12-10')).toEqual(one('2026-12-13'))
    expect(near([11, 12], '2026-12-11')).toEqual(one('2026-12-13'))
  })

  test('is not looked for more than three weeks away', () => {
    const onDay = { units: new Set([0]), unallocated: 0 }
    const months = daysFrom('2026-11-13', 60).map((date) => [date, onDay] as const)
    expect(nearestFree(saturday, castle, new Map(months), bookableDays)).toBeNull()
  })
})

test('reads three weeks before and after, as far as they can be booked', () => {
  expect(aroundEvent(one('2027-06-12'), bookableDays)).toEqual({
    from: '2027-05-22',
    to: '2027-07-03',
  })
  expect(aroundEvent(one('2026-11-25'), bookableDays)).toEqual({
    from: '2026-11-23',
    to: '2026-12-16',
  })
  expect(aroundEvent(one('2028-11-20'), bookableDays)).toEqual({
    from: '2028-10-30',
    to: '2028-11-20',
  })
})

describe('other days to offer', () => {
  test.each([
    ['two on a weekend, then the nearest other one', [12], saturday, ['13', '06', '11']],
    ['a Monday has the nearest weekend first', [14], one('2026-12-14'), ['13', '12', '15']],
  ])('%s', (_, dates, event, expected) => {
    const offered = otherDays(event, castle, taken(dates), bookableDays)
    expect(offered).toEqual(expected.map((date) => one(`2026-12-${date}`)))
  })

  test('more weekends where no other day is free', () => {
    const week = { today: day('2026-12-12'), first: day('2026-12-12'), last: day('2026-12-20') }
    const offered = otherDays(saturday, castle, taken([12, 14, 15, 16, 17, 18]), week)
    expect(offered).toEqual([one('2026-12-13'), one('2026-12-19'), one('2026-12-20')])
  })

  test('as many days in a row as were asked for, or none if none nearby are free', () => {
    expect(otherDays(weekend, castle, taken([12]), bookableDays)[0]).toEqual(
      two('2026-12-13', '2026-12-14'),
    )
    expect(
      otherDays(saturday, castle, taken([]), {
        today: day('2027-02-01'),
        first: day('2027-02-01'),
        last: bookableDays.last,
      }),
    ).toEqual([])
  })
})
