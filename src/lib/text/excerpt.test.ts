import { expect, test } from 'vitest'
import { excerpt } from './excerpt'

test.each([
  ['nothing', '', ''],
  ['a short text, whole', 'Measure first.', 'Measure first.'],
  ['199 characters, whole', 'a'.repeat(199), 'a'.repeat(199)],
  ['200 characters, whole', 'a'.repeat(200), 'a'.repeat(200)],
  ['the first 200 of 201', `${'a'.repeat(200)}b`, 'a'.repeat(200)],
  ['spaces as they are', ` ${'a'.repeat(198)}  b`, ` ${'a'.repeat(198)} `],
  ['an emoji as one character', `${'a'.repeat(199)}🎈b`, `${'a'.repeat(199)}🎈`],
])('%s', (_, text, first) => {
  expect(excerpt(text)).toBe(first)
})
