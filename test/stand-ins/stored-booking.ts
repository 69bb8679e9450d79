// A booking in the stand-in database, for the tests of its own page and of its invoice.
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { PlainFields } from '../../local/firestore/plain'
import { storedBooking as stored } from '../bookings'
import { backend } from './backend'
import { loadPage } from './page-load'

export const bookingId = 'abcdefghij0123456789'

/** Nothing of it is paid: $575.40. */
export const unpaid = { ...stored, balances: { ...stored.balances, deposit: 0 } }

/** The database holds this booking, and its invoice. */
export function storeBooking(booking: PlainFields = stored, invoicePaid = false): void {
  backend.put(`bookings-test/${bookingId}`, booking)
  backend.put('invoices-test/i1', { bookingId, paid: invoicePaid })
}

/** @param added what a mail program took as part of the link */
export async function visitBooking(added = '') {
  const page = await loadPage(`/booking/${bookingId}${added}`)
  await screen.findByRole('heading', { level: 1 })
  return page
}

export async function visitInvoice(added = '') {
  const page = await loadPage(`/invoice/i1${added}`)
  await screen.findByRole('heading', { level: 1 })
  return page
}

/** On a phone the answer may be far from where the button was: the focus brings it into view. */
export const expectFocusOn = (answer: HTMLElement) =>
  waitFor(() => {
    expect(document.body).not.toHaveFocus()
    expect(document.activeElement).toContainElement(answer)
  })

/** The rows of a part of the page as [label, value]. */
export function rowsIn(region: string) {
  const part = within(screen.getByRole('region', { name: region }))
  const values = part.getAllByRole('definition')
  return part.getAllByRole('term').map((term, i) => [term.textContent, values[i]?.textContent])
}

/** The value beside a label of the page's lists. */
export const valueOf = (label: string | RegExp) =>
  screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling?.textContent

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

export const expectNoForm = () =>
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
