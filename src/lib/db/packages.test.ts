// A package's `parts` as the office writes them, and with mistakes.
import { describe, expect, test } from 'vitest'
import type { Item } from '~/lib/domain/item'
import { toExtra, toInflatable } from './items'
import { toRow, withParts, type CatalogRow } from './packages'

const castle = { kind: 'inflatables', id: 'castle', quantity: 1 }
const chairs = { kind: 'extras', id: 'chair', quantity: '20' }
const documents: Readonly<Record<string, object>> = {
  'inflatables/castle': { name: 'Castle', price: 185, count: 3 },
  'inflatables/uncounted': { name: 'Uncounted', price: 185, count: 'two' },
  'inflatables/inner': { name: 'Inner', count: 1, parts: [{ ...chairs, quantity: 1 }] },
  'inflatables/garbled': { name: 'Garbled', count: 1, parts: 'chair' },
  'extras/chair': { name: 'Chair', price: 1.5, count: '60' },
  'extras/house': { name: 'House', count: 1, propertyLink: 'https://example.com/house' },
}

function rowOf(path: string, stored: object = {}): CatalogRow | null {
  const [kind, id = ''] = path.split('/')
  const fields = { ...stored }
  return toRow<Item>(kind === 'extras' ? toExtra(id, fields) : toInflatable(id, fields), fields)
}

/** A package with these parts, and what it reads as. */
function read(parts: unknown, fields: object = { count: 2 }) {
  const row = rowOf('inflatables/package', { name: 'Package', price: 299, ...fields, parts })
  const find = (path: string) => rowOf(path, documents[path])
  const item = row && withParts(row, ({ kind, id }) => find(`${kind}/${id}`))
  return {
    capacity: item?.capacity,
    hasOwnUnits: item?.hasOwnUnits,
    parts: item?.parts.map(({ id, quantity }) => `${quantity} ${id}`),
  }
}

test('a document without parts is no package', () => {
  for (const parts of [undefined, null, '', []])
    expect(read(parts)).toEqual({ capacity: 2, hasOwnUnits: true, parts: [] })
})

describe('a package', () => {
  test('has its parts', () => {
    const parts = ['1 castle', '20 chair']
    expect(read([castle, chairs])).toEqual({ capacity: 2, hasOwnUnits: true, parts })
  })

  test.each([
    [{ count: 5 }, [castle, chairs], 3],
    [{ count: '9' }, [{ ...chairs, quantity: 21 }], 2],
    [{ count: 1 }, [castle], 1],
    [{ count: 1 }, [{ ...chairs, quantity: 61 }], 0],
  ])('is there as often as its count %j and its parts %j allow: %i', (fields, parts, capacity) => {
    expect(read(parts, fields)).toMatchObject({ capacity, hasOwnUnits: true })
  })

  test.each([{}, { count: '' }, { count: null }])(
    'without a count %j is limited by its parts alone',
    (fields) => {
      expect(read([castle, chairs], fields)).toMatchObject({ capacity: 3, hasOwnUnits: false })
    },
  )
})

test.each([
  ['whose count cannot be read', [castle], { count: 'two' }],
  ['with a part that is not there', [castle, { ...castle, id: 'gone' }]],
  ['with a part of the other collection', [{ ...castle, kind: 'extras' }]],
  ['with a part of another collection', [{ ...castle, kind: 'config' }]],
  ['with a part that nobody can count', [{ ...castle, id: 'uncounted' }]],
  ['with a property', [{ kind: 'extras', id: 'house', quantity: 1 }]],
  ['with a package in it', [{ ...castle, id: 'inner' }]],
  ["with a package in it whose parts can't be read", [{ ...castle, id: 'garbled' }]],
  ['with itself in it', [{ ...castle, id: 'package' }]],
  ['with a part twice', [chairs, chairs]],
  ['with no number of a part', [{ kind: 'inflatables', id: 'castle' }]],
  ['with 0 of a part', [{ ...castle, quantity: 0 }]],
  ['with half a part', [{ ...castle, quantity: 0.5 }]],
  ["with a part's path", [{ ...castle, id: 'inflatables/castle' }]],
  ['with a name for a part', ['castle']],
  ['with one part that is no list', castle],
  ['with nine parts', Array.from({ length: 9 }, (_, at) => ({ ...castle, id: `castle${at}` }))],
])('a package %s cannot be booked online', (_, parts: unknown, fields: object = { count: 2 }) => {
  expect(read(parts, fields).capacity).toBeNull()
})
