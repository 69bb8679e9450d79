import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { changeCartLine, moveTo, shiftDays } from './move'

const cartLine = (itemId: string, first: string, count = 1, quantity = 1) => ({
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
  const [castle, slide] = [cartLine('castle', '2027-06-12'), cartLine('slide', '2027-06-12')]
  const two = cartLine('castle', '2027-06-19', 1, 2)
  const cart = [castle, slide, two]
  const three = (date: string) => cartLine('castle', date, 1, 3)

  test('one line keeps its place, its quantity and all other lines', () => {
    expect(moveTo(cart, 1, day('2027-06-20'))).toEqual([
      castle,
      cartLine('slide', '2027-06-20'),
      two,
    ])
  })

  test('a line that meets the same item on its new day becomes one with it', () => {
    expect(moveTo(cart, 0, day('2027-06-19'))).toEqual([three('2027-06-19'), slide])
    expect(moveTo(cart, 2, day('2027-06-12'))).toEqual([slide, three('2027-06-12')])
  })

  test('all lines to a day makes each begin then, and merges those of one item', () => {
    expect(moveTo([...cart, cartLine('tent', '2027-06-18', 2)], 'all', day('2027-06-26'))).toEqual([
      three('2027-06-26'),
      cartLine('slide', '2027-06-26'),
      cartLine('tent', '2027-06-26', 2),
    ])
  })

  test('all lines together keeps their distances, also over a change of the clocks', () => {
    expect(moveTo(cart, 'together', day('2027-06-10'))).toEqual([
      cartLine('castle', '2027-06-10'),
      cartLine('slide', '2027-06-10'),
      cartLine('castle', '2027-06-17', 1, 2),
    ])
    const november = [cartLine('tent', '2027-11-08'), cartLine('castle', '2027-11-06', 2)]
    expect(moveTo(november, 'together', day('2027-11-07'))).toEqual([
      cartLine('tent', '2027-11-09'),
      cartLine('castle', '2027-11-07', 2),
    ])
    expect(moveTo([], 'together', day('2027-06-10'))).toEqual([])
  })

  test('a line to another item keeps its place and its days', () => {
    expect(changeCartLine(cart, 1, { itemId: 'combo' })[1]).toEqual(cartLine('combo', '2027-06-12'))
    expect(changeCartLine(cart, 7, { itemId: 'combo' })).toBe(cart)
  })
})
