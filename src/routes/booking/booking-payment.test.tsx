// Paying from a booking's own page: it opens the booking's invoice, which charges and records as
// every invoice does.
import '#test/stand-ins/order-mocks'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { storedBooking as stored } from '#test/bookings'
import { backend, openBackend } from '#test/stand-ins/backend'
import {
  bookingId,
  button,
  expectFocusOn,
  unpaid,
  valueOf,
  visitBooking,
} from '#test/stand-ins/stored-booking'
import '#test/stand-ins/pauses'

openBackend('2027-06-08T16:00:00Z')

const bookingPath = `bookings-test/${bookingId}`
const invoicePath = `invoices-test/${bookingId}-balance`
let written: string[][]

beforeEach(() => {
  backend.put(bookingPath, stored)
  written = []
  backend.beforeWrites = (paths) => void written.push(paths)
})

const payButton = () => screen.queryByRole('button', { name: /^Pay \$/ })

async function openInvoice(name: string) {
  const { user } = await visitBooking()
  await user.click(await button(name))
  await screen.findByRole('heading', { level: 1, name: 'Invoice' })
  return user
}

test.each([
  ['the balance after a deposit', stored, '$475.40', 475_40],
  ['a booking for the office as a whole', unpaid, '$575.40', 575_40],
  ['what the office approved later', { ...unpaid, approved: true }, '$575.40', 575_40],
])('%s is charged once, and recorded as paid', async (_, booking, shown, cents) => {
  backend.put(bookingPath, booking)
  const user = await openInvoice(`Pay ${shown} by card`)
  await expectFocusOn(screen.getByRole('heading', { name: 'Pay by card' }))
  expect(backend.get(invoicePath)).toEqual({ data: booking, bookingId, paid: false })
  await user.click(await button(`Pay ${cents} cents`))
  expect(await screen.findByText('Payment Completed !')).toBeVisible()
  expect(backend.charges).toMatchObject([{ amount: cents }])
  expect(backend.get(bookingPath)).toEqual({
    ...booking,
    paid: true,
    invoiceID: `${bookingId}-balance`,
  })
  expect(backend.get(invoicePath)).toMatchObject({ paid: true })
})

describe('no second invoice is written', () => {
  const madeElsewhere = () =>
    backend.put(invoicePath, { data: stored, bookingId, paid: false, madeElsewhere: true })

  test('where another device makes it at this moment', async () => {
    backend.beforeWrites = () => {
      madeElsewhere()
      return 'refused'
    }
    await openInvoice('Pay $475.40 by card')
    expect(valueOf('Balance due')).toBe('$475.40')
    expect(backend.get(invoicePath)).toMatchObject({ madeElsewhere: true })
  })

  test('where the booking names one', async () => {
    backend.put('invoices-test/i1', { bookingId, paid: false })
    backend.put(bookingPath, { ...stored, invoiceID: 'i1' })
    await openInvoice('Pay $475.40 by card')
    expect(written).toEqual([])
  })
})

test.each([
  ['cannot be reached', () => void (backend.reachable = false)],
  ['refuses the invoice', () => void (backend.beforeWrites = () => 'refused')],
  ['no longer has the booking', () => backend.delete(bookingPath)],
])('says that nothing was charged when the database %s', async (_, happen) => {
  const { user } = await visitBooking()
  happen()
  await user.click(await button('Pay $475.40 by card'))
  const answer = await screen.findByRole('alert')
  expect(answer).toHaveTextContent("We couldn't open the payment page. Nothing was charged.")
  await expectFocusOn(answer)
  expect(await button('Pay $475.40 by card')).toBeEnabled()
})

describe('with an invoice that is paid', () => {
  test.each([
    ['its own', stored, `${bookingId}-balance`],
    ['the one it names', { ...stored, invoiceID: 'i1' }, 'i1'],
  ])('a booking that the office set unpaid again asks for a call: %s', async (_, booking, id) => {
    backend.put(bookingPath, booking)
    backend.put(`invoices-test/${id}`, { bookingId, paid: true })
    const { user } = await visitBooking()
    await user.click(await button('Pay $475.40 by card'))
    const answer = await screen.findByRole('alert')
    expect(answer).toHaveTextContent(/can't pay this balance online.*\(815\) 555-0142/)
    await expectFocusOn(answer)
    expect(screen.getByRole('heading', { level: 1, name: 'Your booking' })).toBeVisible()
  })

  test('that another device has just paid, the booking shows that', async () => {
    const { user } = await visitBooking()
    backend.put(bookingPath, { ...stored, paid: true })
    backend.put(invoicePath, { bookingId, paid: true })
    await user.click(await button('Pay $475.40 by card'))
    expect(await screen.findByText('Payment Completed !')).toBeVisible()
  })
})

test.each([
  ['a request that waits for the office', { ...unpaid, approved: 'Waiting' }],
  ['a paid booking', { ...stored, paid: true }],
  ['a booking whose amounts are unreadable', { ...stored, balances: { rent: 'see paper' } }],
])('%s has nothing to pay', async (_, booking) => {
  backend.put(bookingPath, booking)
  await visitBooking()
  expect(payButton()).not.toBeInTheDocument()
})
