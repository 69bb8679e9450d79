// Cases that went wrong once, or nearly. Each is named by its number; O5, O8 and O10 are about screens, and stand there.
import { doc, setDoc, Timestamp } from 'firebase/firestore/lite'
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import type { Day } from '~/lib/domain/day'
import { Browser } from './browser'
import { cardForm, dayOf, emailOf, newOrder, type Order } from './orders'
import type { Fault } from './page'
import { Services } from './services'
import { openWorld, stored, type Visit, type World } from './world'

const host = inject('emulatorHost')
const minute = 60_000

describe.skipIf(host === null)('cases', () => {
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

  const visit = (...faults: readonly Fault[]) => world.visit(browser, services, ...faults)
  const bookingsOf = async (order: Order) =>
    (await stored(world.project, emailOf(order), dayOf(order))).bookings
  const pairInOffice = () => newOrder(day, { itemIds: ['pair'], method: 'Cash In Office' })
  /** Nobody answers: the commits arrive, the booking can't be looked up. */
  const unanswered: Fault[] = [
    { step: 'booking commit', harm: 'answers lost' },
    { step: 'read bookings-test', harm: 'hangs' },
  ]

  describe('O1 an invoice that is paid on two devices', () => {
    const dueCents = 192_84
    async function invoiceOfADeposit() {
      const office = await world.visit(new Browser(), services)
      const answer = await office.place(newOrder(day, { depositOnly: true }))
      await office.mails()
      if (answer === 'died' || answer.kind !== 'booked') throw new Error('Not booked')
      const [mail] = services.mails.filter(({ name }) => name === 'invoice mail')
      const invoiceId = String(mail?.id)
      return { invoiceId, bookingId: answer.id, customer: 'Maria Jensen', amountCents: dueCents }
    }

    test('the key that the other one has used is no decline: it is unknown, with the reference', async () => {
      services = new Services({ saysWhy: true })
      const invoice = await invoiceOfADeposit()
      const unknown = { kind: 'unknownCharge', reference: invoice.invoiceId }
      const a = await world.visit(new Browser(), services, { step: 'charge', harm: 'answer lost' })
      expect(await a.payInvoice(invoice)).toEqual(unknown)
      const b = await visit()
      expect(await b.payInvoice(invoice)).toEqual(unknown)
      expect(await b.resumeInvoice(invoice.invoiceId)).toEqual(unknown)
      expect(await (await visit()).payInvoice(invoice)).toEqual(unknown)

      expect(services.payments.list()).toHaveLength(2)
      const keys = services.sent.slice(1).map(({ idempotencyKey }) => idempotencyKey)
      expect(new Set(keys)).toEqual(new Set([`invoice-${invoice.invoiceId}-0`]))
      expect([...browser.storage.keys()].filter((key) => key.includes('Declines'))).toEqual([])

      // The first one finds out by sending its own charge again.
      expect(await a.payInvoice(invoice)).toMatchObject({ kind: 'invoicePaid' })
      expect(services.payments.list()).toHaveLength(2)
    })
  })

  describe('O2 a booking for the office arrived, and its answer is lost', () => {
    test.each<[string, readonly Fault[]]>([
      ['nobody answers', unanswered],
      ['the page ends', [{ step: 'booking commit', harm: 'dies after' }]],
    ])('paid by card then, nothing is charged, and the booking is told (%s)', async (_, faults) => {
      const order = pairInOffice()
      const first = await visit(...faults)
      await first.place(order)
      const [booking] = await bookingsOf(order)
      const later = first.page.dead ? await visit() : first
      later.page.restore()
      expect(await later.place(cardForm(order))).toEqual({ kind: 'alreadyBooked', id: booking?.id })
      expect(services.sent).toEqual([])
      expect(await bookingsOf(order)).toHaveLength(1)
    })
  })

  test('O3 a press while the days can not be read keeps the key, and never books twice', async () => {
    const order = pairInOffice()
    const first = await visit({ step: 'booking commit', harm: 'hangs' }, ...unanswered.slice(1))
    expect(await first.place(order)).toEqual({ kind: 'unanswered' })
    const [noted] = journalOf(browser)
    const blind = await visit(
      { step: 'read bookings-test', harm: 'hangs' },
      { step: 'read allocations', harm: 'hangs' },
    )
    for (let press = 0; press < 3; press++)
      expect(await blind.place(order)).toEqual({ kind: 'unanswered' })
    expect(journalOf(browser)).toEqual([noted])

    await first.page.arriveLate()
    blind.page.restore()
    expect(await blind.place(order)).toEqual({ kind: 'booked', id: noted?.['key'] })
    expect(await bookingsOf(order)).toHaveLength(1)
  })

  describe('O4 the commit of an earlier order comes late', () => {
    const late = { step: 'booking commit', harm: 'hangs' } as const
    const indoors = (order: Order): Order => ({
      ...order,
      form: { ...order.form, floorType: 'indoor' },
    })

    test('before the next one is pressed: what is told is the earlier order', async () => {
      const order = pairInOffice()
      const first = await visit(late)
      expect(await first.place(order)).toEqual({ kind: 'unanswered' })
      first.page.restore()
      await first.page.arriveLate()
      const [booking] = await bookingsOf(order)
      expect(await first.place(indoors(order))).toMatchObject({
        kind: 'alreadyBooked',
        id: booking?.id,
      })
      expect(await bookingsOf(order)).toMatchObject([{ floorType: 'concrete' }])
    })

    test('afterwards: its key was given up, and it is refused', async () => {
      const order = pairInOffice()
      const first = await visit(late)
      expect(await first.place(order)).toEqual({ kind: 'unanswered' })
      first.page.restore()
      expect(await first.place(indoors(order))).toMatchObject({ kind: 'booked' })
      await first.page.arriveLate()
      expect(await bookingsOf(order)).toMatchObject([{ floorType: 'indoor' }])
      expect((await stored(world.project, '', day)).booked).toHaveLength(1)
    })
  })

  test('O6 a charge without an answer, then the office: no unpaid booking, and once settled the reference stays', async () => {
    const order = newOrder(day, { itemIds: ['pair'] })
    const { page, place, placeInOffice, settle } = await visit({
      step: 'charge',
      harm: 'answer lost',
    })
    const unknown = await place(order)
    const reference = String(services.sent[0]?.idempotencyKey)
    expect(unknown).toEqual({ kind: 'unknownCharge', reference })
    expect(await placeInOffice(order)).toEqual({ kind: 'unknownCharge', reference })
    expect(await bookingsOf(order)).toEqual([])

    await settle(reference)
    expect(await placeInOffice(order)).toMatchObject({ kind: 'booked' })
    expect(await bookingsOf(order)).toMatchObject([{ paid: false, method: 'Cash In Office' }])
    expect(journalOf(page.browser)).toContainEqual(
      expect.objectContaining({ kind: 'settled', reference }),
    )
  })

  describe('O7 a charge that failed for certain', () => {
    test.each([
      ['success: false', { status: 200, body: { success: false } }],
      ['status 400', { status: 400, body: 'Bad Request' }],
      ['status 402 that says so', { status: 402, body: { success: false } }],
      ['status 404', { status: 404, body: '<h1>Not Found</h1>' }],
    ])('blocks nothing: %s', async (_, refusal) => {
      services.chargeRefusal = refusal
      const order = newOrder(day)
      const { page, place, placeInOffice } = await visit({ step: 'charge', harm: 'refused' })
      expect(await place(order)).toEqual({ kind: 'declined' })
      expect(journalOf(page.browser)).toEqual([])
      expect((await stored(world.project, '', day)).held).toEqual([])
      // The only castle is free: nothing stands in the way of another way to pay.
      expect(await placeInOffice(order)).toMatchObject({ kind: 'booked' })
    })

    test.each([
      ['status 500', { status: 500, body: 'Internal Server Error' }],
      ['nonsense', { status: 200, body: 'ok' }],
    ])('and one that nobody knows of is none: %s', async (_, refusal) => {
      services.chargeRefusal = refusal
      const { place } = await visit({ step: 'charge', harm: 'refused' })
      expect(await place(newOrder(day))).toMatchObject({ kind: 'unknownCharge' })
    })
  })

  test('O9 a duplicated tab sends the same cart to the office: booked once, and answered', async () => {
    const order = pairInOffice()
    const first = await visit()
    await first.fill(order)
    const copy = await world.visit(first.page.tab.duplicate(), services)
    const answer = await first.place(order)
    await first.mails()
    expect(answer).toMatchObject({ kind: 'booked' })
    expect(await copy.place(order)).toEqual(answer)
    expect(await copy.cart()).toEqual([])
    expect(await bookingsOf(order)).toHaveLength(1)
    expect(services.mails).toHaveLength(1)
  })

  describe('O11 a device that is odd', () => {
    test('its clock is 15 minutes fast, and 2 of 3 units are held: the free one is found 8 times of 8', async () => {
      for (let time = 0; time < 8; time++) {
        const at = world.newDay()
        for (const unit of [0, 1]) await holdForAnother(at, unit)
        const { place } = await visit()
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * minute })
        const order = newOrder(at, { itemIds: ['trio'], method: 'Cash In Office' })
        const answer = await place(order)
        vi.useRealTimers()
        expect(answer).toMatchObject({ kind: 'booked' })
        const { booked } = await stored(world.project, '', at)
        expect(booked).toMatchObject([{ unit: 2 }])
      }
    })

    test.each([
      ['is full', () => Object.assign(new Browser(), { quota: 0 })],
      ['is forbidden', () => new Browser({ forbidsStorage: true })],
    ])(
      'its storage %s: no card is charged, and it says why; the office takes orders',
      async (_, open) => {
        browser = open()
        const order = newOrder(day)
        const { place, placeInOffice } = await visit()
        expect(await place(order)).toEqual({ kind: 'noStorage' })
        expect(services.sent).toEqual([])
        expect((await stored(world.project, '', day)).held).toEqual([])
        expect(await placeInOffice(order)).toMatchObject({ kind: 'booked' })
      },
    )

    async function holdForAnother(at: Day, unit: number) {
      const expires = Timestamp.fromMillis(Date.now() + 10 * minute)
      const hold = { itemID: 'trio', kind: 'inflatables', date: at, unit, owner: 'f'.repeat(64) }
      await setDoc(doc(world.project.admin, `allocations/trio_${at}_${unit}`), { ...hold, expires })
    }
  })
})

const journalOf = ({ storage }: Visit['page']['browser']) =>
  JSON.parse(storage.get('paymentJournal') ?? '[]') as Record<string, unknown>[]
