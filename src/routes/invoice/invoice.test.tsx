import '#test/stand-ins/order-mocks'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedBooking as stored } from '#test/bookings'
import { backend, openBackend } from '#test/stand-ins/backend'
import {
  bookingId,
  button,
  expectNoForm,
  rowsIn,
  storeBooking,
  unpaid,
  valueOf,
  visitInvoice,
} from '#test/stand-ins/stored-booking'
import { eachStoredAmount, printedLabels } from '~/lib/domain/amounts'

openBackend()
beforeEach(() => storeBooking())

test("a bracket after the link isn't part of it", async () => {
  await visitInvoice('),')
  expect(valueOf('Confirmation ID')).toBe(bookingId)
})

test('shows the customer, the rentals, the days, the balances, and the deposit as already paid', async () => {
  const organization = 'Lincoln School\nPurchase order: 4711'
  storeBooking({ ...stored, organization, crew: 'Gate: narrower than 4 ft' })
  await visitInvoice()
  expect(valueOf('For our crew')).toBe('Gate: narrower than 4 ft')
  expect(valueOf('Organization')).toBe(organization)
  expect(valueOf('Full name')).toBe('Maria Jensen')
  expect(valueOf('Phone')).toBe('(815) 555-0177')
  expect(valueOf('Email')).toBe('maria@example.com')
  expect(valueOf('Address')).toBe('12 Oak St, Rockford, IL 61101')
  expect(valueOf('Confirmation ID')).toBe(bookingId)
  expect(valueOf('Booked on')).toBe('Tue, Jun 8, 2027')
  expect(valueOf('Delivery time')).toBe('10:00')
  expect(valueOf('Delivery window')).toBe('Window of 2 hours or more')
  expect(valueOf('Ground')).toBe('Concrete / Asphalt')

  // With picture, and days as they are stored.
  const inflatables = within(screen.getByRole('region', { name: 'Booked inflatables' }))
  expect(inflatables.getByRole('heading', { name: 'Rockford Castle' })).toBeVisible()
  expect(inflatables.getByText('06/12/2027 > 06/13/2027')).toBeVisible()
  expect(inflatables.getByRole('presentation')).toHaveAttribute('src', '/castle.svg')
  const extras = within(screen.getByRole('region', { name: 'Booked extras' }))
  expect(extras.getByRole('heading', { name: 'Folding Chairs × 40' })).toBeVisible()
  expect(extras.getByText('06/12/2027')).toBeVisible()

  expect(Object.fromEntries(rowsIn('Balances'))).toMatchObject({
    Rent: '$382.50',
    'Damage waiver': '$34.43',
    'Timed delivery': '$50.00',
    'Delivery fee': '$30.00',
    Insurance: '$45.00',
    Tax: '$33.47',
    Deposit: '-$100.00',
    'With delivery & tax': '$445.97',
    Total: '$575.40',
    'Balance due': '$475.40',
  })
  expect(screen.getByRole('region', { name: 'Balances' })).toHaveTextContent(
    'The balance is due before delivery on Sat, Jun 12.',
  )
  expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent(
    'Deposit of $100.00 paid by card on Tue, Jun 8, 2027.',
  )
  expect(screen.getByText(/^Not signed yet:/)).toBeVisible()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('each amount is shown, and adds to the total', async () => {
  storeBooking({ ...stored, balances: { ...eachStoredAmount(() => 1), deposit: 0 } })
  await visitInvoice()
  const charges = Object.values(printedLabels)
  expect(rowsIn('Balances')).toEqual(
    expect.arrayContaining([
      ...charges.map((label) => [label, '$1.00']),
      ['Total', `$${charges.length}.00`],
    ]),
  )
})

test('without a paid deposit nothing is credited; without a paid window no time is promised', async () => {
  const balances = { ...unpaid.balances, deliveryAmount: 0 }
  storeBooking({ ...unpaid, balances, specificTime: '12:00' })
  await visitInvoice()
  expect(valueOf('Deposit')).toBe('$0.00')
  expect(valueOf('Balance due')).toBe('$525.40')
  expect(valueOf('Delivery time')).toBe('Any time')
  expect(valueOf('Delivery window')).toBe('Any time')
  expect(screen.getByText('Please pay by').closest('p')).toHaveTextContent(
    'Please pay by Wednesday, June 9, 9:14am.',
  )
})

test('a paid invoice is a receipt: amount, day, our name, and the way to the booking', async () => {
  storeBooking({ ...stored, paid: true, invoiceID: 'i1' })
  backend.put('invoices-test/i1', { bookingId, paid: true, paidOn: '06/09/2027 | 10:05' })
  const { user } = await visitInvoice()
  expect(screen.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
  expect(screen.getByText('$475.40 paid on Wed, Jun 9, 2027')).toBeVisible()
  expect(rowsIn('Balances').slice(-4)).toEqual([
    ['Total', '$575.40'],
    ['Deposit', '-$100.00'],
    ['Paid', '-$475.40'],
    ['Balance due', '$0.00'],
  ])
  expect(screen.getByRole('group')).toHaveTextContent(/^Better Events.+555-0142/)
  expect(screen.getByRole('link', { name: 'See your booking' })).toHaveAttribute(
    'href',
    `/booking/${bookingId}`,
  )
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await user.click(await button('Print receipt'))
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  ['the invoice', {}, true],
  ['the booking alone, by the office', { paid: true }, false],
])('a paid invoice (%s) owes nothing and has no form', async (_, changes, invoicePaid) => {
  storeBooking({ ...stored, ...changes }, invoicePaid)
  await visitInvoice()
  expect(screen.getByText('Payment Completed !')).toBeVisible()
  expect(screen.getByText('$475.40 paid')).toBeVisible()
  expect(valueOf('Total')).toBe('$575.40')
  expect(valueOf('Balance due')).toBe('$0.00')
  expectNoForm()
})

describe('instead of the invoice', () => {
  test.each([
    ['Invoice Not Found :(', 'invoices-test/i1'],
    ['Booking Not Found :(', `bookings-test/${bookingId}`],
  ])('%s', async (title, missing) => {
    backend.delete(missing)
    await visitInvoice()
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
  })
})

test('unreadable amounts are not charged: the page says so', async () => {
  storeBooking({ ...stored, balances: { ...stored.balances, rent: 'see paper' } })
  await visitInvoice()
  expect(screen.getByRole('alert')).toHaveTextContent("We can't show these amounts.")
  expectNoForm()
})
