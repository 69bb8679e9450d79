import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from './Icon'

const sheet = readFileSync('src/ui/Icon.module.css', 'utf8')

test.each(iconNames)('%s has a drawing', (name) => {
  const drawing = sheet.split(`[data-name='${name}']`)[1]?.match(/url\('(@phosphor[^']+)'\)/)?.[1]
  const file = drawing?.replace(
    '@phosphor-icons/core/',
    'node_modules/@phosphor-icons/core/assets/',
  )
  expect(file).toBeDefined()
  expect(existsSync(file ?? '')).toBe(true)
})
