import { describe, expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { bookableDaysFrom } from '~/lib/availability/bookable-days'
import type { TakenUnits } from '~/lib/availability/taken-units'
import type { Cart } from '~/lib/domain/cart'
import type { Item } from '~/lib/domain/item'
import { packageSwitch, packagesInCart } from './package-switch'

const castle = inflatable({ priceCents: 180_00, capacity: 2 })
const chairs = extra({ priceCents: 2_50, capacity: 60 })
const table = extra({ id: 'table', name: '8 ft Table', priceCents: 12_00, capacity: 12 })
const party = extra({
  id: 'party',
  name: 'Party Package',
  priceCents: 219_00,
  capacity: 2,
  parts: [
    { ...castle, quantity: 1 },
    { ...chairs, quantity: 20 },
  ],
})
const items = [castle, chairs, table]

const june12 = daysFrom('2027-06-12', 1)
const weekend = daysFrom('2027-06-12', 2)
const cartLine = (itemId: string, quantity = 1, days = june12) => ({ itemId, days, quantity })
const both = [cartLine('castle'), cartLine('chairs', 20)]

const taken = (...units: number[]): TakenUnits =>
  new Map([[day('2027-06-12'), { units: new Set(units), unallocated: 0 }]])

function offer(cart: Cart, packages: readonly Item[] = [party], takenByItem = {}) {
  return packageSwitch(cart, packages, {
    items,
    takenByItem: new Map(
      Object.entries<TakenUnits>(takenByItem).map(([id, taken]) => [id, { taken }]),
    ),
    bookableDays: bookableDaysFrom(new Date('2027-06-08T15:00:00Z'), 12),
  })
}

describe('a package is offered in place of its parts', () => {
  test('with what it saves and the cart as it would be', () => {
    const after = [cartLine('party')]
    expect(offer(both)).toEqual({ item: party, days: june12, savingCents: 11_00, after })
  })

  test('and saves as much on each of several days', () => {
    const cart = [cartLine('castle', 1, weekend), cartLine('chairs', 20, weekend)]
    expect(offer(cart)).toMatchObject({
      savingCents: 22_00,
      after: [cartLine('party', 1, weekend)],
    })
  })

  test('and leaves in the cart what it does not contain', () => {
    const cart = [cartLine('table', 2), cartLine('castle', 2), cartLine('chairs', 45)]
    const left = [cartLine('table', 2), cartLine('castle', 1), cartLine('chairs', 25)]
    expect(offer(cart)?.after).toEqual([...left, cartLine('party')])
  })

  test('and joins a package that is in the cart already', () => {
    expect(offer([cartLine('party'), ...both])?.after).toEqual([cartLine('party', 2)])
  })

  test('once for each set of parts', () => {
    const first = offer([cartLine('castle', 2), cartLine('chairs', 40)])
    const second = offer(first?.after ?? [])
    expect(second?.after).toEqual([cartLine('party', 2)])
    expect(offer(second?.after ?? [])).toBeNull()
  })

  test('the one that saves the most', () => {
    const other = { ...party, id: 'other', priceCents: 199_00 }
    expect(offer(both, [party, other])?.item).toBe(other)
    expect(offer(both, [other, party])?.item).toBe(other)
  })

  test('although its parts in the cart are the last units that are free', () => {
    expect(offer(both, [party], { castle: taken(0), party: taken(1) })?.item).toBe(party)
  })
})

describe('no package is offered', () => {
  test.each<[string, Cart]>([
    ['an empty cart', []],
    ['one with too few of a part', [cartLine('castle'), cartLine('chairs', 19)]],
    ['one that lacks a part', [cartLine('chairs', 20), cartLine('table')]],
    ['one with the parts on other days', [cartLine('castle'), cartLine('chairs', 20, weekend)]],
    [
      'one with enough of a part only on different days',
      [cartLine('castle'), cartLine('chairs', 10), cartLine('chairs', 10, weekend)],
    ],
  ])('for %s', (_, cart) => {
    expect(offer(cart)).toBeNull()
  })

  test('that saves nothing', () => {
    const dear = { ...party, priceCents: 230_00 }
    expect(offer(both, [dear])).toBeNull()
    expect(packagesInCart(both, [dear])).toEqual([])
  })

  test.each([
    ['itself', { party: taken(0, 1) }],
    ['one of its parts', { castle: taken(0, 1) }],
  ])('whose days are taken by %s', (_, takenByItem) => {
    expect(offer(both, [party], takenByItem)).toBeNull()
  })

  test('of which no more are free than the cart has', () => {
    expect(offer([cartLine('party'), ...both], [party], { party: taken(0) })).toBeNull()
  })

  test('if the cart would be too large to book online', () => {
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => cartLine(id))
    expect(offer([...both, ...others])?.item).toBe(party)
    // Its parts stay as two of then nine rentals.
    expect(offer([cartLine('castle', 2), cartLine('chairs', 40), ...others])).toBeNull()
  })
})

test('packages with all parts in the cart on the same days are found, in any quantity', () => {
  const other = { ...party, id: 'other', parts: [...party.parts, { ...table, quantity: 1 }] }
  const parts = [cartLine('castle'), cartLine('chairs')]
  expect(packagesInCart(parts, [...items, party, other])).toEqual([party])
  expect(packagesInCart([cartLine('castle'), cartLine('chairs', 20, weekend)], [party])).toEqual([])
})
