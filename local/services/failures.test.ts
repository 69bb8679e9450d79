import { expect, test } from 'vitest'
import { createDatabaseFailures } from './failures'

function commit(key: string, lastName: string) {
  const name = `projects/demo-rentals/databases/(default)/documents/bookings-test/${key}`
  const fields = { lastName: { stringValue: lastName } }
  return JSON.stringify({ writes: [{ update: { name, fields } }] })
}

test('an item of that id can not be read, by its id or by a query', () => {
  const failureOf = createDatabaseFailures()
  const byId = JSON.stringify({ documents: ['projects/p/documents/inflatables/database-down'] })
  const byQuery = JSON.stringify({ value: { stringValue: 'database-down' } })
  expect(failureOf('batchGet', byId)).toBe('unavailable')
  expect(failureOf('runQuery', byQuery)).toBe('unavailable')
  expect(failureOf('batchGet', byId.replace('down', 'downtown'))).toBeNull()
})

test('that address never gets onto the newsletter', () => {
  const failureOf = createDatabaseFailures()
  const signup = (email: string) =>
    JSON.stringify({
      update: { name: 'documents/newsLetter/ab12', fields: { email: { stringValue: email } } },
    })
  expect(failureOf('commit', signup('newsletter-down@example.com'))).toBe('unavailable')
  expect(failureOf('commit', signup('ada@example.com'))).toBeNull()
})

test('a booking of that name is never written', () => {
  const failureOf = createDatabaseFailures()
  expect(failureOf('commit', commit('a1', 'Commitdown'))).toBe('unavailable')
  expect(failureOf('commit', commit('a1', 'Commitdown'))).toBe('unavailable')
  expect(failureOf('commit', commit('a1', 'Lopez'))).toBeNull()
})

test('the answer of a booking of that name is lost once', () => {
  const failureOf = createDatabaseFailures()
  expect(failureOf('commit', commit('a1', 'Commitlost'))).toBe('answer-lost')
  expect(failureOf('commit', commit('a1', 'Commitlost'))).toBeNull()
  expect(failureOf('commit', commit('a2', 'Commitlost'))).toBe('answer-lost')
})
