// Booking one item from its own page, as a visitor does.
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import type { BookingDocument } from '~/lib/db/bookings/booking-document'
import { backend } from './backend'
import { openItem, pick, saturday } from './item-screens'
import { rememberContact } from './visitor'

export const payDeposit = 'Pay a $100 deposit'

/** The part of the screen with the form. */
export async function form() {
  return within(await screen.findByRole('region', { name: 'Book just this one' }))
}

/** Opens the popup of the castle for June 12, 2027. */
export async function bookNow() {
  rememberContact()
  await openItem('/inflatable/castle')
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

export const acceptContract = () => choose('checkbox', 'I accept the rules and restrictions')

/** The documents of the only commit. */
export function written(): {
  booking: BookingDocument
  key: string
  invoiceId: string | undefined
} {
  const [commit, ...others] = backend.commits
  if (!commit || others.length > 0) throw new Error(`${backend.commits.length} commits`)
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
