import { expect, test } from 'vitest'
import { day } from '~/../test/days'
import { extra, inflatable } from '~/../test/items'
import type { ItemUse } from '~/lib/availability/day-use'
import { dayAnswer, freeFirst } from './free-items'

const weekend = { from: day('2027-06-12'), to: day('2027-06-13') }
const house = extra({ id: 'house', propertyLink: 'https://house.test' })
const oneUnit = { units: new Set([0]), unallocated: 0 }
const on = (date: string): { use: ItemUse } => ({ use: new Map([[day(date), oneUnit]]) })
const uses = new Map([
  ['castle', on('2027-06-13')],
  ['chairs', on('2027-06-13')],
  ['slide', on('2027-06-14')],
])

test.each([
  ['taken on one of the days', inflatable(), 'taken'],
  ['with a unit left on each day', extra({ capacity: 2 }), 'free'],
  ['taken on another day', inflatable({ id: 'slide' }), 'free'],
  ['never booked', inflatable({ id: 'new' }), 'free'],
  ['of which there is none', inflatable({ id: 'sold', capacity: 0 }), 'taken'],
  ['a house, which is arranged', house, 'call'],
  ['without a readable count', inflatable({ id: 'odd', capacity: null }), 'call'],
  ['without a readable price', inflatable({ id: 'odd', priceCents: null }), 'call'],
] as const)('the answer for an item %s', (_, item, answer) => {
  expect(dayAnswer(item, weekend, uses, weekend.from)).toBe(answer)
})

test('an extra is taken while extras are closed', () => {
  const then = { from: day('2024-05-09'), to: day('2024-05-10') }
  expect(dayAnswer(extra(), then, new Map(), then.from)).toBe('taken')
  expect(dayAnswer(inflatable(), then, new Map(), then.from)).toBe('free')
})

test('available items come first and booked ones last, each in their own order', () => {
  const items = [
    inflatable(),
    house,
    inflatable({ id: 'slide' }),
    inflatable({ id: 'sold', capacity: 0 }),
    inflatable({ id: 'new' }),
  ]
  const listed = freeFirst(items, weekend, uses, weekend.from)
  expect(listed.map(({ item, answer }) => [item.id, answer])).toEqual([
    ['slide', 'free'],
    ['new', 'free'],
    ['house', 'call'],
    ['castle', 'taken'],
    ['sold', 'taken'],
  ])
})
