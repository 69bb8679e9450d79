import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './Icon'

test('every icon has its symbol, and every symbol is an icon', () => {
  const symbols = readFileSync('src/ui/icons.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g)
  expect([...symbols].map(([, id]) => id)).toEqual(iconNames)
})
