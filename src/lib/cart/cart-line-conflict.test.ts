import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { needNotice } from '#test/business-days'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { bookableDaysFrom } from '~/lib/availability/bookable-days'
import type { TakenUnits } from '~/lib/availability/taken-units'
import type { Cart } from '~/lib/domain/cart'
import { cartLineConflict, type CartLineContext } from './cart-line-conflict'

needNotice({ days: 3, what: 'tents', items: ['tent'] })

const bookableDays = bookableDaysFrom(new Date('2027-06-11T15:00:00Z'), 12)
const castle = inflatable({ capacity: 3 })
const free = new Map<string, { taken: TakenUnits }>()

/** The conflict of the first line, unless `some` says otherwise, in a catalog of the castle. */
function problemOf(cart: Cart, some: Partial<CartLineContext> & { index?: number } = {}) {
  const usual = { items: [castle], takenByItem: free, bookableDays }
  return cartLineConflict(cart, some.index ?? 0, { ...usual, ...some })
}
const conflict = (...of: Parameters<typeof problemOf>) => problemOf(...of)?.text ?? ''

const cartLine = (first: string, count = 1, quantity = 1, itemId = 'castle') => ({
  itemId,
  days: daysFrom(first, count),
  quantity,
})
/** These units of the castle are taken on a day. */
const taken = (date: string, ...units: number[]) =>
  new Map([
    ['castle', { taken: new Map([[day(date), { units: new Set(units), unallocated: 0 }]]) }],
  ])

test('a line on free days has no conflict', () => {
  expect(conflict([cartLine('2027-06-12', 2, 3)])).toBe('')
})

test('days that cannot be checked are not called taken', () => {
  expect(conflict([cartLine('2027-06-12', 2, 3)], { takenByItem: null })).toBe('')
})

describe('a day that was taken', () => {
  const takenByItem = taken('2027-06-13', 0, 1)

  test('is worded differently for a line of one day and one of several', () => {
    expect(conflict([cartLine('2027-06-13', 1, 2)], { takenByItem })).toBe(
      'This Date Is Not Available',
    )
    expect(conflict([cartLine('2027-06-12', 2, 2)], { takenByItem })).toBe(
      'Some Dates Are Not Available',
    )
    expect(conflict([cartLine('2027-06-12', 2, 1)], { takenByItem })).toBe('')
  })

  test('counts what other lines want of it, though each alone would fit', () => {
    const cart = [cartLine('2027-06-13'), cartLine('2027-06-12', 2)]
    expect(conflict(cart, { takenByItem })).toBe('This Date Is Not Available')
    expect(conflict(cart, { takenByItem, index: 1 })).toBe('Some Dates Are Not Available')
  })
})

test('a day on which the item is not offered is unavailable, with the notice that it needs', () => {
  const tent = extra({ id: 'tent' })
  const of = (date: string, itemId = 'tent') =>
    problemOf([cartLine(date, 1, 1, itemId)], { items: [castle, tent] })
  const unavailable = { text: 'This Date Is Not Available', daysUnavailable: true }
  expect(of('2027-06-10', 'castle')).toEqual({ ...unavailable, beside: '' })
  expect(of('2029-06-12', 'castle')).toEqual({ ...unavailable, beside: '' })
  expect(of('2027-06-12')).toEqual({ ...unavailable, beside: 'We need 3 days to plan tents.' })
})

test('two lines that want more units than there are on a day name the limit', () => {
  const cart = [cartLine('2027-06-12', 2, 2), cartLine('2027-06-13', 2, 2)]
  const limit = "You can't add more than 3 inflatables for the same dates"
  expect(conflict(cart)).toBe(limit)
  expect(conflict(cart, { index: 1 })).toBe(limit)
  expect(conflict([cartLine('2027-06-12', 1, 2), cartLine('2027-06-13', 1, 2)])).toBe('')
})

describe('the sentence beside the conflict says how many are free', () => {
  const takenByItem = taken('2027-06-13', 0)
  const allTaken = taken('2027-06-13', 0, 1, 2)
  const four = cartLine('2027-06-12', 1, 4)

  test.each([
    ['3 of 3 are available on that day, 4 in your cart.', four, takenByItem],
    [
      '2 of 3 are available on those days, 3 in your cart.',
      cartLine('2027-06-12', 2, 3),
      takenByItem,
    ],
    ['nothing where none is left', cartLine('2027-06-13'), allTaken],
    ['nothing where the day passed', cartLine('2027-06-10'), takenByItem],
    ['nothing where the number is unknown', four, null],
  ])('%s', (text, wanted, known) => {
    const beside = text.startsWith('nothing') ? '' : `Rockford Castle: ${text}`
    expect(problemOf([wanted], { takenByItem: known })).toMatchObject({ beside })
  })
})

describe('an item that cannot be booked online', () => {
  test('is to be removed when it is gone', () => {
    expect(conflict([cartLine('2027-06-12')], { items: [] })).toBe('Please remove it.')
  })

  test.each([
    ['no readable price', inflatable({ priceCents: null })],
    ['no readable count', inflatable({ capacity: null })],
    ['a property', extra({ id: 'castle', propertyLink: 'https://example.com/house' })],
  ])('is booked by phone: %s', (_, item) => {
    expect(conflict([cartLine('2027-06-12')], { items: [item] })).toBe(
      'Please call us to book this one.',
    )
  })
})

test('a line that is not in the cart has no conflict', () => {
  expect(conflict([])).toBe('')
})

describe('a package and what it contains', () => {
  const bundle = inflatable({
    id: 'package',
    name: 'Party Package',
    capacity: 2,
    parts: [
      { ...castle, quantity: 1 },
      { ...extra({ id: 'chairs', capacity: 60 }), quantity: 20 },
    ],
  })
  const items = [castle, bundle, extra({ id: 'chairs', capacity: 60 })]
  const takenByItem = taken('2027-06-12', 0)
  const shared =
    'This rental and another one in your cart use the same equipment. Remove one, or change its day.'

  /** The sentences beside each line's conflict; null without one. */
  const all = (cart: Cart) =>
    cart.map((_, index) => problemOf(cart, { items, takenByItem, index })?.beside ?? null)
  const of = (itemId: string, quantity: number, date = '2027-06-12') =>
    cartLine(date, 1, quantity, itemId)

  test('fit beside each other as long as there are units for both', () => {
    expect(all([of('package', 1), of('castle', 1), of('chairs', 40)])).toEqual([null, null, null])
  })

  test('are both a conflict where there are not', () => {
    expect(all([of('package', 1), of('castle', 2)])).toEqual([shared, shared])
    expect(all([of('package', 1), of('chairs', 41)])).toEqual([shared, shared])
    expect(all([of('package', 2), of('castle', 1)])).toEqual([shared, shared])
    expect(all([of('package', 1), of('castle', 2, '2027-06-13')])).toEqual([null, null])
  })

  test('a package whose parts are taken is not available', () => {
    const gone = taken('2027-06-12', 0, 1, 2)
    expect(problemOf([of('package', 1)], { items, takenByItem: gone })).toEqual({
      text: 'This Date Is Not Available',
      beside: '',
      daysUnavailable: true,
    })
  })
})
