// What an invoice's page shows, and what stands in its place.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import {
  button,
  installInvoice,
  noForm,
  store,
  stored,
  valueOf,
  visitInvoice,
} from '~/../test/visit/invoice-screen'
import { findInvoice } from '~/lib/db/invoices'
import { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { loadCardProvider } from '~/lib/services/stripe'

vi.mock('~/lib/services/stripe')
vi.mock('~/lib/services/payment')
vi.mock('~/lib/db/invoices')
vi.mock(import('~/lib/db/bookings/stored-booking'), async (original) => ({
  ...(await original()),
  findStoredBooking: vi.fn<typeof findStoredBooking>(),
}))

installInvoice()

test('a time that nobody paid for is not promised', async () => {
  store({ specificTime: '12:00', balances: { ...stored.balances, deliveryAmount: 0 } })
  await visitInvoice()
  expect(valueOf('Delivery time')).toBe('Any time')
  expect(valueOf('Time frame')).toBe('No Restriction')
})

test('shows who booked, when and what', async () => {
  await visitInvoice()
  expect(valueOf('Full name')).toBe('Maria Jensen')
  expect(valueOf('Phone')).toBe('(815) 555-0177')
  expect(valueOf('Email')).toBe('maria@example.com')
  expect(valueOf('Address')).toBe('12 Oak St, Rockford, IL 61101')
  expect(valueOf('Booking ID')).toBe('b1')
  expect(valueOf('Created')).toBe('06/08/2027 | 09:14')
  expect(valueOf('Delivery time')).toBe('10:00')
  expect(valueOf('Time frame')).toBe('2 Hours Window Delivery')
  expect(valueOf('Floor type')).toBe('Concrete / Asphalt')
})

test('M10a: lists what was booked with picture and days as they are stored', async () => {
  await visitInvoice()
  const inflatables = within(screen.getByRole('region', { name: 'Booked inflatables' }))
  expect(inflatables.getByRole('heading', { name: 'Rockford Castle' })).toBeVisible()
  expect(inflatables.getByText('06/12/2027 > 06/13/2027')).toBeVisible()
  expect(inflatables.getByRole('presentation')).toHaveAttribute('src', '/castle.svg')
  const extras = within(screen.getByRole('region', { name: 'Booked extras' }))
  expect(extras.getByRole('heading', { name: 'Folding Chairs x 40' })).toBeVisible()
  expect(extras.getByText('06/12/2027')).toBeVisible()
})

test('lists the balances, the deposit as what was paid already', async () => {
  await visitInvoice()
  const rows = screen.getByRole('region', { name: 'Balances' })
  expect(
    within(rows)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual([
    'Rent',
    'Damage waiver',
    'Time frame delivery',
    'Delivery fee',
    'Insurance',
    'Tax',
    'Deposit',
    'Total',
    'Balance due',
  ])
  expect(
    within(rows)
      .getAllByRole('definition')
      .map((amount) => amount.textContent),
  ).toEqual([
    '$382.50',
    '$34.43',
    '$50.00',
    '$30.00',
    '$45.00',
    '$33.47',
    '-$100.00',
    '$475.40',
    '$475.40',
  ])
})

test('M7b: without a paid deposit nothing is credited', async () => {
  store({ balances: { ...stored.balances, deposit: 0 } })
  await visitInvoice()
  expect(valueOf('Deposit')).toBe('$0.00')
  expect(valueOf('Balance due')).toBe('$575.40')
})

test('is kept out of search engines', async () => {
  await visitInvoice()
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test.each([
  ['the invoice', {}, true],
  ['the booking alone, by the office', { paid: true }, false],
])('a paid one (%s) owes nothing and has no form', async (_, changes, invoicePaid) => {
  store(changes, invoicePaid)
  await visitInvoice()
  expect(screen.getByText('Payment Completed !')).toBeVisible()
  expect(valueOf('Total')).toBe('$475.40')
  expect(valueOf('Balance due')).toBe('$0.00')
  noForm()
  expect(loadCardProvider).not.toHaveBeenCalled()
})

test('amounts that can not be read are not charged: the office is to be called', async () => {
  store({ balances: { ...stored.balances, rent: 'see paper' } })
  await visitInvoice()
  expect(screen.getByRole('alert')).toHaveTextContent("These amounts can't be shown.")
  noForm()
})

describe('instead of the invoice', () => {
  test('a page says that there is none', async () => {
    vi.mocked(findInvoice).mockResolvedValue(null)
    await visitInvoice()
    expect(screen.getByRole('heading', { name: 'Invoice Not Found :(' })).toBeVisible()
  })

  test('a page says that its booking is gone', async () => {
    vi.mocked(findStoredBooking).mockResolvedValue(null)
    await visitInvoice()
    expect(screen.getByRole('heading', { name: 'Booking Not Found :(' })).toBeVisible()
  })

  test('a page offers another try when the database is down', async () => {
    vi.mocked(findInvoice).mockRejectedValueOnce(new Error('down'))
    await visitInvoice()
    expect(screen.getByRole('alert')).toHaveTextContent("Your invoice can't be shown right now.")
    await userEvent.click(await button('Try again'))
    await waitFor(() => expect(valueOf('Balance due')).toBe('$475.40'))
  })
})
