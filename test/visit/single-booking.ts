// Booking one item from its own page, as a visitor does.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import { openItem, pick, saturday } from './item-screens'
import { office } from './office'

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

/**
 * Opens the popup of an item for June 12, 2027, or presses Book Now in vain.
 * @param meanwhile happens just before Book Now is pressed
 */
export async function bookNow(address = '/inflatable/castle', meanwhile?: () => unknown) {
  rememberContact()
  await openItem(address)
  await pick(saturday)
  meanwhile?.()
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
  const [commit, ...others] = office.commits
  if (!commit || others.length > 0) throw new Error(`${office.commits.length} commits`)
  return { booking: commit.booking, key: commit.key, invoiceId: commit.invoiceId }
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
