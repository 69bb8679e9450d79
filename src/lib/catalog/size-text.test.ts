import { expect, test } from 'vitest'
import { inflatable } from '~/../test/items'
import { fitWords } from './size-text'

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
    'is wider than both sides',
    wide,
    { a: 16, b: 16 },
    'Needs more room than your yard, 16\u00a0×\u00a016\u00a0ft.',
  ],
])('the answer for a yard where a rental %s', (_, item, yard, words) => {
  expect(fitWords(item, yard)).toBe(words)
})
