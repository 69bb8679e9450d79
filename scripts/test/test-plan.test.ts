import { expect, test } from 'vitest'
import { listSuites, planTests, suiteOf } from './test-plan.mjs'

const none = { checks: false, vitest: null, e2e: null, engines: false }

test.each([
  ['', { checks: true, vitest: [], e2e: [], engines: true }],
  ['unit', { ...none, vitest: ['--project', 'unit'] }],
  ['screens cart', { ...none, vitest: ['--project', 'screens', 'cart'] }],
  ['rules', { ...none, vitest: ['--project', 'emulator', 'test/rules/'] }],
  [
    'rules alike clauses',
    {
      ...none,
      vitest: ['--project', 'emulator', 'test/rules/alike', 'test/rules/clauses'],
    },
  ],
  ['e2e', { ...none, e2e: [] }],
  ['e2e booking home', { ...none, e2e: ['booking', 'home'] }],
  ['engines', { ...none, engines: true }],
])('npm test -- %s runs what it names', (typed, plan) => {
  expect(planTests(typed.split(' ').filter(Boolean), ['race', 'rules'])).toEqual(plan)
})

test('an unknown part is refused with the list of parts', () => {
  expect(() => planTests(['untit'], ['race', 'rules'])).toThrow(
    'no part untit. The parts are unit, screens, race, rules, e2e, engines',
  )
})

test('the suites are the folders of test/ that hold tests', () => {
  const suites = listSuites()
  expect(suites).toEqual(expect.arrayContaining(['differential', 'race', 'rules', 'sync']))
  expect(suites).not.toContain('e2e')
})

test.each([
  ['src/lib/domain/money.test.ts', 'unit'],
  ['src/routes/cart/cart.test.tsx', 'screens'],
  ['test/rules/rules.test.ts', 'rules'],
  ['test\\rules\\rules.test.ts', 'rules'],
])('%s counts for %s', (path, suite) => expect(suiteOf(path)).toBe(suite))
