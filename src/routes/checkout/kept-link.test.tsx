// What the confirmation says of the link to the booking: it is the only way back where the browser
// stores nothing.
import '#test/stand-ins/order-mocks'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { backend, openBackend } from '#test/stand-ins/backend'
import { browseInSafari } from '#test/stand-ins/browsers'
import { refuseStorage } from '#test/stand-ins/refused-storage'
import { continued, fillCart } from '#test/stand-ins/visitor'

openBackend()

/**
 * Books the castle; returns what the confirmation shows.
 * @param before runs before the last press
 */
async function book(before = () => {}) {
  fillCart(['castle', ['2027-06-12']])
  const { user } = await continued()
  before()
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  const title = 'Your booking has been confirmed'
  return within(await screen.findByRole('dialog', { name: title }))
}

const bookingUrl = () => `${location.origin}/booking/${backend.commits[0]?.key}`

test('a browser that stores nothing: the confirmation says so, and copies or mails the link', async () => {
  const dialog = await book(() => void refuseStorage())
  expect(dialog.getByText("This browser couldn't save your booking link.")).toBeVisible()
  expect(dialog.queryByText(/keeps the link/)).not.toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const mail = dialog.getByRole('link', { name: 'Email link' }).getAttribute('href')
  expect(decodeURIComponent(mail ?? '')).toBe(
    `mailto:maria@example.com?subject=Your booking, Better Events&body=Your booking at Better Events:\r\n${bookingUrl()}`,
  )
})

test('a browser that stores the link: the confirmation offers it, and only Safari is said to forget it', async () => {
  const dialog = await book()
  expect(dialog.queryByText(/couldn't save|Safari/)).not.toBeInTheDocument()
  expect(dialog.getByRole('link', { name: 'Email link' })).toBeVisible()
})

test('Safari: the confirmation says in a sentence how long the link is kept', async () => {
  browseInSafari()
  const dialog = await book()
  expect(dialog.getByText(/^Safari deletes saved links .+ somewhere else too\.$/)).toBeVisible()
})
