// An item that the office renames while somebody orders two of it: with a quantity the rules take the catalog's name only.
import { doc, setDoc } from 'firebase/firestore/lite'
import { afterEach, expect, test } from 'vitest'
import { emailOf, newOrder, type Order } from './orders'
import { browser, day, describeOrders, services, stored, world, type Visit } from './world'

describeOrders('an item that is renamed', () => {
  afterEach(() => rename('Pair'))

  const rename = (name: string) =>
    setDoc(doc(world.project.admin, 'inflatables/pair'), { name }, { merge: true })
  const twoOfIt = (method: 'Credit Card' | 'Cash In Office') =>
    newOrder(day, { itemIds: ['pair'], quantity: 2, method })

  test.each(['Cash In Office', 'Credit Card'] as const)(
    'before the press (%s): shown once more under its new name, and booked by the next press',
    async (method) => {
      const order = twoOfIt(method)
      const visit = await world.visit(browser, services)
      await rename('Twins 15 ft')
      expect(await visit.place(order)).toEqual({ kind: 'changed' })
      expect(services.sent).toEqual([])
      const again = await checked(visit, order)
      expect(again.checked.offer.lines).toMatchObject([{ name: 'Twins 15 ft' }])
      expect(await visit.place(again)).toMatchObject({ kind: 'booked' })
      await expectBookedOnce(order)
    },
  )

  test('after the charge: booked under its new name', async () => {
    services.onCharge = () => rename('Twins 15 ft')
    const order = twoOfIt('Credit Card')
    const visit = await world.visit(browser, services)
    expect(await visit.place(order)).toMatchObject({ kind: 'booked' })
    await expectBookedOnce(order)
    expect(services.payments.list()).toHaveLength(1)
  })

  test('after the charge of a deposit: its invoice has the id that the new booking leads to', async () => {
    services.onCharge = () => rename('Twins 15 ft')
    const order = newOrder(day, { itemIds: ['pair'], quantity: 2, depositOnly: true })
    const visit = await world.visit(browser, services)
    const answer = await visit.place(order)
    if (answer === 'died' || answer.kind !== 'booked') throw new Error('Not booked')
    await visit.mails()
    const invoices = services.mails.filter(({ name }) => name === 'invoice mail')
    expect(invoices.map(({ id }) => id)).toEqual([`${answer.id}-balance`])
  })

  test('after the charge, and the page ends before it is booked: the next visit books it', async () => {
    services.onCharge = () => rename('Twins 15 ft')
    const order = twoOfIt('Credit Card')
    const dies = { step: 'booking commit', nth: 2, harm: 'dies before' } as const
    const { place } = await world.visit(browser, services, dies)
    expect(await place(order)).toBe('died')
    const next = await world.visit(browser, services)
    await next.resume()
    await expectBookedOnce(order)
    expect(services.payments.list()).toHaveLength(1)
  })

  async function checked({ check }: Visit, order: Order): Promise<Order> {
    const answer = await check(order)
    if (answer === 'died' || answer.kind !== 'ready') throw new Error(JSON.stringify(answer))
    return { ...order, checked: answer.checked }
  }

  async function expectBookedOnce(order: Order) {
    const { bookings, booked } = await stored(world.project, emailOf(order), day)
    const lines = [{ inflatableID: 'pair', inflatableName: 'Twins 15 ft x 2', quantity: 2 }]
    expect(bookings).toMatchObject([{ inflatables: lines, extras: [] }])
    expect(booked).toHaveLength(2)
  }
})
