import { expect, test } from 'vitest'
import { toFields } from './plain'
import type { PlainFields } from './plain'
import { applyWrites } from './writes'
import type { Precondition, Write } from './writes'

const root = 'projects/p/databases/(default)/documents'
const earlier = '2026-01-01T00:00:00.000000Z'
const now = '2026-01-02T00:00:00.000000Z'

const castle = {
  path: 'items/castle',
  fields: toFields({ price: 149, size: { wide: 15 } }),
  createTime: earlier,
  updateTime: earlier,
}
const documents = new Map([[castle.path, castle]])

function set(path: string, data: PlainFields, currentDocument: Precondition = {}): Write {
  return { update: { name: `${root}/${path}`, fields: toFields(data) }, currentDocument }
}

test.each([
  ['ALREADY_EXISTS', set('items/castle', {}, { exists: false })],
  ['NOT_FOUND', set('items/nothing', {}, { exists: true })],
  ['FAILED_PRECONDITION', set('items/castle', {}, { updateTime: now })],
  ['FAILED_PRECONDITION', set('items/nothing', {}, { updateTime: earlier })],
  ['ALREADY_EXISTS', { verify: `${root}/items/castle`, currentDocument: { exists: false } }],
])('a precondition that is not met is refused as %s', (status, write) => {
  expect(() => applyWrites(documents, [set('items/tent', {}), write], now)).toThrow(
    expect.objectContaining({ status }),
  )
})

test('a refused commit leaves the documents as they were', () => {
  const before = new Map(documents)
  const writes = [set('items/tent', {}), set('items/castle', {}, { exists: false })]
  expect(() => applyWrites(documents, writes, now)).toThrow('already exists')
  expect(documents).toEqual(before)
})

test('the time read is enough to write, whatever its number of decimals', () => {
  const write = set('items/castle', { price: 1 }, { updateTime: '2026-01-01T00:00:00Z' })
  expect(applyWrites(documents, [write], now).get('items/castle')).toMatchObject({
    createTime: earlier,
    updateTime: now,
  })
})

test('a write that changes nothing keeps the time of the last change', () => {
  const write = set('items/castle', { size: { wide: 15 }, price: 149 })
  expect(applyWrites(documents, [write], now).get('items/castle')).toEqual(castle)
})

test('fields outside the mask stay; masked ones without a value go', () => {
  const write: Write = {
    update: { name: `${root}/items/castle`, fields: toFields({ kind: 'dry', price: 1 }) },
    updateMask: { fieldPaths: ['kind', 'size.wide'] },
  }
  expect(applyWrites(documents, [write], now).get('items/castle')?.fields).toEqual(
    toFields({ price: 149, size: {}, kind: 'dry' }),
  )
})

test('a write sees the ones before it in its commit', () => {
  const writes = [
    { delete: `${root}/items/castle` },
    set('items/castle', { price: 1 }, { exists: false }),
  ]
  expect(applyWrites(documents, writes, now).get('items/castle')?.createTime).toBe(now)
})
