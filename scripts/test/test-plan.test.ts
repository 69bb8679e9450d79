import { expect, test } from 'vitest'
import { listSuites, planTests, suiteOf } from './test-plan.mjs'

const none = { checks: false, emulator: false, vitest: null, e2e: null, engines: false }
const onEmulator = { ...none, emulator: true }

test.each([
  ['', { checks: true, emulator: true, vitest: [], e2e: [], engines: true }],
  ['unit', { ...none, vitest: ['--project', 'unit'] }],
  ['screens cart', { ...none, vitest: ['--project', 'screens', 'cart'] }],
  ['rules', { ...onEmulator, vitest: ['--project', 'emulator', 'test/rules/'] }],
  [
    'rules alike clauses',
    {
      ...onEmulator,
      vitest: ['--project', 'emulator', 'test/rules/alike', 'test/rules/clauses'],
    },
  ],
  ['e2e', { ...onEmulator, e2e: [] }],
  ['e2e booking home', { ...onEmulator, e2e: ['booking', 'home'] }],
  ['engines', { ...none, engines: true }],
])('npm test -- %s runs what it names, with what that needs', (typed, plan) => {
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
