import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import type { TakenUnits } from '~/lib/availability/taken-units'
import type { Cart } from '~/lib/domain/cart'
import { moveState } from './move-obstacle'

const cartLine = (itemId: string, first: string, count = 1, quantity = 1) => ({
  itemId,
  days: daysFrom(first, count),
  quantity,
})
const taken = (date: string, ...units: number[]): { taken: TakenUnits } => ({
  taken: new Map([[day(date), { units: new Set(units), unallocated: 0 }]]),
})

describe('the calendar for moving', () => {
  const bookableDays = {
    today: day('2027-06-10'),
    first: day('2027-06-10'),
    last: day('2027-07-30'),
  }
  const items = [inflatable({ capacity: 3 }), extra({ capacity: 5 })]
  const takenByItem = new Map([
    ['castle', taken('2027-06-20', 0)],
    ['chairs', taken('2027-06-21', 0, 1, 2, 3, 4)],
  ])
  const state = (cart: Cart, moving: number | 'all', date: string) =>
    moveState(cart, moving, day(date), { items, takenByItem, bookableDays })
  const cart = [cartLine('castle', '2027-06-12', 1, 2), cartLine('chairs', '2027-06-12')]

  test.each([
    ['2027-06-09', 'earlier'],
    ['2027-07-31', 'later'],
    ['2027-06-12', 'free'],
    ['2027-06-20', 'free'],
    ['2027-06-21', 'free'],
  ])('one line on %s: %s', (date, expected) => {
    expect(state(cart, 0, date)).toBe(expected)
  })

  test('a day is taken if a line to be moved lacks units on any of its days', () => {
    expect(state([cartLine('castle', '2027-06-12', 1, 3)], 0, '2027-06-20')).toBe('taken')
    expect(state([cartLine('castle', '2027-06-12', 2, 3)], 0, '2027-06-19')).toBe('taken')
    expect(state(cart, 'all', '2027-06-20')).toBe('free')
    expect(state(cart, 'all', '2027-06-21')).toBe('taken')
  })

  test('the quantity in other lines of the item counts, too', () => {
    const both = [cartLine('castle', '2027-06-12', 1, 2), cartLine('castle', '2027-06-19', 1, 2)]
    expect(state(both, 0, '2027-06-19')).toBe('taken')
    expect(state(both, 'all', '2027-06-25')).toBe('taken')
    expect(state(both, 0, '2027-06-18')).toBe('free')
  })

  test('the last of several days must be bookable, and a missing item has no free day', () => {
    expect(state([cartLine('castle', '2027-06-12', 2)], 0, '2027-07-30')).toBe('later')
    expect(state([cartLine('gone', '2027-06-12')], 0, '2027-06-18')).toBe('byPhone')
  })

  test.each([
    ['is no longer offered', 'gone'],
    ['can only be booked by phone', 'phone'],
  ])('moving all, a line that %s is no obstacle', (_, itemId) => {
    const byPhone = inflatable({ id: 'phone', priceCents: null })
    const all = [...cart, cartLine(itemId, '2027-06-12')]
    const context = { items: [...items, byPhone], takenByItem, bookableDays }
    expect(moveState(all, 'all', day('2027-06-18'), context)).toBe('free')
    expect(moveState(all, 'all', day('2027-06-21'), context)).toBe('taken')
  })
})
