import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { inflatable } from '#test/items'
import { bookableSpan } from '~/lib/availability/bookable-days'
import type { ItemUse } from '~/lib/availability/day-use'
import type { Cart } from '~/lib/domain/cart'
import { entryStates } from './entry-states'

const items = [inflatable({ capacity: 3, priceCents: 185_00 })]
const castle = (days: readonly string[], quantity = 1) => ({
  itemId: 'castle',
  days: days.map(day),
  quantity,
})

const weekend = castle(['2027-06-12', '2027-06-13'])

/** Each day with the units that are taken on it. */
function states(cart: Cart, taken: Record<string, number> | null = {}) {
  const use: ItemUse = new Map(
    Object.entries(taken ?? {}).map(([date, units]) => [
      day(date),
      { units: new Set(Array(units).keys()), unallocated: 0 },
    ]),
  )
  return entryStates(cart, {
    items,
    uses: taken && new Map([['castle', { use }]]),
    span: bookableSpan(new Date('2027-06-11T15:00:00Z'), 12),
  })
}

test('a bookable entry has its price and how many are free, and no other days', () => {
  expect(states([{ ...weekend, quantity: 2 }], { '2027-06-13': 1 })).toMatchObject([
    { cents: 740_00, free: 2, conflict: null, nearest: null, item: { id: 'castle' } },
  ])
})

describe('an entry whose days were taken has the nearest ones', () => {
  test.each([
    ['a day', castle(['2027-06-12']), { '2027-06-12': 3 }, ['2027-06-13']],
    ['more units', castle(['2027-06-12'], 2), { '2027-06-12': 2, '2027-06-13': 2 }, ['2027-06-11']],
    ['two days', weekend, { '2027-06-13': 3 }, ['2027-06-11', '2027-06-12']],
    ['a day that is over', castle(['2027-06-10']), {}, ['2027-06-11']],
    // The visitor chooses again.
    ['days with a gap', castle(['2027-06-12', '2027-06-14']), { '2027-06-12': 3 }, null],
  ])('%s', (_, entry, taken, nearest) => {
    expect(states([entry], taken)[0]).toMatchObject({
      conflict: { daysUnavailable: true },
      nearest,
    })
  })

  test('not those that other entries of the cart take', () => {
    const cart = [castle(['2027-06-12'], 1), castle(['2027-06-13'], 3), castle(['2027-06-11'], 3)]
    expect(states(cart, { '2027-06-12': 3 })[0]?.nearest).toEqual(['2027-06-14'])
  })

  test('none within three weeks', () => {
    const taken = Object.fromEntries(daysFrom('2027-06-11', 30).map((date) => [date, 3]))
    expect(states([castle(['2027-06-12'])], taken)[0]).toMatchObject({ nearest: 'none' })
  })
})

test('while the days are unknown, no other day is offered', () => {
  const unknown = { conflict: { daysUnavailable: true }, free: null, nearest: null }
  expect(states([castle(['2027-06-10'])], null)).toMatchObject([unknown])
})

test('an entry that no other day would fix is offered none', () => {
  const conflict = { daysUnavailable: false }
  expect(states([castle(['2027-06-12'], 4)])).toMatchObject([{ conflict, nearest: null }])
  const gone = { ...castle(['2027-06-12']), itemId: 'gone' }
  expect(states([gone])).toMatchObject([{ item: null, conflict, cents: 0 }])
})
