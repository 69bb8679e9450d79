// A booking in the stand-in database, for the tests of its own page and of its invoice.
import { screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { PlainFields } from '../../local/firestore/plain'
import { office } from './office'
import { loadPage } from './page-load'

export const bookingId = 'abcdefghij0123456789'

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

/** Nothing of it is paid: $575.40. */
export const unpaid = { ...stored, balances: { ...stored.balances, deposit: 0 } }

/** The database holds this booking, and its invoice. */
export function storeBooking(booking: PlainFields = stored, invoicePaid = false): void {
  office.put(`bookings-test/${bookingId}`, booking)
  office.put('invoices-test/i1', { bookingId, paid: invoicePaid })
}

export async function visitBooking() {
  const page = await loadPage(`/booking/${bookingId}`)
  await screen.findByRole('heading', { level: 1 })
  return page
}

export async function visitInvoice() {
  const page = await loadPage('/invoice/i1')
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** The rows of a part of the page as [label, value]. */
export function rowsIn(region: string) {
  const part = within(screen.getByRole('region', { name: region }))
  const values = part.getAllByRole('definition')
  return part.getAllByRole('term').map((term, at) => [term.textContent, values[at]?.textContent])
}

/** The value beside a label of the page's lists. */
export const valueOf = (label: string) =>
  screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling?.textContent

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const expectNoForm = () =>
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
