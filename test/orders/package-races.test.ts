// Many customers at once want the last castle, by itself or in a package: one gets it. `npm run orders` repeats it ten times.
import { expect, test } from 'vitest'
import { Browser } from './browser'
import { newOrder, officeForm, type Order } from './orders'
import { day, describeOrders, services, stored, world } from './world'

const customers = 50
const rounds = process.env['ORDERS'] === 'all' ? 10 : 1

describeOrders('packages and their parts', () => {
  const races = [
    ['a package or its part', ['gala', 'castle']],
    ['one package or another', ['gala', 'ball']],
  ] as const
  test.each(races.flatMap((race) => Array.from({ length: rounds }, () => race)))(
    'of 50 customers who want %s at once, by card or for the office, one gets the last castle',
    async (_, ids) => {
      const kinds = await placeAll((index) => {
        const order = newOrder(day, { itemIds: [ids[index % 2] ?? ''] })
        return index % 4 < 2 ? order : officeForm(order)
      })
      expect(kinds.filter((kind) => kind === 'booked')).toHaveLength(1)
      expect(kinds.filter((kind) => kind === 'taken')).toHaveLength(customers - 1)
      const { booked, held } = await stored(world.project, '', day)
      expect(booked.filter(({ itemID }) => itemID === 'castle')).toHaveLength(1)
      expect(new Set(booked.map(({ owner }) => owner)).size).toBe(1)
      expect(held).toEqual([])
    },
    120_000,
  )

  test('pages that know nothing of parts sell the last castle twice', async () => {
    const kinds = await placeAll((index) => {
      const order = officeForm(newOrder(day, { itemIds: [index % 2 ? 'castle' : 'gala'] }))
      const { checked } = order
      const lines = checked.offer.lines.map((line) => ({ ...line, parts: [], hasOwnUnits: false }))
      return index % 2
        ? order
        : { ...order, checked: { ...checked, offer: { ...checked.offer, lines } } }
    })
    expect(kinds.filter((kind) => kind === 'booked').length).toBeGreaterThan(1)
  }, 120_000)
})

/** Each customer places an order; says what the answers were. */
async function placeAll(orderOf: (index: number) => Order): Promise<string[]> {
  const visits = []
  for (let n = 0; n < customers; n++) visits.push(await world.visit(new Browser(), services))
  const kinds = await Promise.all(
    visits.map(async (visit, index) => {
      const order = orderOf(index)
      for (;;) {
        const answer = await visit.place(order)
        const kind = answer === 'died' ? answer : answer.kind
        // On a busy machine the emulator may not answer within the page's deadline: the customer presses again.
        if (kind !== 'unanswered' && kind !== 'down') return kind
      }
    }),
  )
  for (const visit of visits) await visit.mails()
  return kinds
}
