import { expect, test } from 'vitest'
import { inflatable } from '~/../test/items'
import { actualSize, formatSize, setupArea } from '~/lib/catalogue/setup-area'
import { sizeText } from '~/lib/catalogue/size-text'

test('width and height are each 2 ft larger', () => {
  const item = inflatable({ width: { kind: 'feet', feet: 13 }, heightFt: 15 })
  expect(actualSize(item)).toEqual({ a: 13, b: 15 })
  expect(setupArea(item)).toEqual({ a: 15, b: 17 })
})

test('each part of a size is 3 ft larger, whatever the height', () => {
  const item = inflatable({ width: { kind: 'area', a: 15, b: 20 }, heightFt: 40 })
  expect(actualSize(item)).toEqual({ a: 15, b: 20 })
  expect(setupArea(item)).toEqual({ a: 18, b: 23 })
})

test('without a width, or with a width alone, nothing is known', () => {
  expect(setupArea(inflatable({ width: null }))).toBeNull()
  expect(setupArea(inflatable({ width: { kind: 'feet', feet: 13 }, heightFt: null }))).toBeNull()
})

test('a size in words', () => {
  expect(formatSize({ a: 15, b: 17.5 })).toBe('15 ft x 17.5 ft')
})

test.each([
  [{ width: { kind: 'feet', feet: 13 }, heightFt: 15 }, '13 ft wide, 15 ft high'],
  [{ width: { kind: 'area', a: 15, b: 20 }, heightFt: 12 }, '15 x 20 ft, 12 ft high'],
  [{ width: { kind: 'area', a: 15, b: 20 }, heightFt: null }, '15 x 20 ft'],
  [{ width: null, heightFt: 12 }, '12 ft high'],
  [{ width: null, heightFt: null }, ''],
] as const)('a card says %o as "%s"', (size, words) => {
  expect(sizeText(inflatable(size))).toBe(words)
})
