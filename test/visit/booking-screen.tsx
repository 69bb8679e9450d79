// A booking's own page in a router of its own, over a document that the tests speak for. A test file that uses it mocks the
// reading of `~/lib/db/bookings/stored-booking`.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Stored } from '~/lib/db/fields'
import { toStoredBooking } from '~/lib/db/bookings/read-booking'
import { findStoredBooking } from '~/lib/db/bookings/stored-booking'
import { Component, loader } from '~/routes/booking/booking'
import { stored } from './invoice-screen'

export const bookingId = 'abcdefghij0123456789'

/** Nothing of it is paid: $575.40. */
export const unpaid = { ...stored, balances: { ...stored.balances, deposit: 0 } }

/** The database holds this document. */
export function storeBooking(document: Stored): void {
  vi.mocked(findStoredBooking).mockImplementation(async (id) => toStoredBooking(id, document))
}

/** Before each test: a booking with a deposit, two hours after it was made. */
export function installBooking(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-08T16:00:00Z') })
    storeBooking(stored)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

export async function visitBooking() {
  const routes = [
    { path: '/booking/:id', loader, Component, HydrateFallback: () => null },
    { path: '*', element: <p>Another screen</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [`/booking/${bookingId}`] })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}

/** Rows of what it costs as [label, amount]. */
export function amountRows() {
  const region = within(screen.getByRole('region', { name: 'What it costs' }))
  const amounts = region.getAllByRole('definition')
  return region.getAllByRole('term').map((term, at) => [term.textContent, amounts[at]?.textContent])
}
