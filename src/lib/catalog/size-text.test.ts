import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { actualSizeText, fitWords, setupAreaText, sizeText, spaceWords } from './size-text'

const feet = { kind: 'feet', feet: 13 } as const
const area = { kind: 'area', a: 15, b: 20 } as const

test.each([
  [{ width: feet, heightFt: 15 }, '13 ft wide, 15 ft high', '15 ft wide, 17 ft high'],
  [
    { width: area, heightFt: 12 },
    '15\u00a0×\u00a020\u00a0ft on the ground, 12 ft high',
    '18\u00a0×\u00a023\u00a0ft on the ground',
  ],
  [
    { width: area, heightFt: null },
    '15\u00a0×\u00a020\u00a0ft on the ground',
    '18\u00a0×\u00a023\u00a0ft on the ground',
  ],
  [{ width: feet, heightFt: null }, '13 ft wide', ''],
  [{ width: null, heightFt: 15 }, '15 ft high', ''],
  [{ width: null, heightFt: null }, '', ''],
] as const)('the facts say %o as "%s", and its setup area as "%s"', (size, actual, setup) => {
  expect(actualSizeText(inflatable(size))).toBe(actual)
  expect(setupAreaText(inflatable(size))).toBe(setup)
  // A card says the same, but shortens a size on the ground with a height.
  expect(sizeText(inflatable(size))).toBe(actual.replace(' on the ground, ', ', '))
})

const planned = inflatable({ width: { kind: 'area', a: 15, b: 25 } })
// With the margin 17 ft wide.
const wide = inflatable({ width: { kind: 'feet', feet: 15 }, heightFt: 13 })

test.each([
  ['fits', planned, { a: 30, b: 20 }, 'Fits your yard, 30\u00a0×\u00a020\u00a0ft.'],
  [
    'is too large',
    planned,
    { a: 30, b: 16 },
    'Needs more room than your yard, 30\u00a0×\u00a016\u00a0ft.',
  ],
  [
    'has a known width alone, which fits along each side',
    wide,
    { a: 17, b: 30 },
    'Its width fits your yard, 17\u00a0×\u00a030\u00a0ft. Call us for its depth.',
  ],
  [
    'is wider than the shorter side',
    wide,
    { a: 16, b: 30 },
    'Its width, 17 ft, fits your yard only along the 30 ft side. Call us for its depth.',
  ],
  [
    'of several has one that is too large',
    extra({ parts: [extra(), planned].map((part) => ({ ...part, quantity: 1 })) }),
    { a: 30, b: 16 },
    'Needs more room than your yard, 30\u00a0×\u00a016\u00a0ft.',
  ],
  [
    'is wider than both sides',
    wide,
    { a: 16, b: 16 },
    'Needs more room than your yard, 16\u00a0×\u00a016\u00a0ft.',
  ],
])('the answer for a yard where a rental %s', (_, item, yard, words) => {
  expect(fitWords(item, yard)).toBe(words)
})

const plan = inflatable({ name: 'Castle', width: { kind: 'area', a: 15, b: 20 } })
const slide = inflatable({ name: 'Slide', width: { kind: 'feet', feet: 13 }, heightFt: 15 })
const unknown = inflatable({ name: 'Maze', width: null })

test.each([
  ['a ground plan', plan, ['18 × 23 ft for Castle']],
  ['a width and a height', slide, ['a 15 ft width for Slide']],
  ['an unknown size', unknown, []],
  ['an extra', extra(), []],
  [
    'a package',
    { ...unknown, parts: [plan, slide, extra()].map((each) => ({ ...each, quantity: 1 })) },
    ['18 × 23 ft for Castle', 'a 15 ft width for Slide'],
  ],
])('the space that %s needs has its name', (_, item, words) => {
  expect(spaceWords(item).map((each) => each.replaceAll('\u00a0', ' '))).toEqual(words)
})
