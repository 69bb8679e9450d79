import { expect, test } from 'vitest'
import { createDatabaseFailures } from './failures'

test('the item database-down cannot be read, by its id or by a query', () => {
  const failureOf = createDatabaseFailures()
  const byId = JSON.stringify({ documents: ['projects/p/documents/inflatables/database-down'] })
  const byQuery = JSON.stringify({ value: { stringValue: 'database-down' } })
  expect(failureOf('batchGet', byId)).toBe('unavailable')
  expect(failureOf('runQuery', byQuery)).toBe('unavailable')
  expect(failureOf('batchGet', byId.replace('down', 'downtown'))).toBeNull()
})

test('the address newsletter-down@example.com never gets onto the newsletter', () => {
  const failureOf = createDatabaseFailures()
  const signup = (email: string) =>
    JSON.stringify({
      update: { name: 'documents/newsLetter/ab12', fields: { email: { stringValue: email } } },
    })
  expect(failureOf('commit', signup('newsletter-down@example.com'))).toBe('unavailable')
  expect(failureOf('commit', signup('ada@example.com'))).toBeNull()
})
