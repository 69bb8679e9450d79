import { expect, test } from 'vitest'
import { planTests } from './test-plan.mjs'

test.each([
  ['unit', { vitest: ['--project', 'unit'] }],
  ['screens cart', { vitest: ['--project', 'screens', 'cart'] }],
  ['rules', { vitest: ['--project', 'emulator', 'test/rules/'] }],
  [
    'rules alike clauses',
    { vitest: ['--project', 'emulator', 'test/rules/alike', 'test/rules/clauses'] },
  ],
  ['e2e', { e2e: [] }],
  ['e2e booking home', { e2e: ['booking', 'home'] }],
  ['engines', { engines: true }],
])('npm test -- %s runs what it names', (typed, plan) => {
  const [part = ''] = typed.split(' ')
  expect(planTests(typed.split(' '))).toEqual([{ part, ...plan }])
})

test('what npm test leaves out is all that npm run test:all runs after it', () => {
  const [core, rest] = planTests(['all'])
  expect(planTests([])).toEqual([core])
  expect(planTests(['rest'])).toEqual([rest])
  const long = rest?.vitest
  expect(long).toContain('test/doctor/')
  expect(core?.vitest?.filter((path) => path !== '--exclude')).toEqual(
    long?.map((path) => path.replace(/\/$/, '/**')),
  )
})

test('there is no plan for an unknown part', () => expect(planTests(['untit'])).toEqual([]))
