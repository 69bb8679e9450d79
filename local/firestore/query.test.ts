import { describe, expect, test } from 'vitest'
import { toFields, toValue } from './plain'
import type { PlainFields } from './plain'
import { runQuery } from './query'
import type { StructuredQuery } from './query'

const root = 'projects/p/databases/(default)/documents'

const stored = Object.entries<PlainFields>({
  'items/a': { kind: 'wet', price: 200 },
  'items/b': { kind: 'dry', price: 100 },
  'items/c': { kind: 'wet', price: 100 },
  'items/d': { kind: 'dry' },
  'items/a/items/e': { price: 100 },
}).map(([path, data]) => ({
  path,
  fields: toFields(data),
  createTime: '2026-01-01T00:00:00.000000Z',
  updateTime: '2026-01-01T00:00:00.000000Z',
}))

function ask(query: Omit<StructuredQuery, 'from'>, allDescendants = false, parent = '') {
  const from = [{ collectionId: 'items', allDescendants }]
  return runQuery(stored, { from, ...query }, root, parent).map(({ path }) => path)
}

const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction })

describe('which documents', () => {
  test('only those of the collection itself', () => {
    expect(ask({})).toEqual(['items/a', 'items/b', 'items/c', 'items/d'])
    expect(ask({}, false, 'items/a')).toEqual(['items/a/items/e'])
  })

  test('all collections of the name, when descendants are asked for', () => {
    expect(ask({}, true)).toContain('items/a/items/e')
  })

  test('without a field to order by, a document is left out', () => {
    expect(ask({ orderBy: [by('price')] })).not.toContain('items/d')
  })

  test('an operator that Firestore does not know is refused', () => {
    const where = { fieldFilter: { field: { fieldPath: 'price' }, op: 'LIKE', value: toValue(1) } }
    expect(() => ask({ where })).toThrow('Unknown operator LIKE')
  })
})

describe('order', () => {
  test('ties go by id, in the direction of the last order', () => {
    expect(ask({ orderBy: [by('price')] })).toEqual(['items/b', 'items/c', 'items/a'])
    expect(ask({ orderBy: [by('price', 'DESCENDING')] })).toEqual(['items/a', 'items/c', 'items/b'])
  })

  test('an inequality orders by its field', () => {
    const field = { fieldPath: 'price' }
    const where = { fieldFilter: { field, op: 'GREATER_THAN', value: toValue(1) } }
    expect(ask({ where })).toEqual(['items/b', 'items/c', 'items/a'])
  })
})

describe('cursors', () => {
  const orderBy = [by('price')]
  const values = [toValue(100)]

  test('start at a value or after it', () => {
    expect(ask({ orderBy, startAt: { values, before: true } })).toHaveLength(3)
    expect(ask({ orderBy, startAt: { values } })).toEqual(['items/a'])
  })

  test('end at a value or before it', () => {
    expect(ask({ orderBy, endAt: { values } })).toEqual(['items/b', 'items/c'])
    expect(ask({ orderBy, endAt: { values, before: true } })).toEqual([])
  })

  test('a name after the value tells ties apart', () => {
    const position = [...values, { referenceValue: `${root}/items/b` }]
    const startAt = { values: position, before: false }
    expect(ask({ orderBy: [...orderBy, by('__name__')], startAt, limit: 1 })).toEqual(['items/c'])
  })
})
