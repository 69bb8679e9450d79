import { expect, test } from 'vitest'
import { daysFrom } from '~/../test/bookings'
import { extra, inflatable } from '~/../test/items'
import { withPackage } from './with-package'

const june12 = daysFrom('2027-06-12', 1)
const june13 = daysFrom('2027-06-13', 1)
const bundle = inflatable({
  id: 'party',
  parts: [
    { ...inflatable(), quantity: 1 },
    { ...extra(), quantity: 20 },
  ],
})
const entry = (itemId: string, quantity: number, days = june12) => ({ itemId, days, quantity })

test('a package replaces its parts, and leaves what it does not contain', () => {
  const cart = [entry('chairs', 25), entry('tent', 1), entry('castle', 1)]
  expect(withPackage(cart, bundle, june12)).toEqual([
    entry('chairs', 5),
    entry('tent', 1),
    entry('party', 1),
  ])
})

test('a second one is added to the first', () => {
  const cart = [entry('party', 1), entry('chairs', 20), entry('castle', 1)]
  expect(withPackage(cart, bundle, june12)).toEqual([entry('party', 2)])
})

test.each([
  ['too few', [entry('chairs', 19), entry('castle', 1)]],
  ['none', [entry('chairs', 20)]],
  ['those on another day', [entry('chairs', 20), entry('castle', 1, june13)]],
])('a cart with %s of a part has no package', (_, cart) => {
  expect(withPackage(cart, bundle, june12)).toBeNull()
})
