import { describe, expect, test } from 'vitest'
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

test('a booking of that name fails for one visit, and stands on the next', () => {
  const failureOf = createDatabaseFailures()
  const late = () => failureOf('commit', commit('a1', 'Commitlate'))
  // A commit that nobody answers is sent once and five times more.
  expect(Array.from({ length: 6 }, late)).toEqual(Array(6).fill('unavailable'))
  expect(late()).toBeNull()
})

describe('setting an invoice paid', () => {
  const paid = (key: string) =>
    commit(key, '').replace('"lastName":{"stringValue":""}', '"paid":{}')

  test.each([
    ['Paydown', ['unavailable', 'unavailable']],
    ['Paylost', ['answer-lost', null]],
    ['Lopez', [null, null]],
  ])('for the booking of %s', (lastName, failures) => {
    const failureOf = createDatabaseFailures()
    expect(failureOf('commit', commit('a1', lastName))).toBeNull()
    expect([failureOf('commit', paid('a1')), failureOf('commit', paid('a1'))]).toEqual(failures)
    expect(failureOf('commit', paid('b2'))).toBeNull()
  })
})

test('a unit can not be held for the last day of a year, but booked and let go', () => {
  const failureOf = createDatabaseFailures()
  const allocation = (day: string, expires: object) =>
    JSON.stringify({ fields: { date: { stringValue: day }, expires } })
  const held = { timestampValue: '2027-06-12T09:30:00Z' }
  expect(failureOf('commit', allocation('2027-12-31', held))).toBe('unavailable')
  expect(failureOf('commit', allocation('2027-12-30', held))).toBeNull()
  expect(failureOf('commit', allocation('2027-12-31', { nullValue: null }))).toBeNull()
  expect(failureOf('commit', JSON.stringify({ delete: 'allocations/a_2027-12-31_0' }))).toBeNull()
})
