// The rates of src/lib/domain/business.ts as they are today.
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import * as business from '~/lib/domain/business'
import { checkBusiness } from './check-business'
import { withDocRates, withRuleRates } from './rates'

vi.unmock('~/lib/domain/business')

test('firestore.rules and docs/rules.md have the rates of business.ts: if not, type npm run rates', () => {
  const [rules, doc] = ['firestore.rules', 'docs/rules.md'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(withRuleRates(rules ?? '')).toBe(rules)
  expect(withDocRates(doc ?? '')).toBe(doc)
})

test('a build takes the rates and closed days of business.ts', () => {
  expect(() => checkBusiness(business)).not.toThrow()
})
