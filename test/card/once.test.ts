// However a payment is pressed, pressed again, reloaded or opened twice: one charge, one booking, one mail each.
import { beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { Browser, standInGlobals } from './page'
import { cardOrder, openWorld, Services, stored, type World } from './world'

const host = inject('emulatorHost')

describe.skipIf(host === null)('paying once', () => {
  let world: World
  let browser: Browser
  beforeAll(async () => {
    world = await openWorld(host)
  }, 60_000)
  beforeEach(() => {
    browser = new Browser()
  })

  /** The newer service, and the older one that ignores keys. */
  const services = [
    ['keys honoured', () => new Services()],
    ['keys ignored', () => new Services({ ignoresKeys: true })],
  ] as const

  test.each(services)(
    'M5b: 20 rapid activations charge, book and mail once (%s)',
    async (_, open) => {
      const service = open()
      const order = cardOrder(world.newDay(), { itemId: 'pair', capacity: 2, depositOnly: true })
      const { pay } = await world.visit(browser, service)
      const outcomes = await times(20, () => pay(order))
      expect(kindsOf(outcomes)).toEqual(['booked', ...Array(19).fill('busy')])
      // And once it is over, and in a tab that doesn't know yet.
      const late = await world.visit(browser, service)
      expect(await pay(order)).toMatchObject({ kind: 'booked' })
      expect(await late.pay({ ...order, created: new Date(0) })).toMatchObject({ kind: 'booked' })
      await expectOne(service, order)
    },
  )

  test.each(services)('M5b: two tabs charge, book and mail once (%s)', async (_, open) => {
    const service = open()
    const order = cardOrder(world.newDay(), { itemId: 'pair', capacity: 2, depositOnly: true })
    const tabs = [await world.visit(browser, service), await world.visit(browser, service)]
    const outcomes = await times(20, (at) => tabs[at % 2]?.pay(order))
    expect(kindsOf(outcomes)).toEqual(['booked', ...Array(19).fill('busy')])
    await expectOne(service, order)
  })

  describe.each([
    ['with Web Locks', true],
    ['in a browser without Web Locks', false],
  ])('%s', (_, locks) => {
    beforeEach(() => {
      if (!locks) vi.stubGlobal('navigator', {})
      return standInGlobals
    })

    test('M5b: a second tab pressed at any step of the first adds no charge', async () => {
      const clean = await world.visit(new Browser(), new Services())
      await clean.pay(cardOrder(world.newDay(), { depositOnly: true }))
      for (const [at, { kind, name }] of clean.page.steps.entries()) {
        if (kind === 'storage') continue
        const own = new Browser()
        const service = new Services({ ignoresKeys: true })
        const order = cardOrder(world.newDay(), { itemId: 'pair', capacity: 2, depositOnly: true })
        const [first, second] = [await world.visit(own, service), await world.visit(own, service)]
        let other: unknown
        first.page.onRequest = async (step) => {
          if (step === at) other = await second.pay(order)
        }
        const outcomes = [await first.pay(order), other]
        const { bookings } = await stored(world.project, order.customer.email, dayOf(order))
        const seen = { name, charges: service.payments.list().length, bookings: bookings.length }
        expect(seen, JSON.stringify(outcomes)).toEqual({ name, charges: 1, bookings: 1 })
      }
    })
  })

  test.each(services)(
    'M5b: a reload in mid-charge sends the same charge again (%s)',
    async (age, open) => {
      const service = open()
      const order = cardOrder(world.newDay())
      const first = await world.visit(browser, service, { step: 'charge', harm: 'dies after' })
      expect(await first.pay(order)).toBe('died')
      const reloaded = await world.visit(browser, service)
      expect(await reloaded.recover()).toMatchObject([{ kind: 'unknownCharge' }])
      expect(service.sent).toHaveLength(1)
      const outcome = await reloaded.pay(order)
      const [sent, again] = service.sent
      expect(service.sent).toEqual([sent, again])
      expect(again).toEqual(sent)
      expect(service.payments.list()).toHaveLength(1)
      if (age === 'keys honoured') {
        expect(outcome).toMatchObject({ kind: 'booked', id: sent?.idempotencyKey })
        await expectOne(service, order)
      } else {
        // success:false after an unknown answer says nothing about the first one.
        expect(outcome).toEqual({ kind: 'unknownCharge', reference: sent?.idempotencyKey })
        expect(await reloaded.pay(order)).toMatchObject({ kind: 'unknownCharge' })
        expect(service.payments.list()).toHaveLength(1)
      }
    },
  )

  test('M6b: an unknown charge is not sent again for another order, nor another one made', async () => {
    const service = new Services()
    const visit = await world.visit(browser, service, { step: 'charge', harm: 'answer lost' })
    await visit.pay(cardOrder(world.newDay()))
    const later = await world.visit(browser, service)
    expect(await later.pay(cardOrder(world.newDay()))).toMatchObject({ kind: 'unknownCharge' })
    expect(service.sent).toHaveLength(1)
    const reference = String(service.sent[0]?.idempotencyKey)
    await later.settle(reference)
    expect(await later.pay(cardOrder(world.newDay()))).toMatchObject({ kind: 'booked' })
    expect(service.payments.list()).toHaveLength(2)
  })

  test('M6b: a charge that waits for its booking is booked before another order is paid', async () => {
    const service = new Services()
    const [first, second] = [cardOrder(world.newDay()), cardOrder(world.newDay())]
    const visit = await world.visit(browser, service, {
      step: 'booking commit',
      harm: 'dies before',
    })
    await visit.pay(first)
    const later = await world.visit(browser, service)
    const outcome = await later.pay(second)
    expect(outcome).toMatchObject({ kind: 'booked', email: second.customer.email })
    expect(service.payments.list()).toHaveLength(2)
    for (const order of [first, second]) {
      const { bookings } = await stored(world.project, order.customer.email, dayOf(order))
      expect(bookings).toHaveLength(1)
    }
  })

  test('M6b: a hold that could not be let go hides no unknown charge', async () => {
    const service = new Services({ ignoresKeys: true })
    const order = cardOrder(world.newDay(), { itemId: 'pair', capacity: 2 })
    const visit = await world.visit(browser, service, { step: 'release', harm: 'fails on' })
    expect(await visit.pay(order, 'declined')).toEqual({ kind: 'declined' })
    const next = await world.visit(
      browser,
      service,
      { step: 'release', harm: 'fails on' },
      { step: 'charge', harm: 'answer lost' },
    )
    expect(await next.pay(order)).toMatchObject({ kind: 'unknownCharge' })
    expect(await next.pay(order)).toMatchObject({ kind: 'unknownCharge' })
    expect(await (await world.visit(browser, service)).pay(order)).toMatchObject({
      kind: 'unknownCharge',
    })
    expect(service.payments.list()).toHaveLength(1)
  })

  test.each(services)('a definite decline is followed by a new key (%s)', async (_, open) => {
    const service = open()
    const order = cardOrder(world.newDay())
    const { pay } = await world.visit(browser, service)
    expect(await pay(order, 'declined')).toEqual({ kind: 'declined' })
    expect(await pay(order)).toMatchObject({ kind: 'booked' })
    const [declined, paid] = service.sent
    expect(paid?.idempotencyKey).not.toBe(declined?.idempotencyKey)
    await expectOne(service, order)
  })

  async function expectOne(service: Services, order: ReturnType<typeof cardOrder>) {
    const { customer, quote } = order
    const found = await stored(world.project, customer.email, dayOf(order))
    const mails = service.mails.map(({ name }) => name)
    expect({
      charges: service.payments.list().length,
      bookings: found.bookings.length,
      booked: found.booked.length,
      held: found.held.length,
      mails,
      journal: browser.storage.get('paymentJournal'),
    }).toEqual({
      charges: 1,
      bookings: 1,
      booked: 1,
      held: 0,
      mails: ['confirmation mail', ...(quote.depositCents ? ['invoice mail'] : [])],
      journal: undefined,
    })
  }
})

function dayOf({ lines }: ReturnType<typeof cardOrder>) {
  const [day] = lines[0]?.days ?? []
  if (day === undefined) throw new Error('An order without a day')
  return day
}

const times = <Made>(count: number, make: (at: number) => Made) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

const kindsOf = (outcomes: readonly ({ kind: string } | 'died' | undefined)[]) =>
  outcomes.map((outcome) => (typeof outcome === 'object' ? outcome.kind : 'died')).toSorted(compare)

const compare = (a: string, b: string) => a.localeCompare(b)
