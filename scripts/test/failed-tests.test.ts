import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup.mjs'
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs'

test('names the failed tests of a file, and a file that could not be loaded', () => {
  const tests = (...statuses: string[]) =>
    statuses.map((status, index) => ({ fullName: `cart ${index + 1}`, status }))
  const testResults = [
    {
      name: join(root, 'src/cart.test.ts'),
      status: 'failed',
      assertionResults: tests('passed', 'failed'),
    },
    { name: join(root, 'src/item.test.ts'), status: 'passed', assertionResults: tests('passed') },
    { name: join(root, 'src/quote.test.ts'), status: 'failed', assertionResults: [] },
  ]
  expect(failedInVitest({ testResults })).toEqual([
    'src/cart.test.ts › cart 2',
    'src/quote.test.ts',
  ])
})

test('names the failed browser tests, however deep they stand', () => {
  const spec = (title: string, ok: boolean) => ({ ok, file: 'frame/weight.spec.ts', title })
  const inner = { specs: [spec('item', false)] }
  expect(
    failedInPlaywright({ suites: [{ specs: [spec('home', true)], suites: [inner] }] }),
  ).toEqual(['test/e2e/frame/weight.spec.ts › item'])
})
