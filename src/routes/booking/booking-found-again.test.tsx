// From the confirmation to the booking's own page, which the device finds again.
import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import { office, openOffice } from '~/../test/visit/office'
import { loadPage } from '~/../test/visit/page-load'
import { continued, openPopup, rememberContact } from '~/../test/visit/visitor'
import { loadMyBookings } from '~/lib/storage/my-bookings'

installModalDialogs()
openOffice()

test('the overlay names item and day, and leads to the page; coming back, it is gone', async () => {
  const { user, router } = await continued({}, 'Book Now', '/cart')
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  const { key } = office.commits[0] ?? {}
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('Sunny Castle, Sat, Jun 12, 2027')
  await user.click(within(dialog).getByRole('link', { name: 'See your booking' }))
  expect(await screen.findByText(`Booking ID ${key}`)).toBeVisible()
  expect(router.state.location.pathname).toBe(`/booking/${key}`)
  expect(loadMyBookings()).toEqual([
    { id: key, lines: [{ itemId: 'castle', days: ['2027-06-12'] }], name: 'Sunny Castle' },
  ])
  await router.navigate(-1)
  expect(await screen.findByText(/^Your shopping cart is empty/)).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a request is called one', async () => {
  office.requestMode = true
  rememberContact()
  const page = await loadPage('/inflatable/castle')
  const popup = await openPopup(page)
  await page.user.click(popup.getByRole('button', { name: 'Request Book Now' }))
  const dialog = await screen.findByRole('dialog', { name: 'Your request has been sent' })
  expect(within(dialog).getByRole('link', { name: 'See your request' })).toHaveAttribute(
    'href',
    `/booking/${office.commits[0]?.key}`,
  )
})
