import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import { bookableDaysFrom } from '~/lib/availability/bookable-days'
import type { TakenUnits } from '~/lib/availability/taken-units'
import type { Cart } from '~/lib/domain/cart'
import { cartLineStates } from './cart-line-states'

const items = [inflatable({ capacity: 3, priceCents: 185_00 })]
const castle = (days: readonly string[], quantity = 1) => ({
  itemId: 'castle',
  days: days.map(day),
  quantity,
})

const weekend = castle(['2027-06-12', '2027-06-13'])

/** Each day with the units that are taken on it. */
function states(cart: Cart, counts: Record<string, number> | null = {}) {
  const taken: TakenUnits = new Map(
    Object.entries(counts ?? {}).map(([date, units]) => [
      day(date),
      { units: new Set(Array(units).keys()), unallocated: 0 },
    ]),
  )
  return cartLineStates(cart, {
    items,
    takenByItem: counts && new Map([['castle', { taken }]]),
    bookableDays: bookableDaysFrom(new Date('2027-06-11T15:00:00Z'), 12),
  })
}

test('a bookable line has its price and how many are free, and no other days', () => {
  expect(states([{ ...weekend, quantity: 2 }], { '2027-06-13': 1 })).toMatchObject([
    { cents: 740_00, free: 2, conflict: null, nearest: null, item: { id: 'castle' } },
  ])
})

describe('a line whose days were taken has the nearest ones', () => {
  test.each([
    ['a day', castle(['2027-06-12']), { '2027-06-12': 3 }, ['2027-06-13']],
    ['more units', castle(['2027-06-12'], 2), { '2027-06-12': 2, '2027-06-13': 2 }, ['2027-06-11']],
    ['two days', weekend, { '2027-06-13': 3 }, ['2027-06-11', '2027-06-12']],
    ['a day that is over', castle(['2027-06-10']), {}, ['2027-06-11']],
    // The visitor chooses again.
    ['days with a gap', castle(['2027-06-12', '2027-06-14']), { '2027-06-12': 3 }, null],
  ])('%s', (_, cartLine, taken, nearest) => {
    expect(states([cartLine], taken)[0]).toMatchObject({
      conflict: { daysUnavailable: true },
      nearest,
    })
  })

  test('not those that other lines of the cart take', () => {
    const cart = [castle(['2027-06-12'], 1), castle(['2027-06-13'], 3), castle(['2027-06-11'], 3)]
    expect(states(cart, { '2027-06-12': 3 })[0]?.nearest).toEqual(['2027-06-14'])
  })

  test('none within three weeks', () => {
    const taken = Object.fromEntries(daysFrom('2027-06-11', 30).map((date) => [date, 3]))
    expect(states([castle(['2027-06-12'])], taken)[0]).toMatchObject({ nearest: 'none' })
  })
})

describe('where the crew is fully booked on Saturday', () => {
  const catalog = ['castle', 'chair', 'tent'].map((id) => inflatable({ id, capacity: 1 }))
  const on = (itemId: string, date: string) => ({ itemId, days: [day(date)], quantity: 1 })
  const takenOn = (...dates: string[]) => ({
    taken: new Map(dates.map((date) => [day(date), { units: new Set([0]), unallocated: 0 }])),
  })
  const nearest = (
    cart: Cart,
    takenByItem: Record<string, { taken: TakenUnits }> = {},
    ...open: string[]
  ) =>
    cartLineStates(cart, {
      items: catalog,
      takenByItem: new Map(Object.entries(takenByItem)),
      bookableDays: {
        ...bookableDaysFrom(new Date('2027-06-01T15:00:00Z'), 12),
        crewDays: new Map([
          [day('2027-06-12'), 'booked'],
          ...open.map((date) => [day(date), 'booked'] as const),
        ]),
      },
    }).map((state) => state.nearest)
  const both = [on('castle', '2027-06-12'), on('chair', '2027-06-12')]

  test('a castle and chairs get the same day, the nearest on which both are free', () => {
    const takenByItem = {
      castle: takenOn('2027-06-13'),
      chair: takenOn('2027-06-11', '2027-06-14'),
    }
    expect(nearest(both, takenByItem)).toEqual([['2027-06-10'], ['2027-06-10']])
    expect(nearest(both, takenByItem, '2027-06-10')).toEqual([['2027-06-15'], ['2027-06-15']])
  })

  test('none where no day is free for all', () => {
    expect(nearest(both, { chair: takenOn(...daysFrom('2027-05-20', 60)) })).toEqual([
      'none',
      'none',
    ])
  })

  test('what is left behind is offered the day to which the other went', () => {
    const cart = [on('castle', '2027-06-15'), on('chair', '2027-06-12')]
    expect(nearest(cart)).toEqual([null, ['2027-06-15']])
    expect(nearest(cart, { chair: takenOn('2027-06-15') })).toEqual([null, ['2027-06-13']])
  })

  test('units that rentals of other days take count as taken', () => {
    const cart = [...both, on('castle', '2027-06-13'), on('castle', '2027-06-11')]
    expect(nearest(cart).slice(0, 2)).toEqual([['2027-06-14'], ['2027-06-14']])
  })

  test('a rental that is gone from the catalog holds nobody up', () => {
    expect(nearest([...both, on('gone', '2027-06-12')]).slice(0, 2)).toEqual([
      ['2027-06-13'],
      ['2027-06-13'],
    ])
  })
})

test('while the days are unknown, no other day is offered', () => {
  const unknown = { conflict: { daysUnavailable: true }, free: null, nearest: null }
  expect(states([castle(['2027-06-10'])], null)).toMatchObject([unknown])
})

test('a line that no other day would fix is offered none', () => {
  const conflict = { daysUnavailable: false }
  expect(states([castle(['2027-06-12'], 4)])).toMatchObject([{ conflict, nearest: null }])
  const gone = { ...castle(['2027-06-12']), itemId: 'gone' }
  expect(states([gone])).toMatchObject([{ item: null, conflict, cents: 0 }])
})
