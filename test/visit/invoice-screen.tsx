// The invoice's page in a router of its own, over documents, a payment service and a card provider that the tests speak for.
// A test file that uses it mocks `~/lib/services/stripe`, `~/lib/services/payment`, `~/lib/db/invoices`, and the reading of
// `~/lib/db/bookings/stored-booking`.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, vi } from 'vitest'
import { commitPayment, findInvoice } from '~/lib/db/invoices'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { chargeCard } from '~/lib/services/payment'
import { loadCardProvider } from '~/lib/services/stripe'
import { Component, loader } from '~/routes/invoice/invoice'
import { fakeCardProvider } from './card-provider'

/** A booking with a deposit: $575.40, of which $100 is paid. */
export const stored = {
  name: 'Maria',
  lastName: 'Jensen',
  phone: '(815) 555-0177',
  email: 'maria@example.com',
  address: '12 Oak St, Rockford, IL 61101',
  inflatables: [
    {
      inflatableID: 'castle',
      inflatableName: 'Rockford Castle',
      inflatableImage: '/castle.svg',
      bookingDates: ['06/12/2027', '06/13/2027'],
    },
  ],
  extras: [
    {
      inflatableID: 'chairs',
      inflatableName: 'Folding Chairs x 40',
      inflatableImage: '/chairs.svg',
      bookingDates: ['06/12/2027'],
    },
  ],
  balances: {
    rent: 382.5,
    damageWaiver: 34.43,
    deliveryAmount: 50,
    deliveryFee: 30,
    insurance: 45,
    tax: 33.47,
    deposit: 100,
  },
  paid: false,
  created: '06/08/2027 | 09:14',
  specificTime: '10:00',
  floorType: 'concrete',
}

/** From now on, the database holds the booking with these changes, and its invoice. */
export function store(changes: object = {}, invoicePaid = false) {
  vi.mocked(findInvoice).mockImplementation(async (id) => ({
    id,
    bookingId: 'b1',
    paid: invoicePaid,
  }))
  vi.mocked(findStoredBooking).mockImplementation(async (id) =>
    toStoredBooking(id, { ...stored, ...changes }),
  )
}

/** Before each test: an unpaid invoice, a good card, and a payment service and a database that do as they are asked. */
export function installInvoice() {
  beforeEach(() => {
    vi.mocked(loadCardProvider).mockReset().mockResolvedValue(fakeCardProvider().stripe)
    vi.mocked(chargeCard).mockReset().mockResolvedValue('paid')
    vi.mocked(commitPayment)
      .mockReset()
      .mockImplementation(async () => {
        store({ paid: true }, true)
        return 'done'
      })
    store()
  })
}

export async function visitInvoice() {
  const routes = [{ path: '/invoice/:id', loader, Component, HydrateFallback: () => null }]
  const router = createMemoryRouter(routes, { initialEntries: ['/invoice/i1'] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
}

/** The value beside a label of the page's lists. */
export const valueOf = (label: string) =>
  within(
    screen.getByText(label, { selector: 'dt, dt *' }).closest('div') ?? document.body,
  ).getByRole('definition').textContent
export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const noForm = () =>
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()

/** Types a card and presses the button. */
export async function pay() {
  await userEvent.type(await screen.findByLabelText('Card number'), '4242')
  await userEvent.click(await button('Pay $475.40'))
}
