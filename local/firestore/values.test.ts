import { expect, test } from 'vitest'
import { toValue } from './plain'
import { compareValues, equalValues, toMicroseconds } from './values'
import type { Value } from './values'

test('each kind of value comes before the next, whatever it holds', () => {
  const inOrder: Value[] = [
    { nullValue: null },
    { booleanValue: false },
    { booleanValue: true },
    { doubleValue: 'NaN' },
    { doubleValue: '-Infinity' },
    { integerValue: '-1' },
    { doubleValue: 0.5 },
    { integerValue: '1' },
    { timestampValue: '2026-01-01T00:00:00Z' },
    { timestampValue: '2026-01-01T00:00:00.000001Z' },
    { stringValue: '' },
    { stringValue: 'a' },
    { bytesValue: 'AA==' },
    { referenceValue: 'projects/p/databases/d/documents/a/b' },
    { geoPointValue: { latitude: -1 } },
    { geoPointValue: {} },
    { arrayValue: {} },
    { arrayValue: { values: [{ integerValue: '1' }] } },
    { mapValue: {} },
    { mapValue: { fields: { a: { integerValue: '1' } } } },
  ]
  expect(inOrder.toReversed().toSorted(compareValues)).toEqual(inOrder)
})

test('text is ordered by its UTF-8 bytes', () => {
  const text = ['\u{1f3f0}', '\ufffd']
  expect(text.toSorted()).toEqual(text)
  expect(text.map(toValue).toSorted(compareValues)).toEqual(text.toReversed().map(toValue))
})

test('whole numbers beyond what a double holds stay apart', () => {
  const larger: Value = { integerValue: '9007199254740993' }
  expect(compareValues(larger, { doubleValue: 9007199254740992 })).toBeGreaterThan(0)
})

test('1 and 1.0 are equal, as are maps whose keys were written in another order', () => {
  expect(equalValues({ integerValue: '1' }, { doubleValue: 1 })).toBe(true)
  expect(equalValues(toValue({ a: 1, b: 2 }), toValue({ b: 2, a: 1 }))).toBe(true)
})

test('timestamps have six decimals', () => {
  expect(toMicroseconds('2026-01-02T03:04:05Z')).toBe('2026-01-02T03:04:05.000000Z')
  expect(toMicroseconds('2026-01-02T03:04:05.123456789Z')).toBe('2026-01-02T03:04:05.123456Z')
})
