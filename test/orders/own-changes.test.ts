// A customer moves or cancels a booking while its invoice is being paid. Faults at each step:
// table/changes.test.ts.
import { doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookingFrom, type Booking } from '~/lib/db/bookings/read-booking'
import { invoiceIdOf } from '~/lib/db/invoices'
import type { Day } from '~/lib/domain/day'
import { addDays } from '~/lib/time/dates'
import { toStoredDay } from '~/lib/time/stored-day'
import { Browser } from './browser'
import { emailOf, newOrder, totalOf, type Order } from './orders'
import { browser, describeOrders, services, stored, world } from './world'

describeOrders("a customer's own change", () => {
  let order: Order
  let shown: Booking
  /** The day of the booking, and the one to which it moves. */
  let from: Day
  let to: Day

  const at = async (path: string) => (await getDoc(doc(world.project.admin, path))).data() ?? null
  const bookingNow = () => at(`bookings-test/${shown.id}`)
  const invoiceNow = () => at(`invoices-test/${invoiceIdOf(shown.id)}`)
  const unitsOn = async (date: Day) => (await stored(world.project, emailOf(order), date)).booked

  /** An unpaid booking of the castle, and its invoice. */
  beforeEach(async () => {
    from = addDays(world.newDay(), 2)
    to = addDays(world.newDay(), 2)
    world.newDay()
    order = newOrder(from, { method: 'Cash In Office' })
    const visit = await world.visit(browser, services)
    const answer = await visit.place(order)
    if (answer === 'died' || answer.kind !== 'booked') throw new Error('Nothing was booked')
    await visit.mails()
    services.mails.length = 0
    const data = await at(`bookings-test/${answer.id}`)
    shown = bookingFrom(answer.id, data ?? {})
    const invoice = { data, bookingId: shown.id, paid: false }
    await setDoc(doc(world.project.admin, `invoices-test/${invoiceIdOf(shown.id)}`), invoice)
  })

  describe('while another device pays its invoice', () => {
    const invoice = () => ({
      invoiceId: invoiceIdOf(shown.id),
      bookingId: shown.id,
      customer: 'Maria Jensen',
      amountCents: totalOf(order),
      warnedOf: null,
    })
    const pay = async () => (await world.visit(new Browser(), services)).payInvoice(invoice())

    test('a move during the charge stays, and so does the payment', async () => {
      const { moveBooking } = await world.visit(new Browser(), services)
      services.onCharge = async () =>
        expect(await moveBooking(shown, to)).toEqual({ kind: 'moved' })
      expect(await pay()).toMatchObject({ kind: 'invoicePaid' })
      expect(services.payments.list()).toMatchObject([{ amount: totalOf(order) }])
      expect(await bookingNow()).toMatchObject({
        paid: true,
        moves: 1,
        inflatables: [{ bookingDates: [toStoredDay(to)] }],
      })
      expect(await invoiceNow()).toMatchObject({
        paid: true,
        data: { inflatables: [{ bookingDates: [toStoredDay(to)] }] },
      })
      expect([await unitsOn(from), (await unitsOn(to)).length]).toEqual([[], 1])
    })

    test('it is not canceled during the charge', async () => {
      const { cancelBooking } = await world.visit(new Browser(), services)
      services.onCharge = async () => expect(await cancelBooking(shown)).toEqual({ kind: 'paying' })
      expect(await pay()).toMatchObject({ kind: 'invoicePaid' })
      expect(await bookingNow()).toMatchObject({ paid: true })
      expect(await at(`canceled-bookings/${shown.id}`)).toBeNull()
    })

    test('it is canceled by the device that left it at the bank, and by no other yet', async () => {
      const payer = new Browser()
      const { page, payInvoice } = await world.visit(payer, services)
      page.onRequest = async ({ name }) => {
        if (name === 'confirmation') page.die()
      }
      expect(await payInvoice(invoice(), 'asks')).toBe('died')
      const other = await world.visit(new Browser(), services)
      expect(await other.cancelBooking(shown)).toEqual({ kind: 'paying' })
      const { cancelBooking } = await world.visit(payer, services)
      expect(await cancelBooking(shown)).toEqual({ kind: 'canceled' })
    })

    test('it is canceled after a decline', async () => {
      const payer = await world.visit(new Browser(), services)
      expect(await payer.payInvoice(invoice(), 'declined')).toEqual({ kind: 'declined' })
      const { cancelBooking } = await world.visit(new Browser(), services)
      expect(await cancelBooking(shown)).toEqual({ kind: 'canceled' })
    })

    test('what was paid since it was shown is neither moved nor canceled', async () => {
      const { moveBooking, cancelBooking } = await world.visit(new Browser(), services)
      expect(await pay()).toMatchObject({ kind: 'invoicePaid' })
      expect(await moveBooking(shown, to)).toEqual({ kind: 'differs' })
      expect(await cancelBooking(shown)).toEqual({ kind: 'differs' })
      expect(await bookingNow()).toMatchObject({ paid: true })
      expect([(await unitsOn(from)).length, await unitsOn(to)]).toEqual([1, []])
    })

    test('it is not canceled on a device that knows no answer to its payment', async () => {
      const payer = new Browser()
      const lost = { step: 'charge', harm: 'answer lost' } as const
      const visit = await world.visit(payer, services, lost)
      expect(await visit.payInvoice(invoice())).toMatchObject({ kind: 'unknownCharge' })
      const { cancelBooking } = await world.visit(payer, services)
      expect(await cancelBooking(shown)).toEqual({ kind: 'paying' })
      expect(await bookingNow()).not.toBeNull()
    })
  })
})
