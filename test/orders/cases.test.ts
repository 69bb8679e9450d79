// Bugs that happened, or nearly did, each named by its number. Screen tests prove O5, O8 and O10; O1, O6, O11 and O12 have
// more tests elsewhere.
import { describe, expect, test } from 'vitest'
import { Browser } from './browser'
import { cardForm, dayOf, emailOf, newOrder, type Order } from './orders'
import type { Fault } from './page'
import { browser, day, describeOrders, services, stored, world, type Visit } from './world'

describeOrders('cases', () => {
  const visit = (...faults: readonly Fault[]) => world.visit(browser, services, ...faults)
  const bookingsOf = async (order: Order) =>
    (await stored(world.project, emailOf(order), dayOf(order))).bookings
  const pairInOffice = () => newOrder(day, { itemIds: ['pair'], method: 'Cash In Office' })
  /** Nobody answers: the commits arrive, the booking can't be looked up. */
  const unanswered: Fault[] = [
    { step: 'booking commit', harm: 'answers lost' },
    { step: 'read bookings-test', harm: 'hangs' },
  ]

  describe('O2 a booking for the office arrived, and its answer is lost', () => {
    test.each<[string, readonly Fault[]]>([
      ['nobody answers', unanswered],
      ['the page ends', [{ step: 'booking commit', harm: 'dies after' }]],
    ])('paid by card then: nothing is charged, the booking is shown (%s)', async (_, faults) => {
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

    test('before the next one is pressed: the answer is the earlier order', async () => {
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

    test('after that, its key was given up, and it is refused', async () => {
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
    test.each([
      ['is full', () => Object.assign(new Browser(), { quota: 0 })],
      ['is forbidden', () => new Browser({ forbidsStorage: true })],
    ])(
      'its storage %s: no card is charged, and it says why; the office takes orders',
      async (_, open) => {
        const order = newOrder(day)
        const { place, placeInOffice } = await world.visit(open(), services)
        expect(await place(order)).toEqual({ kind: 'noStorage' })
        expect(services.sent).toEqual([])
        expect((await stored(world.project, '', day)).held).toEqual([])
        expect(await placeInOffice(order)).toMatchObject({ kind: 'booked' })
      },
    )
  })
})

const journalOf = ({ storage }: Visit['page']['browser']) =>
  JSON.parse(storage.get('paymentJournal') ?? '[]') as Record<string, unknown>[]
