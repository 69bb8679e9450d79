// @vitest-environment jsdom
// What an earlier order of this browser means for a new one, on the stand-in database. The pauses
// between repeats pass at once.
import '#test/stand-ins/pauses'
import { describe, expect, test } from 'vitest'
import { booking, bookingLine, charge, daysFrom, invoiceEntry, orderEntry } from '#test/bookings'
import { day } from '#test/days'
import { bookings, backend, openBackend } from '#test/stand-ins/backend'
import { readJournal, saveEntry } from '~/lib/booking/commit/journal'
import type { OrderEntry } from '~/lib/booking/commit/journal-entry'
import { rememberPlaced } from '~/lib/booking/commit/placed'
import { addCartLine } from '~/lib/cart/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { toBookingDocument } from '~/lib/db/bookings/booking-document'
import { loadConfirmation } from './confirmation'
import { resolvePendingOrders } from './pending'
import { retryPayment } from './resume'

openBackend()

const reference = 'ABCDEFGHIJ0123456789'
const saturday = day('2027-06-12')
const units = [{ itemId: 'castle', kind: 'inflatables', day: saturday, unit: 0 }] as const
/** An earlier order for June 12 and 13. */
const earlier = (some: Partial<OrderEntry>) => {
  const lines = [bookingLine({ days: daysFrom('2027-06-12', 2) })]
  return orderEntry({ reference, key: reference, lines, ...some })
}
/** The new order for June 12, or another day. */
const next = (date = '2027-06-12') => orderEntry({ lines: [bookingLine({ days: [day(date)] })] })
const journal = () => readJournal().map((entry) => ('step' in entry ? entry.step : entry.kind))

describe('an order whose booking was sent', () => {
  test('is over if it never arrived', async () => {
    saveEntry(earlier({ step: 'sending' }))
    expect(await resolvePendingOrders(next())).toBeNull()
    expect(journal()).toEqual([])
  })

  test.each([
    ['the same order', {}, true],
    ['another order', { document: toBookingDocument(booking({ floorType: 'indoor' })) }, false],
  ])('is confirmed if it arrived: %s', async (_, some, same) => {
    saveEntry(earlier({ step: 'sending', ...some }))
    backend.put(`bookings-test/${reference}`, { paid: false })
    const answer = { kind: 'booked', entry: { key: reference }, same }
    expect(await resolvePendingOrders(next())).toMatchObject(answer)
    expect(loadConfirmation()).toMatchObject({ id: reference })
  })

  test('stops the new order while nobody knows whether it arrived', async () => {
    saveEntry(earlier({ step: 'sending' }))
    backend.reachable = false
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
    expect(backend.charges).toEqual([])
  },
)

test('the reference left of an old charge stops the new order until it is settled', async () => {
  const rest = { reference, days: [saturday], bookingId: '', at: Date.now() }
  saveEntry({ kind: 'unknown', ...rest })
  expect(await resolvePendingOrders(next())).toEqual({ kind: 'unknownCharge', reference })
  saveEntry({ kind: 'settled', ...rest })
  expect(await resolvePendingOrders(next())).toBeNull()
})

test("an earlier hold is ended, whatever the new order's day", async () => {
  saveEntry(earlier({ step: 'holding' }))
  expect(await resolvePendingOrders(next('2027-07-01'))).toBeNull()
  expect(journal()).toEqual([])
  expect(backend.claims).toEqual([reference])
})

test('a paid order is booked before the new one, with the time at which it was placed', async () => {
  saveEntry(earlier({ step: 'charged', units }))
  expect(await resolvePendingOrders(next())).toMatchObject({ kind: 'booked', same: true })
  expect(bookings()).toMatchObject([{ created: '06/01/2027 | 23:30' }])
})

test('a booked order and an invoice stop no new one', async () => {
  saveEntry(earlier({ step: 'booked' }))
  saveEntry(invoiceEntry())
  expect(await resolvePendingOrders(next())).toBeNull()
  expect(journal()).toEqual(['booked', 'unknown'])
})

test('an order that another tab placed a moment ago is confirmed, and its rentals leave the cart', async () => {
  const slide = { itemId: 'slide', days: [saturday], quantity: 1 }
  const order = next()
  await rememberPlaced({ ...order, key: reference })
  saveCart(addCartLine(order.cart, slide))
  const entry = { key: reference, document: order.document }
  const answer = { kind: 'booked', entry, same: true }
  expect(await resolvePendingOrders(order)).toMatchObject(answer)
  expect(loadCart()).toEqual([slide])
  // With other choices it isn't placed either.
  const document = { ...order.document, floorType: 'indoor' } as const
  const other = { ...answer, entry: { key: reference, document }, same: false }
  expect(await resolvePendingOrders({ ...order, document })).toMatchObject(other)
})

describe('"Send the same payment again"', () => {
  const unanswered = (some: Partial<OrderEntry> = {}) =>
    orderEntry({ step: 'unknown', charge, units, ...some })
  const { reference: own } = orderEntry()

  test.each([
    ['repeats the charge, books, and confirms on this screen', '/checkout a1', '/checkout a1'],
    ['leaves the confirmation to the next screen where this one shows none', undefined, ''],
  ])('%s', async (_, shownOn, screen) => {
    saveEntry(unanswered())
    expect(await retryPayment(own, shownOn)).toEqual({ kind: 'booked', id: own })
    expect(backend.charges).toHaveLength(1)
    expect(loadConfirmation()).toMatchObject({ id: own, screen })
  })

  test.each([
    [
      'repeats no charge that the card provider has forgotten',
      { at: Date.parse('2027-05-31T14:00:00Z') },
      { kind: 'unknownCharge', reference: own },
    ],
    [
      'books what was paid, without another charge',
      { step: 'charged' },
      { kind: 'booked', id: own },
    ],
  ] as const)('%s', async (_, some, answer) => {
    saveEntry(unanswered(some))
    expect(await retryPayment(own)).toEqual(answer)
    expect(backend.charges).toEqual([])
  })

  test('has nothing to do for an order that is over or unknown here, nor for an invoice', async () => {
    saveEntry(invoiceEntry())
    saveEntry(unanswered({ step: 'sending' }))
    expect(await retryPayment(own)).toBeNull()
    expect([await retryPayment(own), await retryPayment('i1')]).toEqual([null, null])
    expect(backend.charges).toEqual([])
  })
})
