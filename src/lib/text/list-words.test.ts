import { expect, test } from 'vitest'
import { listWords } from './list-words'

test.each([
  [[], ''],
  [['tents'], 'tents'],
  [['tables', 'tents'], 'tables and tents'],
  [['tables', 'chairs', 'tents'], 'tables, chairs and tents'],
])('%j in a sentence is "%s"', (parts, words) => {
  expect(listWords(parts)).toBe(words)
})

test('alternatives are joined by "or"', () => {
  expect(listWords(['grass', 'concrete', 'indoor floors'], 'or')).toBe(
    'grass, concrete or indoor floors',
  )
})
