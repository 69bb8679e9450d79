import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '#test/days'
import { extra, inflatable } from '#test/items'
import { closeConnection, backend, openBackend, takenByAnother } from '#test/stand-ins/backend'
import type { Cart } from '~/lib/domain/cart'
import type * as ReadCartModule from './read-cart'

openBackend()

let readCart: typeof ReadCartModule.readCart
const saturday = day('2027-06-12')
const lost = { itemId: 'castle', days: [saturday], quantity: 1 }

// A page reads the lists once, so each test has a page of its own.
beforeEach(async () => {
  vi.resetModules()
  await closeConnection()
  ;({ readCart } = await import('./read-cart'))
  backend.items = [
    inflatable({ priceCents: 185_00 }),
    inflatable({ id: 'dear', priceCents: 400_00 }),
    inflatable({ id: 'near', priceCents: 175_00 }),
    inflatable({ id: 'two', priceCents: 210_00, capacity: 2 }),
    inflatable({ id: 'pair', capacity: 2 }),
    inflatable({ id: 'slide', categories: ['slides'] }),
    inflatable({ id: 'call', priceCents: null }),
    inflatable({ id: 'busy' }),
    extra(),
  ]
  for (const id of ['castle', 'busy', 'pair']) takenByAnother(id, saturday, 0)
  for (const id of ['two', 'pair']) takenByAnother(id, saturday, 1)
})

const ids = async (cart: Cart) =>
  [...(await readCart(cart).alternatives).values()].map((items) => items.map(({ id }) => id))

test('available items of the category on that day, the nearest price first', async () => {
  expect(await ids([lost])).toEqual([['near', 'two', 'dear']])
})

test('as many units as are wanted, and nothing that the cart has already', async () => {
  expect(await ids([{ ...lost, itemId: 'pair', quantity: 2 }])).toEqual([[]])
  expect(await ids([lost, { ...lost, itemId: 'near' }])).toEqual([['two', 'dear']])
})

test('nothing is read where no day went, and nothing offered for a day that is over', async () => {
  const queries: string[] = []
  backend.beforeRead = (path) => void queries.push(path)
  expect(await ids([{ ...lost, itemId: 'near' }])).toEqual([])
  expect(await ids([{ ...lost, days: [day('2027-05-31')] }])).toEqual([])
  expect(queries).not.toContain('inflatables')
})

test("none where the list can't be read", async () => {
  backend.beforeRead = (path) => {
    if (path === 'inflatables') throw new Error('down')
  }
  expect(await ids([lost])).toEqual([[]])
})
