import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('a module that is loaded leaves the next build for production', () => {
  const program = `import { load } from './scripts/load.mjs'
await load('src/lib/domain/money.ts')
console.log(process.env.NODE_ENV)`
  const { NODE_ENV: _, ...env } = process.env
  const node = ['--input-type=module', '--eval', program]
  expect(execFileSync(process.execPath, node, { env, encoding: 'utf8' })).toBe('undefined\n')
})
