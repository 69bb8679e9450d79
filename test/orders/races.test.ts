// Many customers at once: nobody is charged for a day that is taken, and no hold stays behind.
import { expect, onTestFinished, test, vi } from 'vitest'
import { crewWords } from '~/lib/availability/crew'
import type * as business from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import { fixedRates } from '../fixed-rates'
import { Browser } from './browser'
import { emailOf, newOrder, officeForm, type Order } from './orders'
import { day, describeOrders, services, stored, world, type Visit } from './world'

const customers = 50
const minute = 60_000

describeOrders('many customers at once', () => {
  const pair = () => newOrder(day, { itemIds: ['pair'] })

  test.each([
    ['by card', pair, 2],
    ['for the office', () => officeForm(pair()), 0],
  ])(
    'of 50 customers who want an item with count 2 %s, 2 get it, and no other is charged',
    async (_, orderOf, charges) => {
      const placed = await placeAll(orderOf)
      const booked = placed.filter(({ kind }) => kind === 'booked')
      expect(booked).toHaveLength(2)
      expect(placed.filter(({ kind }) => kind === 'taken')).toHaveLength(customers - 2)
      // For the others no charge was sent.
      expect(services.sent).toHaveLength(charges)
      expect(services.payments.list()).toHaveLength(charges)
      expect(services.mails.map(({ email }) => email).toSorted()).toEqual(
        booked.map(({ order }) => emailOf(order)).toSorted(),
      )
      const units = await stored(world.project, '', day)
      expect(units.booked).toHaveLength(2)
      expect(new Set(units.booked.map(({ unit }) => unit))).toEqual(new Set([0, 1]))
      expect(units.held).toEqual([])
      // The two journals remember what was booked a moment ago, as a hash.
      const journals = placed.map(({ visit }) => visit.page.browser.storage.get('paymentJournal'))
      expect(journals.filter((text) => text !== undefined)).toHaveLength(2)
      expect(journals.join()).not.toContain('example.com')
    },
    2 * minute,
  )
})

describeOrders('a crew that makes ten deliveries a day', () => {
  test(
    'of 30 customers, one after the other, ten get the day; the others read why, and get a day that is free',
    async () => {
      vi.doMock('~/lib/domain/business', async (original) => ({
        ...(await original<typeof business>()),
        ...fixedRates,
        deliveriesPerDay: 10,
      }))
      onTestFinished(() => {
        vi.doUnmock('~/lib/domain/business')
      })
      const next = addDays(day, 1)
      const wish = { itemIds: ['chair'] }
      const kinds: string[] = []
      // The next day is full, too.
      for (const on of [...Array(10).fill(next), ...Array(30).fill(day)] as Day[]) {
        const visit = await world.visit(new Browser(), services)
        const order = newOrder(on, wish)
        const answer = await visit.place(kinds.length % 2 === 0 ? order : officeForm(order))
        if (answer === 'died') throw new Error('The page died')
        kinds.push(answer.kind)
        if (answer.kind !== 'cart') continue
        expect(answer.reasons).toEqual([`${crewWords(day)} Please choose another day for Chair.`])
      }
      expect(kinds).toEqual([...Array(20).fill('booked'), ...Array(20).fill('cart')])
      expect(services.payments.list()).toHaveLength(10)
      const { booked } = await stored(world.project, '', day)
      expect(new Set(booked.map(({ owner }) => owner)).size).toBe(10)

      const visit = await world.visit(new Browser(), services)
      const [offered] = await visit.offered(newOrder(day, wish).cart)
      if (!offered) throw new Error('No day is offered')
      expect([day, next]).not.toContain(offered)
      expect(await visit.place(newOrder(offered, wish))).toMatchObject({ kind: 'booked' })
    },
    2 * minute,
  )
})

type Placed = { order: Order; visit: Visit; kind: string }

/**
 * Each customer, in a browser of their own, places an order and repeats it until it is answered.
 */
async function placeAll(orderOf: (index: number) => Order): Promise<Placed[]> {
  const visits: Visit[] = []
  for (let n = 0; n < customers; n++) visits.push(await world.visit(new Browser(), services))
  const placed = await Promise.all(
    visits.map(async (visit, index) => {
      const order = orderOf(index)
      for (;;) {
        const answer = await visit.place(order)
        const kind = answer === 'died' ? answer : answer.kind
        // On a busy machine the emulator may not answer within the page's deadline: the customer
        // presses again.
        if (kind !== 'unanswered' && kind !== 'down') return { order, visit, kind }
      }
    }),
  )
  for (const visit of visits) await visit.mails()
  return placed
}
