import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { extra, inflatable } from '~/../test/items'
import { itemUse } from '~/lib/availability/day-use'
import { entryStates } from './entry-states'
import { readInstead } from './read-instead'
import type { Cart } from '~/lib/domain/cart'
import { listExtras, listInflatables } from '~/lib/db/catalogue'
import { readAllUses } from '~/lib/db/days/item-uses'

vi.mock('~/lib/db/catalogue', () => ({ listExtras: vi.fn(), listInflatables: vi.fn() }))
vi.mock('~/lib/db/days/item-uses', () => ({ readAllUses: vi.fn() }))

const saturday = day('2027-06-12')
const span = { first: day('2027-06-11'), last: day('2029-06-01') }
const taken = (itemId: string, ...units: number[]) => {
  const allocations = units.map((unit) => ({
    itemId,
    day: saturday,
    unit,
    owner: 'another',
    expires: null,
  }))
  return [itemId, { use: itemUse(allocations, [], new Date()), allocations }] as const
}
const castle = inflatable({ priceCents: 185_00 })
const dear = inflatable({ id: 'dear', name: 'Palace', priceCents: 400_00 })
const near = inflatable({ id: 'near', name: 'Tower', priceCents: 175_00 })
const two = inflatable({ id: 'two', name: 'Twins', priceCents: 210_00, capacity: 2 })
const slide = inflatable({ id: 'slide', categories: ['slides'] })
const lost = { itemId: 'castle', days: [saturday], quantity: 1 }

beforeEach(() => {
  vi.mocked(listInflatables).mockResolvedValue([
    castle,
    dear,
    near,
    two,
    slide,
    inflatable({ id: 'call', priceCents: null }),
    inflatable({ id: 'busy' }),
  ])
  vi.mocked(listExtras).mockResolvedValue([extra()])
  vi.mocked(readAllUses).mockResolvedValue(
    new Map([taken('castle', 0), taken('busy', 0), taken('two', 1)]),
  )
})

function read(cart: Cart) {
  const states = entryStates(cart, {
    items: [castle, near, inflatable({ id: 'pair', capacity: 2 })],
    uses: new Map([taken('castle', 0), taken('pair', 0, 1)]),
    now: new Date('2027-06-11T15:00:00Z'),
    sameDayUntilHour: 12,
  })
  return readInstead(states, span)
}
const ids = async (cart: Cart) =>
  [...(await read(cart)).values()].map((items) => items.map(({ id }) => id))

test('what is free of the category on that day, the nearest price first', async () => {
  expect(await ids([lost])).toEqual([['near', 'two', 'dear']])
  expect(readAllUses).toHaveBeenCalledWith({ from: saturday, to: saturday })
})

test('as many units as are wanted, and nothing that the cart has already', async () => {
  expect(await ids([{ ...lost, itemId: 'pair', quantity: 2 }])).toEqual([[]])
  expect(await ids([lost, { ...lost, itemId: 'near' }])).toEqual([['two', 'dear']])
})

test('nothing is read where no day went, and nothing offered for a day that is over', async () => {
  expect(await ids([{ ...lost, itemId: 'near' }])).toEqual([])
  expect(await ids([{ ...lost, days: [day('2027-06-10')] }])).toEqual([])
  expect(listInflatables).not.toHaveBeenCalled()
})

test.each([
  ['the list is out of reach', () => vi.mocked(listInflatables).mockRejectedValue(new Error())],
  ['nobody knows what is taken', () => vi.mocked(readAllUses).mockResolvedValue(null)],
])('none where %s', async (_, goWrong) => {
  goWrong()
  expect(await ids([lost])).toEqual([[]])
})
