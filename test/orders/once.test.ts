// A payment that is pressed twice or opened in two tabs makes one charge, one booking and one of
// each mail.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Browser } from './browser'
import { dayOf, emailOf, newOrder } from './orders'
import { Services } from './services'
import { browser, describeOrders, stored, world } from './world'

describeOrders('paying once', () => {
  const pairOnDeposit = () => newOrder(world.newDay(), { itemIds: ['pair'], depositOnly: true })

  /** The newer service, and the older one that ignores keys. */
  test.each([
    ['keys honoured', false],
    ['keys ignored', true],
  ])('M5b: two tabs charge, book and mail once (%s)', async (_, ignoresKeys) => {
    const service = new Services({ ignoresKeys })
    const order = pairOnDeposit()
    const tabs = [await world.visit(browser, service), await world.visit(browser, service)]
    const presses = Array.from({ length: 10 }, () => tabs.map(({ place }) => place(order)))
    const answers = await Promise.all(presses.flat())
    const kinds = answers.map((answer) => (typeof answer === 'object' ? answer.kind : 'died'))
    expect(kinds.toSorted()).toEqual(['booked', ...Array(19).fill('busy')])
    // And once it is over, and in a tab that doesn't know yet.
    for (const tab of [...tabs, await world.visit(browser, service)]) {
      expect(await tab.place(order)).toMatchObject({ kind: 'booked' })
      await tab.mails()
    }
    const { bookings, booked, held } = await stored(world.project, emailOf(order), dayOf(order))
    expect([bookings.length, booked.length, held.length]).toEqual([1, 1, 0])
    expect(service.payments.list()).toHaveLength(1)
    expect(service.mails.map(({ name }) => name)).toEqual(['confirmation mail', 'invoice mail'])
    const journal = JSON.parse(browser.storage.get('paymentJournal') ?? '[]') as unknown
    expect(journal).toMatchObject([{ kind: 'placed' }])
  })

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

    test('M5b: a second tab pressed at any step of the first adds no charge', async () => {
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

  test('M6b: a hold that could not be let go hides no unknown charge', async () => {
    const service = new Services({ ignoresKeys: true })
    const order = newOrder(world.newDay(), { itemIds: ['pair'] })
    const stuck = { step: 'release', harm: 'hangs' } as const
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
