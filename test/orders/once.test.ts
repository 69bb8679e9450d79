// A payment that is pressed twice or opened in two tabs makes one charge, one booking and one of
// each mail.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Browser } from './browser'
import { dayOf, emailOf, newOrder } from './orders'
import { Services } from './services'
import { browser, describeOrders, stored, world } from './world'

describeOrders('paying once', () => {
  const pairOnDeposit = () => newOrder(world.newDay(), { itemIds: ['pair'], depositOnly: true })

  describe.each([
    ['with Web Locks', true],
    ['in a browser without Web Locks', false],
  ])('%s', (_, locks) => {
    beforeEach(() => {
      if (locks) return
      const { navigator } = globalThis
      vi.stubGlobal('navigator', {})
      return () => void vi.stubGlobal('navigator', navigator)
    })

    test('a second tab pressed at any step of the first adds no charge', async () => {
      const clean = await world.visit(new Browser(), new Services())
      await clean.place(newOrder(world.newDay(), { depositOnly: true }))
      for (const { kind, name, nth } of clean.page.steps) {
        if (kind === 'storage') continue
        const own = new Browser()
        const service = new Services({ ignoresKeys: true })
        const order = pairOnDeposit()
        const [first, second] = [await world.visit(own, service), await world.visit(own, service)]
        let other: unknown
        first.page.onRequest = async (step) => {
          if (step.name === name && step.nth === nth) other = await second.place(order)
        }
        const answers = [await first.place(order), other]
        const { bookings } = await stored(world.project, emailOf(order), dayOf(order))
        const charges = service.payments.list().length
        const seen = { name, nth, charges, bookings: bookings.length }
        expect(seen, JSON.stringify(answers)).toEqual({ name, nth, charges: 1, bookings: 1 })
      }
    })
  })

  test('a hold that could not be let go hides no unknown charge', async () => {
    const service = new Services({ ignoresKeys: true })
    const order = newOrder(world.newDay(), { itemIds: ['pair'] })
    const stuck = { step: 'free', harm: 'hangs' } as const
    const visit = await world.visit(browser, service, stuck)
    expect(await visit.place(order, { card: 'declined' })).toEqual({ kind: 'declined' })
    const next = await world.visit(browser, service, stuck, { step: 'charge', harm: 'answer lost' })
    const unknown = { kind: 'unknownCharge' }
    expect(await next.place(order)).toMatchObject(unknown)
    expect(await next.place(order)).toMatchObject(unknown)
    expect(await (await world.visit(browser, service)).place(order)).toMatchObject(unknown)
    expect(service.payments.list()).toHaveLength(1)
  })
})
