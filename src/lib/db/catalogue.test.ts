// What comes from an address or from the browser session is not always a document's id.
import { getDoc } from 'firebase/firestore/lite'
import { beforeEach, expect, test, vi } from 'vitest'
import { findExtra, findInflatable, findItems } from './catalogue'

vi.mock('~/lib/db/client', () => ({ db: {}, inTime: (answer: unknown) => answer }))
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  doc: (_: unknown, name: string, id: string) => ({ name, id }),
  getDoc: vi.fn(),
}))

beforeEach(() => {
  // As Firestore does: an id that can't be one is an error, not a missing document.
  vi.mocked(getDoc).mockImplementation(async (reference) => {
    // The mock above passes the collection's name along.
    const { name, id } = reference as unknown as { name: string; id: string }
    if (id === '' || id.includes('/') || /^(\.{1,2}|__.*__)$/.test(id)) throw new Error('no id')
    const found = name === 'inflatables' && id === 'castle'
    return {
      id,
      exists: () => found,
      data: () => ({ name: 'Sunny Castle', price: 185, count: 1 }),
    } as unknown as Awaited<ReturnType<typeof getDoc>>
  })
})

test.each(['', 'castle/1', '.', '..', '__castle__', 'c'.repeat(1501), 'é'.repeat(751)])(
  'nothing is found under %j, and nobody is asked',
  async (id) => {
    vi.mocked(getDoc).mockClear()
    expect(await findInflatable(id)).toBeNull()
    expect(await findExtra(id)).toBeNull()
    expect(getDoc).not.toHaveBeenCalled()
  },
)

test('an entry of the cart with an impossible id does not hide the others', async () => {
  const found = await findItems(['castle/1', 'castle', 'gone'])
  expect(found.map(({ id }) => id)).toEqual(['castle'])
})
