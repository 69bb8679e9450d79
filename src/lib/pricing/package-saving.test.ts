import { expect, test } from 'vitest'
import { daysFrom } from '#test/bookings'
import { extra, inflatable } from '#test/items'
import type { Item } from '~/lib/domain/item'
import { packageSaving, savingPackages } from './package-saving'

const castle = { ...inflatable({ priceCents: 179_99 }), quantity: 1 }
const chairs = { ...extra({ priceCents: 2_50 }), quantity: 20 }
const party = (some: Partial<Item> = {}) =>
  ({ ...extra({ id: 'party', priceCents: 199_00, parts: [castle, chairs] }), ...some }) as Item

test('a package saves what all of its parts cost together minus its price, to the cent', () => {
  expect(packageSaving(party())).toBe(30_99)
  expect(packageSaving(party(), daysFrom('2027-06-12', 3))).toBe(92_97)
})

test.each([
  ['costs as much as its parts', { priceCents: 229_99 }],
  ['costs more than its parts', { priceCents: 230_00 }],
  ['has no parts', { parts: [] }],
  ['has no price', { priceCents: null }],
  ["can't be booked online", { capacity: null }],
  ['hides its price', { name: 'Wedding Package' }],
  ['has a part without a price', { parts: [castle, { ...chairs, priceCents: null }] }],
  ['has a part that hides its price', { parts: [castle, { ...chairs, name: 'Wedding Chairs' }] }],
])('no saving is stated for a package that %s', (_, some: Partial<Item>) => {
  expect(packageSaving(party(some))).toBe(0)
})

test('an item is in every package that contains it and saves something, the largest saving first', () => {
  const large = party({ id: 'large', name: 'Large Package', priceCents: 150_00 })
  const dear = party({ id: 'dear', priceCents: 500_00 })
  const other = party({ id: 'other', parts: [{ ...castle, quantity: 2 }] })
  expect(savingPackages(chairs, [chairs, party(), large, dear, other])).toEqual([
    { kind: 'extras', id: 'large', name: 'Large Package', savingCents: 79_99 },
    { kind: 'extras', id: 'party', name: 'Folding Chairs', savingCents: 30_99 },
  ])
  expect(savingPackages(inflatable({ id: 'chairs' }), [party()])).toEqual([])
})
