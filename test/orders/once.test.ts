// However a payment is pressed, pressed again, reloaded or opened twice: one charge, one booking, one mail each.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Browser } from './browser'
import { dayOf, emailOf, newOrder, type Order } from './orders'
import { Services } from './services'
import { browser, describeOrders, stored, world, type World } from './world'

describeOrders('paying once', () => {
  const pairOnDeposit = () => newOrder(world.newDay(), { itemIds: ['pair'], depositOnly: true })

  /** The newer service, and the older one that ignores keys. */
  const services = [
    ['keys honoured', () => new Services()],
    ['keys ignored', () => new Services({ ignoresKeys: true })],
  ] as const

  test.each(services)('M5b: two tabs charge, book and mail once (%s)', async (_, open) => {
    const service = open()
    const order = pairOnDeposit()
    const visit = await world.visit(browser, service)
    const tabs = [visit, await world.visit(browser, service)]
    const answers = await times(20, (index) => tabs[index % 2]?.place(order))
    expect(kindsOf(answers)).toEqual(['booked', ...Array(19).fill('busy')])
    // And once it is over, and in a tab that doesn't know yet.
    const late = await world.visit(browser, service)
    for (const tab of [...tabs, late]) {
      expect(await tab.place(order)).toMatchObject({ kind: 'booked' })
      await tab.mails()
    }
    await expectOne(service, order, visit)
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

  test.each(services)(
    'M5b: after a reload in mid-charge the same charge is sent again (%s)',
    async (age, open) => {
      const service = open()
      const order = newOrder(world.newDay())
      const first = await world.visit(browser, service, { step: 'charge', harm: 'dies after' })
      expect(await first.place(order)).toBe('died')
      const reloaded = await world.visit(browser, service)
      const unknown = { kind: 'unknownCharge', reference: service.sent[0]?.idempotencyKey }
      expect(await reloaded.resume()).toEqual([unknown])
      expect(await reloaded.place(order)).toEqual(unknown)
      expect(service.sent).toHaveLength(1)

      const answer = await reloaded.retry(String(unknown.reference))
      const [sent, again] = service.sent
      expect(service.sent).toEqual([sent, again])
      expect(again).toEqual(sent)
      expect(service.payments.list()).toHaveLength(1)
      if (age === 'keys honoured') {
        expect(answer).toMatchObject({ kind: 'booked', id: sent?.idempotencyKey })
        await expectOne(service, order, reloaded)
      } else {
        // success:false after an unknown answer says nothing about the first one.
        expect(answer).toEqual(unknown)
        expect(await reloaded.retry(String(unknown.reference))).toEqual(unknown)
        expect(service.payments.list()).toHaveLength(1)
      }
    },
  )

  test('O6, M6b: an unknown charge blocks its own days, however they are paid for, and no others', async () => {
    const service = new Services()
    const order = newOrder(world.newDay(), { itemIds: ['pair'] })
    const visit = await world.visit(browser, service, { step: 'charge', harm: 'answer lost' })
    await visit.place(order)
    const reference = String(service.sent[0]?.idempotencyKey)
    const later = await world.visit(browser, service)
    const other = { ...newOrder(dayOf(order), { itemIds: ['tent'] }) }
    for (const blocked of [order, other]) {
      expect(await later.place(blocked)).toEqual({ kind: 'unknownCharge', reference })
      expect(await later.placeInOffice(blocked)).toEqual({ kind: 'unknownCharge', reference })
    }
    expect(service.sent).toHaveLength(1)
    expect(await later.place(newOrder(world.newDay()))).toMatchObject({ kind: 'booked' })
    expect(service.payments.list()).toHaveLength(2)

    await later.settle(reference)
    expect(await later.placeInOffice(order)).toMatchObject({ kind: 'booked' })
    const { bookings } = await stored(world.project, emailOf(order), dayOf(order))
    expect(bookings).toMatchObject([{ paid: false, method: 'Cash In Office' }])
    expect(service.payments.list()).toHaveLength(2)
  })

  test('M6b: a charge that waits for its booking blocks no other order, and the next visit books it', async () => {
    const service = new Services()
    const [first, second] = [newOrder(world.newDay()), newOrder(world.newDay())]
    const visit = await world.visit(browser, service, {
      step: 'booking commit',
      harm: 'dies before',
    })
    await visit.place(first)
    const later = await world.visit(browser, service)
    const answer = await later.place(second)
    expect(answer).toMatchObject({ kind: 'booked', id: service.sent[1]?.idempotencyKey })
    await (await world.visit(browser, service)).resume()
    expect(service.payments.list()).toHaveLength(2)
    for (const order of [first, second]) {
      const { bookings } = await stored(world.project, emailOf(order), dayOf(order))
      expect(bookings).toHaveLength(1)
    }
  })

  test('M6b: a hold that could not be let go hides no unknown charge', async () => {
    const service = new Services({ ignoresKeys: true })
    const order = newOrder(world.newDay(), { itemIds: ['pair'] })
    const visit = await world.visit(browser, service, { step: 'release', harm: 'hangs' })
    expect(await visit.place(order, { card: 'declined' })).toEqual({ kind: 'declined' })
    const next = await world.visit(
      browser,
      service,
      { step: 'release', harm: 'hangs' },
      { step: 'charge', harm: 'answer lost' },
    )
    const unknown = { kind: 'unknownCharge' }
    expect(await next.place(order)).toMatchObject(unknown)
    expect(await next.place(order)).toMatchObject(unknown)
    expect(await (await world.visit(browser, service)).place(order)).toMatchObject(unknown)
    expect(service.payments.list()).toHaveLength(1)
  })

  async function expectOne(
    service: Services,
    order: Order,
    visit: Awaited<ReturnType<World['visit']>>,
  ) {
    await visit.mails()
    const documents = await stored(world.project, emailOf(order), dayOf(order))
    const noted = JSON.parse(browser.storage.get('paymentJournal') ?? '[]') as { kind: string }[]
    expect({
      charges: service.payments.list().length,
      bookings: documents.bookings.length,
      booked: documents.booked.length,
      held: documents.held.length,
      mails: service.mails.map(({ name }) => name),
      journal: noted.map(({ kind }) => kind),
    }).toEqual({
      charges: 1,
      bookings: 1,
      booked: 1,
      held: 0,
      mails: ['confirmation mail', ...(order.form.depositOnly ? ['invoice mail'] : [])],
      journal: ['placed'],
    })
  }
})

const times = <Made>(count: number, make: (index: number) => Made) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

const kindsOf = (answers: readonly ({ kind: string } | 'died' | undefined)[]) =>
  answers.map((answer) => (typeof answer === 'object' ? answer.kind : 'died')).toSorted(compare)

const compare = (a: string, b: string) => a.localeCompare(b)
