// Queries that the SDK can't send. test/local-firestore compares all others.
import { expect, test } from 'vitest'
import { toFields, toValue } from './plain'
import { runQuery } from './query'

test('an operator that the site does not use is refused', () => {
  const time = '2026-01-01T00:00:00.000000Z'
  const stored = {
    path: 'items/a',
    fields: toFields({ price: 1 }),
    createTime: time,
    updateTime: time,
  }
  const from = [{ collectionId: 'items' }]
  const where = { fieldFilter: { field: { fieldPath: 'price' }, op: 'LIKE', value: toValue(1) } }
  expect(() => runQuery([stored], { from, where }, 'root')).toThrow('no operator LIKE')
})
