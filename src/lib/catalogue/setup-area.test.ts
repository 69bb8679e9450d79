import { expect, test } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { actualSize, fitsYard, needsGround, setupArea } from './setup-area'
import { actualSizeText, setupAreaText, sizeText } from './size-text'

test('width and height are each 2 ft larger', () => {
  const item = inflatable({ width: { kind: 'feet', feet: 13 }, heightFt: 15 })
  expect(actualSize(item)).toEqual({ a: 13, b: 15 })
  expect(setupArea(item)).toEqual({ a: 15, b: 17 })
})

test('each part of a size is 3 ft larger, for any height', () => {
  const item = inflatable({ width: { kind: 'area', a: 15, b: 20 }, heightFt: 40 })
  expect(actualSize(item)).toEqual({ a: 15, b: 20 })
  expect(setupArea(item)).toEqual({ a: 18, b: 23 })
})

test('without a width, or with a width alone, nothing is known', () => {
  expect(setupArea(inflatable({ width: null }))).toBeNull()
  expect(setupArea(inflatable({ width: { kind: 'feet', feet: 13 }, heightFt: null }))).toBeNull()
})

const wide = { width: { kind: 'feet', feet: 13 }, heightFt: 15 } as const
const plan = { width: { kind: 'area', a: 15, b: 20 }, heightFt: 12 } as const

test.each([
  [wide, '13 ft wide, 15 ft high', '15 ft wide, 17 ft high'],
  [plan, '15 × 20 ft on the ground, 12 ft high', '18 × 23 ft on the ground'],
  [{ ...plan, heightFt: null }, '15 × 20 ft on the ground', '18 × 23 ft on the ground'],
  [{ ...wide, heightFt: null }, '13 ft wide', ''],
  [{ ...wide, width: null }, '15 ft high', ''],
  [{ width: null, heightFt: null }, '', ''],
] as const)('the facts say %o as "%s", and its setup area as "%s"', (size, actual, setup) => {
  expect(actualSizeText(inflatable(size))).toBe(actual)
  expect(setupAreaText(inflatable(size))).toBe(setup)
})

test.each([
  ['an inflatable', inflatable(), true],
  ['a package of inflatables', inflatable({ categories: ['Packages'] }), false],
  [
    'a combo that is also sold in packages',
    inflatable({ categories: ['combo', 'slides', 'packages'] }),
    true,
  ],
  ['a tent', extra({ name: '20 x 20 Frame Tent' }), false],
  ['a house', extra({ propertyLink: 'https://house.test' }), false],
])('of %s, an outlet and ground are asked for: %s', (_, item, needs) => {
  expect(needsGround(item)).toBe(needs)
})

test.each([
  [{ width: { kind: 'feet', feet: 13 }, heightFt: 15 }, '13 ft wide, 15 ft high'],
  [{ width: { kind: 'area', a: 15, b: 20 }, heightFt: 12 }, '15 × 20 ft, 12 ft high'],
  [{ width: { kind: 'area', a: 15, b: 20 }, heightFt: null }, '15 × 20 ft on the ground'],
  [{ width: null, heightFt: 12 }, '12 ft high'],
  [{ width: null, heightFt: null }, ''],
] as const)('a card says %o as "%s"', (size, words) => {
  expect(sizeText(inflatable(size))).toBe(words)
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
] as const)('fits a yard: %s', (_, item, yard, fits) => {
  expect(fitsYard(item, yard)).toBe(fits)
})
