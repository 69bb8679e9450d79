import { expect, test } from 'vitest'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { bookingLines } from './booking-lines'

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
        parts: [
          { id: 'castle', name: 'Rockford Castle', kind: 'inflatables', quantity: 2, capacity: 4 },
        ],
        hasOwnUnits: true,
        surfaces: ['grass', 'concrete', 'indoor'],
        // The castle in it, 15 × 15 ft with 3 ft more.
        spaces: [{ a: 18, b: 18 }],
      },
    ],
    unbookable: [],
  })
})

test.each([
  ['without a readable price', inflatable({ priceCents: null }), 'Rockford Castle'],
  ['without a readable count', inflatable({ capacity: null }), 'Rockford Castle'],
  ['a property', extra({ id: 'castle', propertyLink: 'https://a.test' }), 'Folding Chairs'],
  ['gone, in words instead of its id', inflatable({ id: 'x' }), 'A rental we no longer offer'],
])('cannot be booked online: %s', (_, item, name) => {
  const nothing = { bookable: [], unbookable: [name] }
  expect(bookingLines([line('castle'), line('castle')], [item])).toEqual(nothing)
})
