import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import type { Inflatable } from '~/lib/domain/item'
import { actualSize, fitsYard, needsAnchoring, setupArea } from './setup-area'

const wide = { width: { kind: 'feet', feet: 13 }, heightFt: 15 } as const
const plan = { width: { kind: 'area', a: 15, b: 20 }, heightFt: 12 } as const

test.each([
  ['width and height are each 2 ft larger', wide, { across: 13, up: 15 }, { across: 15, up: 17 }],
  ['each part of a size is 3 ft larger', plan, { across: 15, up: 20 }, { across: 18, up: 23 }],
  ['for any height', { ...plan, heightFt: 40 }, { across: 15, up: 20 }, { across: 18, up: 23 }],
  ['a width alone says nothing', { ...wide, heightFt: null }, null, null],
  ['nor does a height alone', { ...wide, width: null }, null, null],
] as const)('the setup area: %s', (_, size, actual, setup) => {
  expect(actualSize(inflatable(size))).toEqual(actual)
  expect(setupArea(inflatable(size))).toEqual(setup)
})

test.each([
  ['an inflatable', inflatable(), true],
  ['a package of inflatables', inflatable({ categories: ['Packages'] }), false],
  ['a combo that is also in packages', inflatable({ categories: ['slides', 'packages'] }), true],
  ['a tent', extra({ name: '20 x 20 Frame Tent' }), false],
  ['a property', extra({ propertyLink: 'https://house.test' }), false],
])('%s needs an outlet and anchoring: %s', (_, item, needs) => {
  expect(needsAnchoring(item)).toBe(needs)
})

/** Chairs and inflatables of these sizes. */
const packageOf = (...sizes: Partial<Inflatable>[]) =>
  extra({ parts: [extra(), ...sizes.map(inflatable)].map((part) => ({ ...part, quantity: 1 })) })

test.each([
  ['a plan with its margins, exactly', inflatable(plan), { a: 18, b: 23 }, true],
  ['the other way round', inflatable(plan), { a: 23, b: 18 }, true],
  ['a foot less of one side', inflatable(plan), { a: 18, b: 22 }, false],
  ['a foot less of the other', inflatable(plan), { a: 17, b: 40 }, false],
  ['a width alone, with its margin', inflatable(wide), { a: 10, b: 15 }, true],
  ['a width that is too wide', inflatable(wide), { a: 14, b: 14 }, false],
  ['an inflatable without a size', inflatable({ width: null }), { a: 99, b: 99 }, false],
  ['chairs', extra(), { a: 99, b: 99 }, false],
  ['a package of inflatables that fit', packageOf(plan, wide), { a: 18, b: 23 }, true],
  ['a package with one that does not', packageOf(wide, plan), { a: 17, b: 40 }, false],
] as const)('whether it fits a yard: %s', (_, item, yard, fits) => {
  expect(fitsYard(item, yard)).toBe(fits)
})
