// @vitest-environment jsdom
// What an earlier order of this browser means for a new one, on the stand-in database. The pauses between repeats pass at once.
import '~/../test/visit/pauses'
import { bookings, office, openOffice } from '~/../test/visit/office'
import { beforeEach, describe, expect, test } from 'vitest'
import { readJournal, saveEntry } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { rememberPlaced } from '~/lib/booking/commit/placed'
import { addEntry } from '~/lib/cart/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { booking, bookingLine, daysFrom, orderEntry } from '~/../test/bookings'
import { day } from '~/../test/days'
import { inflatable } from '~/../test/items'
import { resolvePendingOrders } from './pending'
import { retryPayment } from './resume'
import { loadConfirmation } from './confirmation'

openOffice()

const reference = 'ABCDEFGHIJ0123456789'
const charge = {
  paymentMethodId: 'pm_1',
  description: 'INFLATABLE BOOKING',
  amountCents: 292_84,
  idempotencyKey: reference,
}
const castle = bookingLine({ name: 'Rockford Castle', capacity: 3 })
const document = toBookingDocument(booking({ lines: [castle] }))
/** An earlier order for June 12 and 13. */
const earlier = (some: Partial<OrderEntry>) =>
  orderEntry({
    reference,
    key: reference,
    lines: [{ ...castle, days: daysFrom('2027-06-12', 2) }],
    ...some,
  })
/** The new order for June 12, or another day. */
const next = (date = '2027-06-12') =>
  orderEntry({ document, lines: [{ ...castle, days: [day(date)] }] })
const stored = () => office.put(`bookings-test/${reference}`, { paid: false })
const journal = () => readJournal().map((entry) => ('step' in entry ? entry.step : entry.kind))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  office.items = [inflatable({ capacity: 3 })]
})

test('without an earlier order the new one may be placed', async () => {
  expect(await resolvePendingOrders(next())).toBeNull()
})

describe('an order whose booking was sent', () => {
  test('is over if it never arrived', async () => {
    saveEntry(earlier({ step: 'sending' }))
    expect(await resolvePendingOrders(next())).toBeNull()
    expect(journal()).toEqual([])
  })

  test.each([
    ['the same order', { document }, true],
    ['another order', {}, false],
  ])('is confirmed if it arrived: %s', async (_, some, same) => {
    saveEntry(earlier({ step: 'sending', ...some }))
    stored()
    expect(await resolvePendingOrders(next())).toMatchObject({
      kind: 'booked',
      entry: { key: reference },
      same,
    })
    expect(loadConfirmation()).toMatchObject({ id: reference })
  })

  test('stops the new one while nobody knows', async () => {
    saveEntry(earlier({ step: 'sending' }))
    office.reachable = false
    expect(await resolvePendingOrders(next())).toEqual({ kind: 'unanswered' })
    expect(journal()).toEqual(['sending'])
  })
})

test.each(['charging', 'unknown'] as const)(
  'an order whose charge is %s stops the new one for its days, and no other',
  async (step) => {
    saveEntry(earlier({ step, charge }))
    expect(await resolvePendingOrders(next('2027-06-14'))).toBeNull()
    expect(journal()).toEqual([step])
    expect(await resolvePendingOrders(next())).toEqual({ kind: 'unknownCharge', reference })
    expect(journal()).toEqual(['unknown'])
    expect(office.charges).toEqual([])
  },
)

test('the reference of a forgotten charge stops the new one; settled, it does not', async () => {
  const rest = { reference, days: [day('2027-06-12')], bookingId: '', at: Date.now() }
  saveEntry({ kind: 'unknown', ...rest })
  expect(await resolvePendingOrders(next())).toEqual({ kind: 'unknownCharge', reference })
  saveEntry({ kind: 'settled', ...rest })
  expect(await resolvePendingOrders(next())).toBeNull()
})

test('a hold is released for any day', async () => {
  saveEntry(earlier({ step: 'holding' }))
  expect(await resolvePendingOrders(next('2027-07-01'))).toBeNull()
  expect(journal()).toEqual([])
  expect(office.claims).toEqual([reference])
})

test('a paid order is booked before the new one', async () => {
  const units = [
    { itemId: 'castle', kind: 'inflatables', day: day('2027-06-12'), unit: 0 },
  ] as const
  saveEntry(earlier({ step: 'charged', document, units }))
  expect(await resolvePendingOrders(next())).toMatchObject({ kind: 'booked', same: true })
  expect(bookings()).toHaveLength(1)
})

test('a booked order and an invoice stop no new one', async () => {
  const at = Date.now()
  saveEntry(earlier({ step: 'booked' }))
  saveEntry({ kind: 'invoice', step: 'unknown', reference: 'i1', bookingId: 'b1', charge, at })
  expect(await resolvePendingOrders(next())).toBeNull()
  expect(journal()).toEqual(['booked', 'unknown'])
})

test('an order that another tab placed a moment ago is confirmed, and its rentals leave the cart', async () => {
  const slide = { itemId: 'slide', days: [day('2027-06-12')], quantity: 1 }
  const order = next()
  await rememberPlaced({ ...order, key: reference })
  saveCart(addEntry(order.cart, slide))
  expect(await resolvePendingOrders(order)).toMatchObject({
    kind: 'booked',
    entry: { key: reference, document },
    same: true,
  })
  expect(loadCart()).toEqual([slide])
})

describe('"Send the same payment again"', () => {
  const units = [
    { itemId: 'castle', kind: 'inflatables', day: day('2027-06-12'), unit: 0 },
  ] as const
  const unanswered = (some: Partial<OrderEntry> = {}) =>
    orderEntry({ step: 'unknown', charge, document, units, lines: [castle], ...some })
  const { reference: own } = orderEntry()

  test('repeats the charge, books, and confirms on this screen', async () => {
    saveEntry(unanswered())
    expect(await retryPayment(own, '/checkout a1')).toEqual({ kind: 'booked', id: own })
    expect(office.charges).toHaveLength(1)
    expect(loadConfirmation()).toMatchObject({ id: own, screen: '/checkout a1' })
  })

  test('leaves the confirmation to the next screen where this one shows none', async () => {
    saveEntry(unanswered())
    await retryPayment(own)
    expect(loadConfirmation()).toMatchObject({ id: own, screen: '' })
  })

  test('repeats no charge that the card provider has forgotten', async () => {
    saveEntry(unanswered({ at: Date.now() - 25 * 60 * 60_000 }))
    expect(await retryPayment(own)).toEqual({ kind: 'unknownCharge', reference: own })
    expect(office.charges).toEqual([])
  })

  test('books what was paid, without another charge', async () => {
    saveEntry(unanswered({ step: 'charged' }))
    expect(await retryPayment(own)).toEqual({ kind: 'booked', id: own })
    expect(office.charges).toEqual([])
  })

  test('has nothing to do for an order that is over or unknown here, nor for an invoice', async () => {
    const at = Date.now()
    saveEntry({ kind: 'invoice', step: 'unknown', reference: 'i1', bookingId: 'b1', charge, at })
    saveEntry(unanswered({ step: 'sending' }))
    expect(await retryPayment(own)).toBeNull()
    expect([await retryPayment(own), await retryPayment('i1')]).toEqual([null, null])
    expect(office.charges).toEqual([])
  })
})
