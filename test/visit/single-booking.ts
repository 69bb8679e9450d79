// Booking one item from its own page, as a visitor does. A test file that uses this imports `item-mocks` first: database,
// mailer and payment service are mocks, the flow between them is the real one.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, vi } from 'vitest'
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import {
  bookingExists,
  commitBooking,
  holdUnits,
  releaseUnits,
} from '~/lib/db/bookings/booking-commit'
import { findItems } from '~/lib/db/catalogue'
import { readRequestMode } from '~/lib/db/settings'
import { mailConfirmation, mailInvoice, mailRequested } from '~/lib/services/mailer'
import { extra, inflatable } from '../items'
import { openItem, pick, saturday } from './item-screens'

/** Before each test: everything answers well, and nothing waits for the office's approval. */
export function installSingleBooking() {
  beforeEach(() => {
    vi.mocked(findItems).mockImplementation(async (ids) =>
      [inflatable(), extra()].filter(({ id }) => ids.includes(id)),
    )
    vi.mocked(readRequestMode).mockResolvedValue(false)
    vi.mocked(bookingExists).mockResolvedValue(false)
    vi.mocked(commitBooking).mockResolvedValue('done')
    vi.mocked(holdUnits).mockResolvedValue('done')
    vi.mocked(releaseUnits).mockResolvedValue('done')
    for (const mail of [mailConfirmation, mailInvoice, mailRequested])
      vi.mocked(mail).mockResolvedValue({ ok: true, data: null })
  })
}

export const payDeposit = 'Pay Deposit Due ($100.00)'

export const contact = {
  name: 'Maria',
  lastName: 'Jensen',
  phone: '(815) 555-0100',
  email: 'maria@example.com',
  address: '12 Oak St, Rockford, IL 61101',
}

/** A visitor whose session knows the contact fields already. */
export function rememberContact(some: Partial<typeof contact> = {}) {
  for (const [key, text] of Object.entries({ ...contact, ...some }))
    sessionStorage.setItem(key, text)
}

/** The part of the screen with the form. */
export async function form() {
  return within(await screen.findByRole('region', { name: 'Book just this one' }))
}

/** Opens the popup of an item for June 12, 2027, or presses Book Now in vain. */
export async function bookNow(address = '/inflatable/castle') {
  rememberContact()
  openItem(address)
  await pick(saturday)
  await userEvent.click(await (await form()).findByRole('button', { name: 'Book Now' }))
}

export async function popup(name = 'Book Rockford Castle') {
  const dialog = await screen.findByRole('dialog', { name })
  return within(dialog)
}

/** Ticks or unticks a box, or chooses an option. */
export async function choose(role: 'radio' | 'checkbox', name: string | RegExp) {
  await userEvent.click(await screen.findByRole(role, { name }))
}

export const acceptRules = () => choose('checkbox', 'I accept the rules and restrictions')

/** What was written by the only commit. */
export function written(): {
  booking: BookingDocument
  key: string
  invoiceId: string | undefined
} {
  const [commit, ...others] = vi.mocked(commitBooking).mock.calls
  if (!commit || others.length > 0) throw new Error(`${others.length + (commit ? 1 : 0)} commits`)
  const { booking, key, invoiceId } = commit[0]
  return { booking, key, invoiceId }
}

/** Presses the popup's own Book Now. */
export async function bookOffice() {
  await userEvent.click((await popup()).getByRole('button', { name: 'Book Now' }))
}

/** The dialog that confirms the only commit. */
export async function confirmed(title: string, label = 'Confirmation ID') {
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(dialog).toHaveTextContent(`${label} ${written().key}`)
  return within(dialog)
}

/** What the summary says in the row that is called so. */
export function amountOf(label: string | RegExp) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
}
