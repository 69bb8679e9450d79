import { describe, expect, test } from 'vitest'
import { bookingLines } from './booking-lines'
import { day } from '~/../test/days'
import { extra, inflatable } from '~/../test/items'

const line = (itemId: string) => ({ itemId, days: [day('2027-06-12')], quantity: 2 })

test('a line takes kind, name, picture, price, count and parts from its item', () => {
  const chairs = extra({ parts: [{ ...inflatable({ capacity: 4 }), quantity: 2 }] })
  expect(bookingLines([line('chairs')], [inflatable(), chairs])).toEqual({
    bookable: [
      {
        itemId: 'chairs',
        kind: 'extras',
        name: 'Folding Chairs',
        image: '/pictures/chairs.svg',
        days: [day('2027-06-12')],
        quantity: 2,
        priceCents: 2_50,
        capacity: 5,
        parts: [{ id: 'castle', kind: 'inflatables', quantity: 2, capacity: 4 }],
        hasOwnUnits: true,
      },
    ],
    unbookable: [],
  })
})

describe('can not be booked online', () => {
  test.each([
    ['without a readable price', inflatable({ priceCents: null })],
    ['without a readable count', inflatable({ capacity: null })],
    ['a house', extra({ id: 'castle', name: 'Rockford Castle', propertyLink: 'https://a.test' })],
  ])('%s', (_, item) => {
    const { bookable, unbookable } = bookingLines([line('castle')], [item])
    expect(bookable).toEqual([])
    expect(unbookable).toEqual(['Rockford Castle'])
  })

  test('an item that is no longer in the catalog, in words instead of its id', () => {
    const { bookable, unbookable } = bookingLines([line('x1y2z3'), line('x1y2z3')], [])
    expect(bookable).toEqual([])
    expect(unbookable).toEqual(['A rental we no longer offer'])
  })
})
