import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { openFolder } from '../../test/folder'
import { toFields } from './plain'
import { createStore } from './store'
import type { CommitWrite } from './writes'

const root = 'projects/p/databases/(default)/documents'
let folder: string
let file: string

beforeEach(() => {
  folder = openFolder()
  file = join(folder, 'deep', 'documents.json')
})

const create = (id: string): CommitWrite => ({
  update: { name: `${root}/items/${id}`, fields: toFields({ id }) },
  currentDocument: { exists: false },
})

test('a write cut short by a crash leaves the last whole state', async () => {
  await createStore({ file }).commit([create('castle')])
  writeFileSync(`${file}.new`, '{"documents":[{"path":"items/ca')
  const store = createStore({ file })
  expect(store.get('items/castle')).not.toBeNull()
  await store.commit([create('tent')])
  expect(createStore({ file }).list()).toHaveLength(2)
})

test('a file that is no database is named, and left alone', async () => {
  await createStore({ file }).commit([create('castle')])
  writeFileSync(file, 'not JSON')
  expect(() => createStore({ file })).toThrow(file)
  expect(readFileSync(file, 'utf8')).toBe('not JSON')
})
