import { expect, test } from 'vitest'
import { fc } from '#test/property'
import { typosBetween } from './typos'

test.each([
  ['', '', 0],
  ['rockford', 'rockford', 0],
  ['rockford', 'rokford', 1],
  ['rockford', 'rockforrd', 1],
  ['rockford', 'rackford', 1],
  ['rockford', 'rockfrod', 1],
  ['gmail', 'gmial', 1],
  ['gmail', 'gnial', 2],
  ['rockton', 'stockton', 2],
  ['abc', '', 3],
])('the typos from %s to %s: %i', (a, b, count) => {
  expect(typosBetween(a, b)).toBe(count)
})

test('the count is the same both ways, 0 for equal texts, at most the longer length', () => {
  const text = fc.string({ maxLength: 12, unit: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(text, text, (a, b) => {
      const count = typosBetween(a, b)
      expect(typosBetween(b, a)).toBe(count)
      expect(count === 0).toBe(a === b)
      expect(count).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})
