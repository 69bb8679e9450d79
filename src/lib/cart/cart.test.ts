import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import type { Cart } from '~/lib/domain/cart'
import { addCartLine, toCart, withoutCartLine, setQuantity, toStoredCart } from './cart'
import { withoutBooked } from './remove-booked'
import { unitsInCart } from './units-in-cart'

const [june12, june13, june19] = [day('2027-06-12'), day('2027-06-13'), day('2027-06-19')]
const castle = { itemId: 'castle', days: [june12], quantity: 1 }
const slide = { itemId: 'slide', days: [june12], quantity: 1 }

describe('adding', () => {
  test('the same item on other days keeps the first days', () => {
    const cart = addCartLine(addCartLine([], castle), { ...castle, days: [june19] })
    expect(cart).toEqual([castle, { ...castle, days: [june19] }])
  })

  test('the same item on overlapping days keeps both lines', () => {
    const cart = addCartLine(addCartLine([], castle), { ...castle, days: [june12, june13] })
    expect(unitsInCart(cart, 'castle', [june12])).toBe(2)
    expect(unitsInCart(cart, 'castle', [june13])).toBe(1)
  })

  test('the same item on the same days becomes one line of the summed quantity', () => {
    const chairs = { itemId: 'chairs', days: [june12, june13], quantity: 30 }
    const cart = addCartLine([castle, chairs], { ...chairs, days: [june13, june12], quantity: 10 })
    expect(cart).toEqual([castle, { ...chairs, quantity: 40 }])
  })

  test('orders the days, each once', () => {
    const cart = addCartLine([], { ...castle, days: [june19, june12, june19] })
    expect(cart).toEqual([{ ...castle, days: [june12, june19] }])
  })
})

describe('changing', () => {
  test('removes the line at its place, though others have the same item or days', () => {
    const later = { ...castle, days: [june19] }
    const cart = [castle, slide, later]
    expect(withoutCartLine(cart, 0)).toEqual([slide, later])
    expect(withoutCartLine(cart, 1)).toEqual([castle, later])
    expect(withoutCartLine(cart, 2)).toEqual([castle, slide])
  })

  test('sets the quantity of one line, never below 1', () => {
    expect(setQuantity([castle, slide], 1, 4)).toEqual([castle, { ...slide, quantity: 4 }])
    expect(setQuantity([castle, slide], 0, 0)).toEqual([castle, slide])
  })
})

describe('the quantity of an item in a cart', () => {
  const cart: Cart = [
    { itemId: 'castle', days: daysFrom('2027-06-12', 2), quantity: 1 },
    { itemId: 'castle', days: daysFrom('2027-06-13', 2), quantity: 2 },
    { itemId: 'slide', days: [june13], quantity: 5 },
  ]

  test('is the sum on the busiest of the days', () => {
    expect(unitsInCart(cart, 'castle', [june12])).toBe(1)
    expect(unitsInCart(cart, 'castle', [june12, june13])).toBe(3)
    expect(unitsInCart(cart, 'castle', [june19])).toBe(0)
    expect(unitsInCart(cart, 'castle', [])).toBe(0)
  })

  test('can leave one line out', () => {
    expect(unitsInCart(cart, 'castle', [june13], 1)).toBe(1)
    expect(unitsInCart(cart, 'castle', [june13], 0)).toBe(2)
  })
})

describe('the stored form', () => {
  test('is that of older sessions; a quantity is written for several units only', () => {
    expect(toStoredCart([castle, { ...slide, days: [june12, june13], quantity: 2 }])).toEqual([
      { inflatableID: 'castle', dates: ['06/12/2027'] },
      { inflatableID: 'slide', dates: ['06/12/2027', '06/13/2027'], quantity: 2 },
    ])
  })

  test('of an older session is read: no quantity, days unordered and with spaces', () => {
    const stored = { inflatableID: 'castle', dates: [' 06/13/2027', '06/12/2027', '06/12/2027'] }
    expect(toCart([stored])).toEqual([{ ...castle, days: [june12, june13] }])
  })

  test('with the same item twice on the same days is one line of two units', () => {
    const stored = { inflatableID: 'castle', dates: ['06/12/2027'] }
    expect(toCart([stored, stored])).toEqual([{ ...castle, quantity: 2 }])
  })

  test.each([null, undefined, 'cart', 5, {}, { inflatableID: 'castle' }])(
    'garbage instead of a list is an empty cart: %j',
    (stored) => {
      expect(toCart(stored)).toEqual([])
    },
  )

  test.each([
    null,
    {},
    { inflatableID: 'slide' },
    { inflatableID: '', dates: ['06/12/2027'] },
    { inflatableID: 7, dates: ['06/12/2027'] },
    { inflatableID: 'slide', dates: '06/12/2027' },
    { inflatableID: 'slide', dates: ['02/30/2027', null] },
    { inflatableID: 'slide', dates: ['06/12/2027'], quantity: 0 },
    { inflatableID: 'slide', dates: ['06/12/2027'], quantity: 1.5 },
    { inflatableID: 'slide', dates: ['06/12/2027'], quantity: '2' },
  ])('a damaged line is left out alone: %j', (damaged) => {
    const good = { inflatableID: 'castle', dates: ['06/12/2027'] }
    expect(toCart([damaged, good])).toEqual([castle])
  })
})

describe('once booked', () => {
  const chairs = { itemId: 'chairs', days: [june12, june13], quantity: 30 }

  test('lines added meanwhile stay: other items, other days, a larger quantity', () => {
    const booked = [castle, chairs]
    const later = { ...castle, days: [june19] }
    const now = addCartLine(addCartLine(addCartLine(booked, slide), later), {
      ...chairs,
      quantity: 10,
    })
    expect(withoutBooked(now, booked)).toEqual([{ ...chairs, quantity: 10 }, slide, later])
  })

  test('an untouched cart is empty, and lines removed or lowered meanwhile are gone, too', () => {
    expect(withoutBooked([castle, chairs], [castle, chairs])).toEqual([])
    expect(withoutBooked([{ ...chairs, quantity: 20 }], [castle, chairs])).toEqual([])
  })
})
