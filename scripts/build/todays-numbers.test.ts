// The numbers of src/lib/domain/business.ts as they are today.
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import * as business from '~/lib/domain/business'
import { checkBusiness } from './check-business'
import { withDocNumbers, withRuleNumbers } from './numbers'

vi.unmock('~/lib/domain/business')

test('firestore.rules and docs/rules.md have the numbers of business.ts: if not, type npm run numbers', () => {
  const [rules, doc] = ['firestore.rules', 'docs/rules.md'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  expect(withRuleNumbers(rules ?? '')).toBe(rules)
  expect(withDocNumbers(doc ?? '')).toBe(doc)
})

test('a build takes the numbers and closed days of business.ts', () => {
  expect(() => checkBusiness(business)).not.toThrow()
})
