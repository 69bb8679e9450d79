import { describe, expect, test } from 'vitest'
import { closeOn, needNotice } from '#test/business-days'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { noticeDays } from '~/lib/domain/business'
import type { Item } from '~/lib/domain/item'
import { whyNotBookable } from './why-not-bookable'

needNotice(
  { days: 3, what: 'tents', items: ['tent'] },
  { days: 1, what: 'tables', items: ['tent', 'table'] },
  { days: 2, what: 'nothing', only: 'inflatables', items: ['table'] },
)
closeOn(
  { from: '2027-12-24', to: '2027-12-26' },
  { from: '2027-07-04', to: '2027-07-04', only: 'extras' },
  { from: '2027-06-10', to: '2027-06-10', only: 'extras' },
)

/** The afternoon of a day that can't be chosen any more. */
const bookableDays = { today: day('2027-06-08'), first: day('2027-06-09'), last: day('2029-06-06') }
const castle = inflatable({ capacity: 3 })
const [tent, table] = [extra({ id: 'tent' }), extra({ id: 'table' })]
const property = extra({ id: 'house', propertyLink: 'https://house.test' })
const days = (...dates: string[]) => dates.map(day)
/** So many units are taken on June 12. */
const taken = (count: number) =>
  new Map([[day('2027-06-12'), { units: new Set(Array(count).keys()), unallocated: 0 }]])
const ask = (item: Item, on: readonly string[], quantity = 1, units = taken(0)) =>
  whyNotBookable({ item, days: days(...on), quantity }, units, bookableDays)

test.each([
  ['a free day', castle, ['2027-06-12'], null],
  ['the first day', castle, ['2027-06-09'], null],
  ['yesterday', castle, ['2027-06-07'], 'earlier'],
  ['today, after its last hour', castle, ['2027-06-08'], 'earlier'],
  ['the last day', castle, ['2029-06-06'], null],
  ['the day after the last', castle, ['2029-06-07'], 'later'],
  ['a day on which all are closed', castle, ['2027-12-24'], 'closed'],
  ['the last day of a closed period', castle, ['2027-12-26'], 'closed'],
  ['the day after it', castle, ['2027-12-27'], null],
  ['a day on which only extras are closed', table, ['2027-07-04'], 'closed'],
  ['the same for an inflatable', castle, ['2027-07-04'], null],
  ['one of several days that is closed', castle, ['2027-12-23', '2027-12-24'], 'closed'],
  ['a day within the longer of two notices', tent, ['2027-06-09'], 'soon'],
  ['today, if its notice is the stronger reason', tent, ['2027-06-08'], 'soon'],
  ['a day before today, whatever the notice', tent, ['2027-06-07'], 'earlier'],
  ['the first day after the notice', tent, ['2027-06-11'], null],
  ["another item's notice", table, ['2027-06-09'], null],
  ['an item that is rented by phone', property, ['2027-06-12'], 'byPhone'],
  ['an item without a readable price', inflatable({ priceCents: null }), ['2027-06-12'], 'byPhone'],
  ['an item without a readable count', inflatable({ capacity: null }), ['2027-06-12'], 'byPhone'],
  ['an item of which there is none', inflatable({ capacity: 0 }), ['2027-06-12'], 'taken'],
] as const)('%s', (_, item, on, why) => {
  expect(ask(item, on)?.why ?? null).toBe(why)
})

test('extras are closed from April 29 to May 9, 2024, inflatables never', () => {
  const then = { ...bookableDays, today: day('2024-04-01'), first: day('2024-04-01') }
  const closed = (item: Item) =>
    days('2024-04-28', '2024-04-29', '2024-05-09', '2024-05-10').map(
      (date) => whyNotBookable({ item, days: [date], quantity: 1 }, null, then)?.why === 'closed',
    )
  expect(closed(table)).toEqual([false, true, true, false])
  expect(closed(castle)).toEqual([false, false, false, false])
})

test.each([
  ['too soon before closed', tent, ['2027-06-10'], 'soon'],
  ['too soon before earlier', tent, ['2027-06-07', '2027-06-09'], 'soon'],
  ['by phone before closed', { ...property, capacity: 0 }, ['2027-12-24'], 'byPhone'],
  ['closed before taken', inflatable({ capacity: 0 }), ['2027-12-24'], 'closed'],
] as const)('of two reasons, the one that helps more: %s', (_, item, on, why) => {
  expect(ask(item, on)?.why).toBe(why)
})

test('a reason says what its words need', () => {
  expect(ask(tent, ['2027-06-09'])).toEqual({ why: 'soon', noticePeriod: noticeDays[0] })
  expect(ask(castle, ['2027-06-11', '2027-06-12'], 2, taken(2))).toEqual({ why: 'taken', free: 1 })
})

test('an item is taken once fewer units are free than wanted, on any of the days', () => {
  expect(ask(castle, ['2027-06-12'], 1, taken(2))).toBeNull()
  expect(ask(castle, ['2027-06-12'], 1, taken(3))).toEqual({ why: 'taken', free: 0 })
  expect(ask(castle, ['2027-06-13'], 3, taken(3))).toBeNull()
  expect(ask(tent, ['2027-06-12'], 5, taken(1))).toEqual({ why: 'taken', free: 4 })
})

test('while the taken units are unknown, only they are left out', () => {
  const unknown = (on: string) =>
    whyNotBookable({ item: castle, days: days(on), quantity: 9 }, null, bookableDays)?.why
  expect([unknown('2027-06-12'), unknown('2027-12-24')]).toEqual([undefined, 'closed'])
})

describe('with the rest of the cart', () => {
  const one = taken(1)
  const inCart = (quantity: number, wanted: number, withItems = one, withCart = withItems) =>
    whyNotBookable({ item: castle, days: days('2027-06-12'), quantity }, one, bookableDays, {
      wanted,
      withItems,
      withCart,
    })

  test.each([
    ['what fits is free', inCart(2, 2), null],
    ['more than there is, whatever is taken', inCart(2, 4), { why: 'tooMany', free: 2 }],
    ['more than is free', inCart(3, 3), { why: 'taken', free: 2 }],
    ['units that another line wants', inCart(1, 3, one, taken(3)), { why: 'taken', free: 2 }],
    ['units that a package wants', inCart(2, 2, taken(2)), { why: 'shared' }],
    ['more than is free without the package', inCart(3, 3, taken(2)), { why: 'taken', free: 1 }],
  ])('%s', (_, reason, expected) => {
    expect(reason).toEqual(expected)
  })

  test('while the taken units are unknown, the item itself still has a limit', () => {
    const ask = (wanted: number) =>
      whyNotBookable({ item: castle, days: days('2027-06-12'), quantity: 2 }, null, bookableDays, {
        wanted,
        withItems: null,
        withCart: null,
      })
    expect([ask(3), ask(4)]).toEqual([null, { why: 'tooMany', free: null }])
  })
})
