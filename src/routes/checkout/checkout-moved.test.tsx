// A cart that changes at the checkout, under what was checked of it.
import '~/../test/visit/order-mocks'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { installModalDialogs } from '~/../test/visit/dialog'
import {
  bookings,
  forgetBookings,
  gate,
  office,
  openOffice,
  takenByAnother,
} from '~/../test/visit/office'
import { checkOut, continued, fillCart, finalButton } from '~/../test/visit/visitor'
import { loadCart } from '~/lib/cart/store'

openOffice()
installModalDialogs()

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('a rental that moved is checked on its new day, even before that is read', async () => {
  fillCart(['slide', ['2027-06-12']])
  takenByAnother('slide', '2027-06-12', 0)
  const { user } = await checkOut()
  const { opened, open } = gate()
  office.beforeRead = (path) => {
    if (path !== 'allocations') return
    office.beforeRead = () => {}
    return opened
  }
  await user.click(await button(/^Move to Sun, Jun 13, 2027/))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const book = await finalButton()
  // The other booking is gone by now: the old day could be had.
  forgetBookings()
  open()
  await user.click(book)
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(bookings()).toMatchObject([{ inflatables: [{ bookingDates: ['06/13/2027'] }] }])
  expect(loadCart()).toEqual([])
})

test('lost at the last press, it leads to what is free instead, and the notice goes once that is taken', async () => {
  fillCart(['slide', ['2027-06-12']])
  office.beforeCommit = () => {
    if (office.taken.length === 0) takenByAnother('slide', '2027-06-12', 0)
  }
  const { user } = await continued()
  await user.click(screen.getByRole('button', { name: 'Book Now' }))
  const notice = 'Your booking needs a change. Nothing is booked yet.'
  expect(await screen.findByText(notice)).toBeVisible()
  // Both come at once: what came later would move a notice that is about to be pressed.
  const lost = screen.getByRole('region', { name: 'Rentals that are no longer free' })
  await waitFor(() => expect(lost).toHaveFocus())
  await user.click(await button(/^Move to Sun, Jun 13, 2027/))
  expect(screen.queryByText(notice)).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Checkout' })).toHaveFocus()
})

test('a rental that moves after Continue is checked again', async () => {
  fillCart(['castle', ['2027-06-01']])
  const { user, router } = await continued()
  vi.setSystemTime(new Date('2027-06-01T17:01:00Z'))
  await act(() => router.revalidate())
  await user.click(await button(/^Move to Wed, Jun 2, 2027/))
  expect(screen.queryByRole('button', { name: 'Book Now' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(await finalButton())
  await screen.findByRole('dialog', { name: 'Your booking has been confirmed' })
  expect(bookings()).toMatchObject([{ inflatables: [{ bookingDates: ['06/02/2027'] }] }])
})
