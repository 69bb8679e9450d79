import { expect, test } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { actualSize, fitsYard, needsGround, setupArea } from './setup-area'
import type { Inflatable } from '~/lib/domain/item'
import { actualSizeText, fitWords, setupAreaText, sizeText } from './size-text'

const wide = { width: { kind: 'feet', feet: 13 }, heightFt: 15 } as const
const plan = { width: { kind: 'area', a: 15, b: 20 }, heightFt: 12 } as const

test.each([
  ['width and height are each 2 ft larger', wide, { a: 13, b: 15 }, { a: 15, b: 17 }],
  ['each part of a size is 3 ft larger', plan, { a: 15, b: 20 }, { a: 18, b: 23 }],
  ['for any height', { ...plan, heightFt: 40 }, { a: 15, b: 20 }, { a: 18, b: 23 }],
  ['a width alone says nothing', { ...wide, heightFt: null }, null, null],
  ['nor does a height alone', { ...wide, width: null }, null, null],
] as const)('the setup area: %s', (_, size, actual, setup) => {
  expect(actualSize(inflatable(size))).toEqual(actual)
  expect(setupArea(inflatable(size))).toEqual(setup)
})

test.each([
  [wide, '13 ft wide, 15 ft high', '15 ft wide, 17 ft high'],
  [
    plan,
    '15\u00a0×\u00a020\u00a0ft on the ground, 12 ft high',
    '18\u00a0×\u00a023\u00a0ft on the ground',
  ],
  [
    { ...plan, heightFt: null },
    '15\u00a0×\u00a020\u00a0ft on the ground',
    '18\u00a0×\u00a023\u00a0ft on the ground',
  ],
  [{ ...wide, heightFt: null }, '13 ft wide', ''],
  [{ ...wide, width: null }, '15 ft high', ''],
  [{ width: null, heightFt: null }, '', ''],
] as const)('the facts say %o as "%s", and its setup area as "%s"', (size, actual, setup) => {
  expect(actualSizeText(inflatable(size))).toBe(actual)
  expect(setupAreaText(inflatable(size))).toBe(setup)
  // A card says the same, but shortens a size on the ground with a height.
  expect(sizeText(inflatable(size))).toBe(actual.replace(' on the ground, ', ', '))
})

test.each([
  ['an inflatable', inflatable(), true],
  ['a package of inflatables', inflatable({ categories: ['Packages'] }), false],
  ['a combo that is also in packages', inflatable({ categories: ['slides', 'packages'] }), true],
  ['a tent', extra({ name: '20 x 20 Frame Tent' }), false],
  ['a house', extra({ propertyLink: 'https://house.test' }), false],
])('%s needs an outlet and ground: %s', (_, item, needs) => {
  expect(needsGround(item)).toBe(needs)
})

/** Chairs and inflatables of these sizes. */
const packageOf = (...sizes: Partial<Inflatable>[]) =>
  extra({ parts: [extra(), ...sizes.map(inflatable)].map((part) => ({ ...part, quantity: 1 })) })

test.each([
  ['an inflatable that fits', inflatable(plan), 'Fits your yard, 20\u00a0×\u00a030\u00a0ft.'],
  [
    'a width alone',
    inflatable(wide),
    'Its width fits your yard, 20\u00a0×\u00a030\u00a0ft. Call us for its depth.',
  ],
  [
    'a package with one that is too large',
    packageOf(plan, { width: { kind: 'area', a: 28, b: 10 } }),
    'Needs more room than your yard, 20\u00a0×\u00a030\u00a0ft.',
  ],
])('the words for a yard of 20 by 30 ft: %s', (_, item, words) => {
  expect(fitWords(item, { a: 20, b: 30 })).toBe(words)
})

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
