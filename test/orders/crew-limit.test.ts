// A crew that makes only so many deliveries a day: never one more is booked, and no charged order is
// lost because of it.
import { deleteDoc, doc, getDoc, getDocs, collection, setDoc } from 'firebase/firestore/lite'
import { afterEach, expect, test, vi } from 'vitest'
import { crewFullWords } from '~/lib/availability/crew-limit'
import { bookingFrom } from '~/lib/db/bookings/read-booking'
import * as business from '~/lib/domain/business'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import { ownerOf } from '../../office/sync/owner'
import { withRuleRates } from '../../scripts/build/rates'
import { testRules } from '../rules/project'
import { Browser } from './browser'
import { placeAll } from './crowd'
import { emailOf, newOrder, officeForm, type Order } from './orders'
import { browser, day, describeOrders, services, stored, world } from './world'

const minute = 60_000
const chairs = { itemIds: ['chair'] }

describeOrders("the crew's limit", () => {
  afterEach(async () => {
    await openPagesWith(business)
    await world.project.loadRules(testRules)
  })

  /** From now on pages and rules have this limit. */
  async function limitTo(most: number) {
    const limited = { ...business, deliveriesPerDay: most }
    await openPagesWith(limited)
    await world.project.loadRules(withRuleRates(testRules, limited))
  }

  async function openPagesWith(rates: typeof business) {
    vi.doUnmock('~/lib/domain/business')
    vi.doMock('~/lib/domain/business', () => rates)
    // Both take effect at the next import. Of several at once each would repeat them, and a page
    // could load some of its modules while the limit isn't mocked.
    await import('~/lib/domain/business')
  }
  const at = (path: string) => doc(world.project.admin, path)
  const isDelivery = ({ itemID }: { itemID: string }) => itemID === 'delivery'
  const deliveriesOn = async (date: Day) =>
    (await stored(world.project, '', date)).booked.filter(isDelivery)
  async function book(order: Order) {
    const answer = await (await world.visit(new Browser(), services)).place(order)
    if (answer === 'died' || answer.kind !== 'booked') throw new Error(JSON.stringify(answer))
    const fields = (await getDoc(at(`bookings-test/${answer.id}`))).data()
    return bookingFrom(answer.id, fields ?? {})
  }
  /** Somebody else books a delivery, as the rules let them once a hold has ended. */
  const occupy = (unit: number, date = day) =>
    setDoc(at(`allocations/delivery_${date}_${unit}`), {
      itemID: 'delivery',
      kind: 'deliveries',
      date,
      unit,
      owner: 'f'.repeat(64),
      expires: null,
    })

  test(
    'of 30 customers at once, ten get a day of ten deliveries, no other is charged, and the next one is offered another day',
    async () => {
      await limitTo(10)
      const orderOf = (index: number) => {
        const order = newOrder(day, chairs)
        return index % 2 === 0 ? order : officeForm(order)
      }
      const placed = await placeAll(30, orderOf)
      const booked = placed.filter(({ kind }) => kind === 'booked')
      expect(booked).toHaveLength(10)
      const others = placed.filter(({ kind }) => kind === 'unbookable' || kind === 'shortage')
      expect(others).toHaveLength(20)
      const byCard = booked.filter(({ order }) => order.form.method === 'Credit Card')
      expect(services.payments.list()).toHaveLength(byCard.length)
      const owners = (await stored(world.project, '', day)).booked
      expect(new Set(owners.map(({ owner }) => owner)).size).toBe(10)
      expect(await deliveriesOn(day)).toHaveLength(10)

      const visit = await world.visit(new Browser(), services)
      const next = newOrder(day, chairs)
      expect(await visit.place(next)).toEqual({
        kind: 'unbookable',
        reasons: [`${crewFullWords(day)} Please choose another day for Chair.`],
      })
      const [offered] = await visit.offered(next.cart)
      expect(offered).toBe(addDays(day, 1))
    },
    5 * minute,
  )

  test('a booking deleted in the console frees its delivery for the next customer', async () => {
    await limitTo(1)
    const { id } = await book(newOrder(day, chairs))
    const next = await world.visit(new Browser(), services)
    expect(await next.place(newOrder(day, chairs))).toMatchObject({ kind: 'unbookable' })
    await deleteDoc(at(`bookings-test/${id}`))
    const { id: other } = await book(newOrder(day, chairs))
    expect(await deliveriesOn(day)).toMatchObject([{ owner: ownerOf(other) }])
  })

  test('a booking moves with its delivery and back, but to no full day', async () => {
    await limitTo(1)
    const from = addDays(day, 2)
    const [to, full] = [addDays(from, 1), addDays(from, 2)]
    for (let used = 0; used < 5; used++) world.newDay()
    const shown = await book(officeForm(newOrder(from, chairs)))
    await book(newOrder(full, chairs))
    const visit = await world.visit(browser, services)
    expect(await visit.moveBooking(shown, full)).toEqual({ kind: 'crewFull' })
    expect(await visit.moveBooking(shown, to)).toEqual({ kind: 'moved' })
    expect([(await deliveriesOn(from)).length, (await deliveriesOn(to)).length]).toEqual([0, 1])
    const moved = await visit.findBooking(shown.id)
    if (moved === null || moved === 'died') throw new Error('It is gone')
    expect(await visit.moveBooking(moved, from, true)).toEqual({ kind: 'moved' })
    expect([(await deliveriesOn(from)).length, (await deliveriesOn(to)).length]).toEqual([1, 0])
    await visit.mails()
  })

  test('a charged order whose delivery is gone is booked without one', async () => {
    await limitTo(1)
    services.onCharge = () => occupy(0)
    const visit = await world.visit(browser, services)
    expect(await visit.place(newOrder(day, chairs))).toMatchObject({ kind: 'booked' })
    expect(services.payments.list()).toHaveLength(1)
    expect(await deliveriesOn(day)).toMatchObject([{ owner: 'f'.repeat(64) }])
  })

  test('an order that was charged before the limit was lowered is booked', async () => {
    await limitTo(40)
    const fault = { step: 'booking commit', harm: 'dies before' } as const
    const visit = await world.visit(browser, services, fault)
    const order = newOrder(day, chairs)
    expect(await visit.place(order)).toBe('died')
    const number = (await stored(world.project, '', day)).held.find(isDelivery)?.unit ?? 0
    await occupy(number === 0 ? 1 : 0)
    await limitTo(1)
    const next = await world.visit(browser, services)
    expect(await next.resume()).toEqual([])
    const { bookings } = await stored(world.project, emailOf(order), day)
    expect(bookings).toMatchObject([{ paid: true }])
    expect(services.payments.list()).toHaveLength(1)
  })

  test('without a limit nothing of a delivery is written', async () => {
    const { id } = await book(newOrder(day, chairs))
    const { docs } = await getDocs(collection(world.project.admin, 'allocations'))
    const mine = docs.filter((each) => each.get('owner') === ownerOf(id))
    expect(mine.map((each) => each.get('itemID') as string)).toEqual(['chair'])
  })
})
