// Many customers at once, and cards that fail: nobody is charged for a day that is gone, and no hold stays behind.
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { Browser } from './page'
import { cardOrder, cartOrder, openWorld, Services, stored, type Visit, type World } from './world'

const host = inject('emulatorHost')
const customers = 50
const count = 2

describe.skipIf(host === null)('many customers, and failing cards', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(host)
  }, 60_000)

  test('M2a: of 50 customers who pay by card for an item with count 2 at once, 2 are charged', async () => {
    const day = world.newDay()
    const services = new Services()
    const visits: Visit[] = []
    for (let at = 0; at < customers; at++) visits.push(await world.visit(new Browser(), services))
    const orders = visits.map(() => cardOrder(day, { itemId: 'pair', capacity: count }))
    const outcomes = await Promise.all(
      visits.map(async ({ pay }, at) => {
        const order = orders[at] ?? cardOrder(day)
        return { order, outcome: await pay(order) }
      }),
    )
    const told = (kind: string) =>
      outcomes.filter(({ outcome }) => outcome !== 'died' && outcome.kind === kind)
    expect(told('booked')).toHaveLength(count)
    expect(told('taken')).toHaveLength(customers - count)
    // Not one charge was even sent for the others, and no card was asked for.
    expect(services.sent).toHaveLength(count)
    expect(services.payments.list()).toHaveLength(count)
    expect(services.mails.map(({ email }) => email).toSorted()).toEqual(
      told('booked')
        .map(({ order }) => order.customer.email)
        .toSorted(),
    )
    const { booked, held } = await stored(world.project, '', day)
    expect(new Set(booked.map(({ unit }) => unit))).toEqual(new Set([0, 1]))
    expect(held).toEqual([])
    for (const { page } of visits) expect(page.browser.storage.has('paymentJournal')).toBe(false)
  })

  test.each(['declined', 'expired'] as const)(
    'M20b: a card that is %s leaves no hold behind, and a good one then pays',
    async (card) => {
      const { services, visit, day } = await visitAlone()
      const order = cardOrder(day)
      expect(await visit.pay(order, card)).toEqual({ kind: 'declined' })
      expect(services.payments.list()).toEqual([])
      await expectNoHold(visit, day)
      expect(await visit.pay(order)).toMatchObject({ kind: 'booked' })
      expect(services.payments.list()).toHaveLength(1)
    },
  )

  test.each([
    ['gives no payment method', async () => null],
    ['throws', () => Promise.reject(new Error('The card form is gone'))],
    ['never answers', () => new Promise<never>(() => {})],
  ])(
    'M20b: a card provider that %s leaves no hold behind, and a good card then pays',
    async (_, createPaymentMethod) => {
      const wait = setTimeout
      // The patience with the card provider, without the minute.
      vi.stubGlobal('setTimeout', (then: () => void, ms: number) =>
        wait(then, ms === 60_000 ? 1 : ms),
      )
      onTestFinished(() => void vi.stubGlobal('setTimeout', wait))
      const { services, visit, day } = await visitAlone()
      const order = cartOrder(day)
      expect(await visit.payCart(order, undefined, createPaymentMethod)).toEqual({
        kind: 'cardError',
      })
      expect(services.sent).toEqual([])
      await expectNoHold(visit, day)
      expect(await visit.payCart(order)).toMatchObject({ kind: 'booked' })
      expect(services.payments.list()).toHaveLength(1)
    },
  )

  async function visitAlone() {
    const services = new Services()
    const visit = await world.visit(new Browser(), services)
    return { services, visit, day: world.newDay() }
  }

  async function expectNoHold({ page }: Visit, day: Parameters<typeof stored>[2]) {
    expect(await stored(world.project, '', day)).toEqual({ bookings: [], booked: [], held: [] })
    expect(page.browser.storage.has('paymentJournal')).toBe(false)
  }
})
