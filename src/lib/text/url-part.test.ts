import { expect, test } from 'vitest'
import { urlPart } from './url-part'

test.each([
  ['ada+1@example.com', 'ada%2B1%40example.com'],
  ['🎈', '%F0%9F%8E%88'],
  ['a\uD83C', 'a%EF%BF%BD'],
  ['\uDF88b', '%EF%BF%BDb'],
  ['\uDF88\uD83C', '%EF%BF%BD%EF%BF%BD'],
  ['', ''],
])('%j in an address is %s', (text, part) => {
  expect(urlPart(text)).toBe(part)
})
