import { expect, test } from 'vitest'
import { listSuites, planTests, suiteOf } from './test-plan.mjs'

const none = { part: 'one', vitest: null, e2e: null, engines: false }

test.each([
  ['unit', { ...none, vitest: ['--project', 'unit'] }],
  ['screens cart', { ...none, vitest: ['--project', 'screens', 'cart'] }],
  ['rules', { ...none, vitest: ['--project', 'emulator', 'test/rules/'] }],
  [
    'rules alike clauses',
    { ...none, vitest: ['--project', 'emulator', 'test/rules/alike', 'test/rules/clauses'] },
  ],
  ['e2e', { ...none, e2e: [] }],
  ['e2e booking home', { ...none, e2e: ['booking', 'home'] }],
  ['engines', { ...none, engines: true }],
])('npm test -- %s runs what it names', (typed, plan) => {
  expect(planTests(typed.split(' '), ['race', 'rules'])).toEqual([plan])
})

test('what npm test leaves out is all that npm run test:all runs after it', () => {
  const [core, rest] = planTests(['all'], [])
  expect(planTests([], [])).toEqual([core])
  expect(planTests(['rest'], [])).toEqual([rest])
  const long = rest?.vitest?.filter((path) => path.startsWith('test/'))
  expect(long).toContain('test/doctor/')
  expect(core?.vitest?.filter((path) => path !== '--exclude')).toEqual(
    long?.map((path) => path.replace(/\/$/, '/**')),
  )
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
