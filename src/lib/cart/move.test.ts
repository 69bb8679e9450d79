import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { changeEntry, moveTo, shiftDays } from './move'

const entry = (itemId: string, first: string, count = 1, quantity = 1) => ({
  itemId,
  days: daysFrom(first, count),
  quantity,
})

test('several days keep their distance, through the end of a month and the change of the clock', () => {
  const days = [day('2027-06-12'), day('2027-06-13'), day('2027-06-15')]
  expect(shiftDays(days, day('2027-06-29'))).toEqual(['2027-06-29', '2027-06-30', '2027-07-02'])
  const sunday = daysFrom('2027-11-07', 2)
  expect(shiftDays(daysFrom('2027-11-06', 2), day('2027-11-07'))).toEqual(sunday)
  expect(shiftDays([day('2027-03-14')], day('2027-03-13'))).toEqual(['2027-03-13'])
})

describe('moving', () => {
  const [castle, slide] = [entry('castle', '2027-06-12'), entry('slide', '2027-06-12')]
  const two = entry('castle', '2027-06-19', 1, 2)
  const cart = [castle, slide, two]
  const three = (date: string) => entry('castle', date, 1, 3)

  test('one entry keeps its place, its quantity and all other entries', () => {
    expect(moveTo(cart, 1, day('2027-06-20'))).toEqual([castle, entry('slide', '2027-06-20'), two])
  })

  test('an entry that meets the same item on its new day becomes one with it', () => {
    expect(moveTo(cart, 0, day('2027-06-19'))).toEqual([three('2027-06-19'), slide])
    expect(moveTo(cart, 2, day('2027-06-12'))).toEqual([slide, three('2027-06-12')])
  })

  test('all entries to a day makes each begin then, and merges those of one item', () => {
    expect(moveTo([...cart, entry('tent', '2027-06-18', 2)], 'all', day('2027-06-26'))).toEqual([
      three('2027-06-26'),
      entry('slide', '2027-06-26'),
      entry('tent', '2027-06-26', 2),
    ])
  })

  test('all entries together keeps their distances, also over a change of the clocks', () => {
    expect(moveTo(cart, 'together', day('2027-06-10'))).toEqual([
      entry('castle', '2027-06-10'),
      entry('slide', '2027-06-10'),
      entry('castle', '2027-06-17', 1, 2),
    ])
    const november = [entry('tent', '2027-11-08'), entry('castle', '2027-11-06', 2)]
    expect(moveTo(november, 'together', day('2027-11-07'))).toEqual([
      entry('tent', '2027-11-09'),
      entry('castle', '2027-11-07', 2),
    ])
    expect(moveTo([], 'together', day('2027-06-10'))).toEqual([])
  })

  test('an entry to another item keeps its place and its days', () => {
    expect(changeEntry(cart, 1, { itemId: 'combo' })[1]).toEqual(entry('combo', '2027-06-12'))
    expect(changeEntry(cart, 7, { itemId: 'combo' })).toBe(cart)
  })
})
