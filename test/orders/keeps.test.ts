// O12: what a browser keeps of an order after each outcome, and for how long. Another person may use it next.
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { Day } from '~/lib/domain/day'
import { Browser } from './browser'
import { newOrder, type Order } from './orders'
import type { Fault } from './page'
import { Services } from './services'
import { letPass, openWorld, stored, type Visit, type World } from './world'

const host = inject('emulatorHost')
const minute = 60_000
const hour = 60 * minute

type Case = [outcome: string, order: (day: Day) => Order, faults: readonly Fault[]]

const inOffice = (day: Day) => newOrder(day, { method: 'Cash In Office' })
const byCard = (day: Day) => newOrder(day)
const lost = { step: 'charge', harm: 'answer lost' } as const

describe.skipIf(host === null)('O12 what the journal keeps', () => {
  let world: World
  let services: Services
  let browser: Browser
  let day: Day
  beforeAll(async () => {
    world = await openWorld(host)
  }, 60_000)
  beforeEach(() => {
    services = new Services()
    browser = new Browser()
    day = world.newDay()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const kept = () =>
    JSON.parse(browser.storage.get('paymentJournal') ?? '[]') as Record<string, unknown>[]
  const text = () => browser.storage.get('paymentJournal') ?? ''

  /** The next visit, so much later. */
  async function after(ms: number, { page }: Visit) {
    const { held } = await stored(world.project, '', day)
    await letPass(ms, world.project, browser, page.tab, held)
    const next = await world.visit(page.tab, services)
    const told = await next.resume()
    await next.mails()
    return told
  }

  async function place(order: Order, faults: readonly Fault[], card: 'good' | 'declined' = 'good') {
    const visit = await world.visit(browser, services, ...faults)
    await visit.place(order, { card })
    await visit.mails()
    visit.page.restore()
    return visit
  }

  test.each<Case>([
    ['booked for the office', inOffice, []],
    ['booked by card', byCard, []],
  ])('%s: hashes and the id alone, for a quarter of an hour', async (_, order, faults) => {
    const visit = await place(order(day), faults)
    expect(kept()).toMatchObject([{ kind: 'placed' }])
    expectNobody()
    await after(14 * minute, visit)
    expect(kept()).toHaveLength(1)
    await after(2 * minute, visit)
    expect(text()).toBe('')
  })

  test.each<Case>([
    ['refused', byCard, [{ step: 'charge', harm: 'refused' }]],
    ['given up at the card', byCard, [{ step: 'payment method', harm: 'refused' }]],
    [
      'never sent, as the days could not be read',
      inOffice,
      [{ step: 'read allocations', harm: 'never arrives' }],
    ],
  ])('%s: nothing', async (_, order, faults) => {
    await place(order(day), faults)
    expect(text()).toBe('')
  })

  test('taken by somebody else: nothing', async () => {
    await place(inOffice(day), [])
    browser = new Browser()
    await place(byCard(day), [])
    expect(text()).toBe('')
  })

  test('held, and the page ended: until the next visit', async () => {
    const visit = await place(byCard(day), [{ step: 'payment method', harm: 'dies before' }])
    expect(kept()).toMatchObject([{ step: 'holding' }])
    expect(await after(0, visit)).toEqual([])
    expect(text()).toBe('')
  })

  test('sent, and its answer lost: until the next visit knows', async () => {
    const visit = await place(inOffice(day), [{ step: 'booking commit', harm: 'dies after' }])
    expect(kept()).toMatchObject([{ step: 'sending' }])
    // It is told by its confirmation.
    expect(await after(0, visit)).toEqual([])
    expect(kept()).toMatchObject([{ kind: 'placed' }])
    expectNobody()
  })

  test('mails that could not be sent: what they need, for a week', async () => {
    const fails: Fault[] = [{ step: 'confirmation mail', harm: 'refused' }]
    const visit = await place(inOffice(day), fails)
    expect(kept()).toContainEqual(expect.objectContaining({ step: 'booked', mailed: false }))
    const later = await world.visit(visit.page.tab, services, ...fails)
    await letPass(6 * 24 * hour, world.project, browser, visit.page.tab, [])
    await later.resume()
    await later.mails()
    expect(kept()).toMatchObject([{ step: 'booked' }])
    await after(25 * hour, visit)
    expect(text()).toBe('')
    expect(services.mails).toEqual([])
  })

  test('a charge without an answer: the order for a day, then its reference and days until they are over', async () => {
    const visit = await place(byCard(day), [lost])
    const reference = String(services.sent[0]?.idempotencyKey)
    expect(kept()).toMatchObject([{ kind: 'booking', step: 'unknown', reference }])
    const unknown = [{ kind: 'unknownCharge', reference }]
    expect(await after(23 * hour, visit)).toEqual(unknown)
    expect(kept()).toMatchObject([{ kind: 'booking' }])

    expect(await after(2 * hour, visit)).toEqual(unknown)
    expect(kept()).toEqual([{ kind: 'unknown', reference, days: [day], at: expect.any(Number) }])
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T18:00:00Z`) })
    expect(await after(0, visit)).toEqual(unknown)
    vi.setSystemTime(Date.now() + 24 * hour)
    expect(await after(0, visit)).toEqual([])
    expect(text()).toBe('')
  })

  test('settled with the office: the reference and the days until they are over, told to nobody', async () => {
    const visit = await place(byCard(day), [lost])
    const reference = String(services.sent[0]?.idempotencyKey)
    await visit.settle(reference)
    expect(kept()).toEqual([{ kind: 'settled', reference, days: [day], at: expect.any(Number) }])
    expect(await after(26 * hour, visit)).toEqual([])
    expect(kept()).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T18:00:00Z`).getTime() + 24 * hour })
    await after(0, visit)
    expect(text()).toBe('')
  })

  test('charged, and the database is away: the order, until a visit books it', async () => {
    const visit = await place(byCard(day), [
      { step: 'booking commit', harm: 'hangs' },
      { step: 'read bookings-test', harm: 'hangs' },
    ])
    expect(kept()).toMatchObject([{ step: 'charged' }])
    // It is told by its confirmation.
    expect(await after(0, visit)).toEqual([])
    expect(kept()).toMatchObject([{ kind: 'placed' }])
    expectNobody()
  })

  /** Nothing tells who ordered. */
  function expectNobody() {
    // Whole words: an id and a hash may hold any short text.
    expect(text()).not.toMatch(/example\.com|Maria|Jensen|Oak St|555-0100/)
  }
})
