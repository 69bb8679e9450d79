import { describe, expect, test } from 'vitest'
import type { ItemUse } from '~/lib/availability/day-use'
import type { Cart } from '~/lib/domain/cart'
import { entryProblem } from './entry-problem'
import type { Item } from '~/lib/domain/item'
import { daysFrom } from '~/../test/bookings'
import { day } from '~/../test/days'
import { extra, inflatable } from '~/../test/items'

const morning = new Date('2027-06-11T15:00:00Z')
const castle = inflatable({ capacity: 3 })

function problem(
  cart: Cart,
  {
    item = castle,
    use = new Map(),
    now = morning,
    index = 0,
  }: Partial<{
    item: Item | null
    use: ItemUse | null
    now: Date
    index: number
  }> = {},
) {
  const items = item ? [{ ...item, id: cart[0]?.itemId ?? '' }] : []
  const uses = use && new Map([[items[0]?.id ?? '', { use }]])
  return entryProblem(cart, index, { items, uses, now, sameDayUntilHour: 12 })?.text ?? ''
}

/** The sentence beside the problem. */
function beside(cart: Cart, use: ItemUse | null = new Map()) {
  const uses = use && new Map([['castle', { use }]])
  return entryProblem(cart, 0, { items: [castle], uses, now: morning, sameDayUntilHour: 12 })
    ?.beside
}

const entry = (first: string, count = 1, quantity = 1) => ({
  itemId: 'castle',
  days: daysFrom(first, count),
  quantity,
})
const taken = (...units: number[]) => ({ units: new Set(units), unallocated: 0 })

test('there is none for days that are free', () => {
  expect(problem([entry('2027-06-12', 2, 3)])).toBe('')
})

test('days that can not be checked are not called taken', () => {
  expect(problem([entry('2027-06-12', 2, 3)], { use: null })).toBe('')
})

describe('a day that was taken', () => {
  const use = new Map([[day('2027-06-13'), taken(0, 1)]])

  test('one of one day, and one of several', () => {
    expect(problem([entry('2027-06-13', 1, 2)], { use })).toBe('This Date Is Not Available')
    expect(problem([entry('2027-06-12', 2, 2)], { use })).toBe('Some Dates Are Not Available')
    expect(problem([entry('2027-06-12', 2, 1)], { use })).toBe('')
  })

  test('counts what other entries want of it, though each alone would fit', () => {
    const cart = [entry('2027-06-13'), entry('2027-06-12', 2)]
    expect(problem(cart, { use })).toBe('This Date Is Not Available')
    expect(problem(cart, { use, index: 1 })).toBe('Some Dates Are Not Available')
  })
})

describe('a day that passed', () => {
  test('yesterday, and today after the last hour for it', () => {
    expect(problem([entry('2027-06-10')])).toBe('This Date Is Not Available')
    expect(problem([entry('2027-06-10', 3)])).toBe('Some Dates Are Not Available')
    expect(problem([entry('2027-06-11')])).toBe('')
    // 12:00 in Chicago.
    const noon = new Date('2027-06-11T17:00:00Z')
    expect(problem([entry('2027-06-11')], { now: noon })).toBe('This Date Is Not Available')
  })

  test('further ahead than two years', () => {
    expect(problem([entry('2029-06-12')])).toBe('This Date Is Not Available')
  })
})

test('together more than there are on a day: the limit with the number of units', () => {
  const cart = [entry('2027-06-12', 2, 2), entry('2027-06-13', 2, 2)]
  const limit = "You can't add more than 3 inflatables for the same dates"
  expect(problem(cart)).toBe(limit)
  expect(problem(cart, { index: 1 })).toBe(limit)
  expect(problem([entry('2027-06-12', 1, 2), entry('2027-06-13', 1, 2)])).toBe('')
})

describe('the sentence beside the problem says how many are free', () => {
  const use = new Map([[day('2027-06-13'), taken(0)]])

  test('where the cart wants more than there are, or more than are left', () => {
    expect(beside([entry('2027-06-12', 1, 4)], use)).toBe(
      'Rockford Castle: 3 of 3 are available on that day, 4 in your cart.',
    )
    expect(beside([entry('2027-06-12', 2, 3)], use)).toBe(
      'Rockford Castle: 2 of 3 are available on those days, 3 in your cart.',
    )
  })

  test('but nothing where none is left, the day passed, or the number is unknown', () => {
    expect(beside([entry('2027-06-13')], new Map([[day('2027-06-13'), taken(0, 1, 2)]]))).toBe('')
    expect(beside([entry('2027-06-10')], use)).toBe('')
    expect(beside([entry('2027-06-12', 1, 4)], null)).toBe('')
  })
})

describe('an item that can not be booked online', () => {
  test('is to be removed when it is gone', () => {
    expect(problem([entry('2027-06-12')], { item: null })).toBe('Please remove it.')
  })

  test.each([
    ['no readable price', inflatable({ priceCents: null })],
    ['no readable count', inflatable({ capacity: null })],
    ['a house', extra({ propertyLink: 'https://example.com/house' })],
  ])('is booked by phone: %s', (_, item) => {
    expect(problem([entry('2027-06-12')], { item })).toBe('Please call us to book this one.')
  })
})

test('an entry that is not there has none', () => {
  expect(problem([])).toBe('')
})

test('a day that was closed after it was chosen is a problem', () => {
  const cart = [{ itemId: 'tent', days: daysFrom('2024-05-01', 1), quantity: 1 }]
  const now = new Date('2024-04-20T15:00:00Z')
  expect(problem(cart, { item: extra({ id: 'tent' }), now })).toBe('This Date Is Not Available')
  expect(problem(cart, { item: inflatable({ id: 'tent' }), now })).toBe('')
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
  const june12 = daysFrom('2027-06-12', 1)
  const uses = new Map([['castle', { use: new Map([[day('2027-06-12'), taken(0)]]) }]])
  const shared =
    'This rental and another one in your cart use the same equipment. Remove one, or change its day.'

  /** The sentences beside each entry's problem; null without one. */
  const all = (cart: Cart) =>
    cart.map((_, index) => {
      const context = { items, uses, now: morning, sameDayUntilHour: 12 }
      return entryProblem(cart, index, context)?.beside ?? null
    })
  const of = (itemId: string, quantity: number, days = june12) => ({ itemId, days, quantity })

  test('fit beside each other as long as there are units for both', () => {
    expect(all([of('package', 1), of('castle', 1), of('chairs', 40)])).toEqual([null, null, null])
  })

  test('are both a problem where there are not', () => {
    expect(all([of('package', 1), of('castle', 2)])).toEqual([shared, shared])
    expect(all([of('package', 1), of('chairs', 41)])).toEqual([shared, shared])
    expect(all([of('package', 2), of('castle', 1)])).toEqual([shared, shared])
    expect(all([of('package', 1), of('castle', 2, daysFrom('2027-06-13', 1))])).toEqual([
      null,
      null,
    ])
  })

  test('a package whose parts are taken is not available', () => {
    const gone = new Map([['castle', { use: new Map([[day('2027-06-12'), taken(0, 1, 2)]]) }]])
    const context = { items, uses: gone, now: morning, sameDayUntilHour: 12 }
    expect(entryProblem([of('package', 1)], 0, context)).toEqual({
      text: 'This Date Is Not Available',
      beside: '',
      daysWent: true,
    })
  })
})
