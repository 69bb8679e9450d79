import { expect, test } from 'vitest'
import { listSuites, planTests, suiteOf } from './test-plan.mjs'

const suites = ['race', 'rules']
const plan = (...args: string[]) => planTests(args, suites)

test('without a part everything is run', () => {
  expect(plan()).toEqual({ checks: true, emulator: true, vitest: [], e2e: [], engines: true })
})

test('unit and screen tests need neither the emulator nor a build nor a browser', () => {
  const alone = { checks: false, emulator: false, e2e: null, engines: false }
  expect(plan('unit')).toEqual({ ...alone, vitest: ['--project', 'unit'] })
  expect(plan('screens', 'cart')).toEqual({ ...alone, vitest: ['--project', 'screens', 'cart'] })
})

test('a suite on the emulator needs no build and no browser', () => {
  const alone = { checks: false, emulator: true, e2e: null, engines: false }
  expect(plan('rules')).toEqual({ ...alone, vitest: ['--project', 'emulator', 'test/rules/'] })
  expect(plan('rules', 'alike', 'clauses')).toEqual({
    ...alone,
    vitest: ['--project', 'emulator', 'test/rules/alike', 'test/rules/clauses'],
  })
})

test('the browser tests run without the others, all or those of some names', () => {
  const alone = { checks: false, emulator: true, vitest: null, engines: false }
  expect(plan('e2e')).toEqual({ ...alone, e2e: [] })
  expect(plan('e2e', 'booking', 'home')).toEqual({ ...alone, e2e: ['booking', 'home'] })
})

test('the journey in other browsers needs a build alone', () => {
  const alone = { checks: false, emulator: false, vitest: null, e2e: null }
  expect(plan('engines')).toEqual({ ...alone, engines: true })
})

test('an unknown part is refused with the list of parts', () => {
  expect(() => plan('untit')).toThrow(
    'no part untit. The parts are unit, screens, race, rules, e2e, engines',
  )
})

test('the suites are the folders of test/ that hold tests', () => {
  const suites = listSuites()
  expect(suites).toEqual(expect.arrayContaining(['differential', 'race', 'rules', 'sync']))
  expect(suites).not.toContain('e2e')
})

test('a test file counts for the part that runs it', () => {
  expect(suiteOf('src/lib/domain/money.test.ts')).toBe('unit')
  expect(suiteOf('src/routes/cart/cart.test.tsx')).toBe('screens')
  expect(suiteOf('test/rules/rules.test.ts')).toBe('rules')
  expect(suiteOf('test\\rules\\rules.test.ts')).toBe('rules')
})
