import { expect, test } from 'vitest'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { freeFirst } from './free-items'
import type { TakenUnits } from './taken-units'

const weekend = { from: day('2027-06-12'), to: day('2027-06-13') }
const bookableDays = { today: weekend.from, first: weekend.from, last: day('2029-06-06') }
const property = extra({ id: 'house', propertyLink: 'https://house.test' })
const oneUnit = { units: new Set([0]), unallocated: 0 }
const on = (date: string): { taken: TakenUnits } => ({ taken: new Map([[day(date), oneUnit]]) })
const takenByItem = new Map([
  ['castle', on('2027-06-13')],
  ['slide', on('2027-06-14')],
])

test('available items come first and booked ones last, each in their own order', () => {
  const items = [
    inflatable(),
    property,
    inflatable({ id: 'slide' }),
    inflatable({ id: 'sold', capacity: 0 }),
    inflatable({ id: 'new' }),
  ]
  const listed = freeFirst(items, weekend, takenByItem, bookableDays)
  expect(listed.map(({ item, status }) => [item.id, status])).toEqual([
    ['slide', 'free'],
    ['new', 'free'],
    ['house', 'call'],
    ['castle', 'unavailable'],
    ['sold', 'unavailable'],
  ])
})
