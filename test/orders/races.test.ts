// Many customers at once, and cards that fail: nobody is charged for a day that is gone, and no hold stays behind.
import { expect, onTestFinished, test, vi } from 'vitest'
import { Browser } from './browser'
import { emailOf, newOrder, officeForm } from './orders'
import { browser, day, describeOrders, services, stored, world, type Visit } from './world'

const customers = 50
const count = 2

describeOrders('many customers, and failing cards', () => {
  test('M2a: of 50 customers who pay by card for an item with count 2 at once, 2 are charged', async () => {
    const visits: Visit[] = []
    for (let n = 0; n < customers; n++) visits.push(await world.visit(new Browser(), services))
    const answers = await Promise.all(
      visits.map(async (visit) => {
        const order = newOrder(day, { itemIds: ['pair'] })
        return { order, answer: await visit.place(order) }
      }),
    )
    for (const visit of visits) await visit.mails()
    const answered = (kind: string) =>
      answers.filter(({ answer }) => answer !== 'died' && answer.kind === kind)
    expect(answered('booked')).toHaveLength(count)
    expect(answered('taken')).toHaveLength(customers - count)
    // Not one charge was even sent for the others, and no card was asked for.
    expect(services.sent).toHaveLength(count)
    expect(services.payments.list()).toHaveLength(count)
    expect(services.mails.map(({ email }) => email).toSorted()).toEqual(
      answered('booked')
        .map(({ order }) => emailOf(order))
        .toSorted(),
    )
    await expectUnitsBooked()
    const noted = visits.map(({ page }) => page.browser.storage.get('paymentJournal') ?? '')
    // What was booked a moment ago is known, as a hash.
    expect(noted.filter((text) => text !== '')).toHaveLength(count)
    expect(noted.join()).not.toContain('example.com')
  })

  test('M2a: of 50 customers who book an item with count 2 at once for the office, 2 win', async () => {
    const visits: Visit[] = []
    for (let n = 0; n < customers; n++) visits.push(await world.visit(new Browser(), services))
    const kinds = await Promise.all(
      visits.map(async (visit) => {
        const order = officeForm(newOrder(day, { itemIds: ['pair'] }))
        for (;;) {
          const answer = await visit.place(order)
          const kind = answer === 'died' ? answer : answer.kind
          // On a busy machine the emulator may not answer within the page's deadline: the customer presses again.
          if (kind !== 'unanswered' && kind !== 'down') return kind
        }
      }),
    )
    for (const visit of visits) await visit.mails()
    expect(kinds.filter((kind) => kind === 'booked')).toHaveLength(count)
    expect(kinds.filter((kind) => kind === 'taken')).toHaveLength(customers - count)
    expect(services.mails).toHaveLength(count)
    await expectUnitsBooked()
  })

  test('M20b: after a decline no hold is left, and a good card pays under a new key', async () => {
    const visit = await world.visit(browser, services)
    const order = newOrder(day)
    expect(await visit.place(order, { card: 'declined' })).toEqual({ kind: 'declined' })
    await expectNoHold()
    expect(await visit.place(order)).toMatchObject({ kind: 'booked' })
    expect(services.payments.list()).toHaveLength(1)
    const [declined, paid] = services.sent
    expect(paid?.idempotencyKey).not.toBe(declined?.idempotencyKey)
  })

  test('M20b: a card provider that never answers leaves no hold behind', async () => {
    const wait = setTimeout
    // The patience with the card provider, without the minute.
    vi.stubGlobal('setTimeout', (then: () => void, ms: number, ...given: []) =>
      wait(then, ms === 60_000 ? 1 : ms, ...given),
    )
    onTestFinished(() => void vi.stubGlobal('setTimeout', wait))
    const visit = await world.visit(browser, services)
    const makePaymentMethod = () => new Promise<never>(() => {})
    expect(await visit.place(newOrder(day), { makePaymentMethod })).toEqual({ kind: 'cardError' })
    expect(services.sent).toEqual([])
    await expectNoHold()
  })

  async function expectUnitsBooked() {
    const { booked, held } = await stored(world.project, '', day)
    expect(new Set(booked.map(({ unit }) => unit))).toEqual(new Set([0, 1]))
    expect(booked).toHaveLength(count)
    expect(held).toEqual([])
  }

  async function expectNoHold() {
    expect(await stored(world.project, '', day)).toEqual({ bookings: [], booked: [], held: [] })
    expect(browser.storage.has('paymentJournal')).toBe(false)
  }
})
