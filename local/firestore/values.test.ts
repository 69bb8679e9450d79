// What a page can't write: JavaScript knows no whole numbers of 64 bits. All else is compared in test/differential.
import { expect, test } from 'vitest'
import { compareValues, equalValues } from './values'
import type { Value } from './values'

test('whole numbers beyond what a double holds stay apart', () => {
  const larger: Value = { integerValue: '9007199254740993' }
  expect(compareValues(larger, { doubleValue: 9007199254740992 })).toBeGreaterThan(0)
})

test('1 and 1.0 are equal', () => {
  expect(equalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(true)
})
