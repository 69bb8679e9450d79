// A URL or the browser session may contain text that can't be a document's id.
import { beforeEach, expect, test, vi } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import { findItems, readItem, listInflatables } from './catalog'

openBackend()

let reads: string[]

beforeEach(() => {
  backend.items = [inflatable()]
  reads = []
  backend.beforeRead = (path) => void reads.push(path)
})

test.each(['', 'castle/1', '.', '..', '__castle__', 'c'.repeat(1501), 'é'.repeat(751)])(
  'nothing is found under %j, without an HTTP request',
  async (id) => {
    expect(await readItem('inflatables', id)).toBeNull()
    expect(await readItem('extras', id)).toBeNull()
    expect(reads).toEqual([])
  },
)

test('a line of the cart with an impossible id does not hide the others', async () => {
  const items = await findItems(['castle/1', 'castle', 'gone'])
  expect(items.map(({ id }) => id)).toEqual(['castle'])
})

test('a cart takes one query a collection, and one more for the parts of its packages', async () => {
  const [castle, slide, chairs] = [inflatable(), inflatable({ id: 'slide' }), extra()]
  const parts = [
    { ...castle, quantity: 1 },
    { ...chairs, quantity: 2 },
  ]
  const party = extra({ id: 'party', parts, hasOwnUnits: false })
  backend.items = [castle, slide, chairs, party]
  const send = vi.spyOn(globalThis, 'fetch')
  const items = await findItems(['slide', 'party', 'slide', 'chairs'])
  const counts = items.map(({ id, capacity }) => `${id} ${capacity}`)
  expect(counts).toEqual(['slide 1', 'party 1', 'chairs 5'])
  expect(send).toHaveBeenCalledTimes(4)
})

test('a list without packages reads no other list', async () => {
  backend.items = [inflatable(), extra()]
  expect(await listInflatables()).toHaveLength(1)
  expect(reads).toEqual(['inflatables'])
})
