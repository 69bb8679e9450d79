// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { finishCharged } from '~/lib/booking/finish'
import { loadCheckoutForm, saveCheckoutForm } from '~/lib/booking/in-progress'
import { notePayment, type BookingPayment } from '~/lib/booking/journal'
import { recoverPayments } from '~/lib/booking/recover'
import { addEntry } from '~/lib/cart/cart'
import { loadCart, saveCart } from '~/lib/cart/store'
import { checkoutForm } from '~/../test/bookings'
import { day } from '~/../test/days'

vi.mock('~/lib/booking/finish')

const castle = { itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }
const slide = { ...castle, itemId: 'slide' }
const charged = {
  kind: 'booking',
  step: 'charged',
  reference: 'abcdefghij0123456789',
  lines: [{ ...castle, kind: 'inflatables', name: 'Castle', capacity: 1 }],
} as unknown as BookingPayment
const booked = {
  kind: 'booked',
  id: charged.reference,
  email: 'maria@example.com',
  mailed: true,
  invoiceMailed: true,
  invoiceId: null,
  paidCents: 292_84,
  dueCents: 0,
} as const

/** The next visit, with the form filled in; while the booking is finished, a slide comes into the cart. */
async function visitAgain() {
  saveCheckoutForm(checkoutForm())
  notePayment(charged)
  vi.mocked(finishCharged).mockImplementation(async () => {
    saveCart(addEntry(loadCart(), slide))
    return booked
  })
  expect(await recoverPayments()).toEqual([booked])
}

test('what was paid leaves the cart, what came meanwhile stays', async () => {
  saveCart([castle])
  await visitAgain()
  expect(loadCart()).toEqual([slide])
  expect(loadCheckoutForm()).toMatchObject({ name: 'Maria', terms: false })
})

test('a cart of another order is left alone', async () => {
  const later = { ...castle, days: [day('2027-06-19')] }
  saveCart([later])
  await visitAgain()
  expect(loadCart()).toEqual([later, slide])
  expect(loadCheckoutForm()).toMatchObject({ name: 'Maria', terms: true })
})
