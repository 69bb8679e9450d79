// A day on which the crew can't make another delivery: it makes two on Saturdays and Sundays.
import '#test/stand-ins/order-mocks'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { orderEntry } from '#test/bookings'
import { limitDeliveries } from '#test/business-days'
import { day } from '#test/days'
import { storeUnit, takenByAnother } from '#test/stand-ins/backend'
import { installItemScreens, openItem, pick } from '#test/stand-ins/item-screens'
import { loadPage } from '#test/stand-ins/page-load'
import { saveEntry } from '~/lib/booking/commit/journal'
import { saveCart } from '~/lib/cart/store'
import { sha256 } from '~/lib/domain/booking-key'

installItemScreens()
const inTenMinutes = () => new Date(Date.now() + 10 * 60_000)
limitDeliveries({ weekday: 'Saturday', most: 2 }, { weekday: 'Sunday', most: 2 })

/** The crew's two deliveries of each of these days are booked. */
beforeEach(() => {
  for (const unit of [0, 1]) takenByAnother('delivery', '2027-06-12', unit)
  for (const unit of [0, 1]) takenByAnother('delivery', '2027-06-13', unit)
})

test('a chosen day says so, and no other full day is offered, nor another rental', async () => {
  await openItem('/inflatable/castle')
  await pick('Saturday, June 12, 2027, available')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Our crew is fully booked on Saturday, June 12.',
  )
  const instead = within(screen.getByRole('region', { name: 'Available instead' }))
  expect(await instead.findByRole('button', { name: 'Choose Sat, Jun 19' })).toBeVisible()
  // Offered until the crew's days are read.
  await waitFor(() => {
    expect(instead.queryByRole('button', { name: 'Choose Sun, Jun 13' })).not.toBeInTheDocument()
  })
  expect(instead.queryByRole('link')).not.toBeInTheDocument()
})

test('a cart says so, and its nearest day is none of them', async () => {
  saveCart([{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }])
  await loadPage('/cart')
  expect(await screen.findByText(/Our crew is fully booked on Saturday, June 12\.$/)).toBeVisible()
  expect(screen.getByText('The nearest available day is Fri, Jun 11, 2027.')).toBeVisible()
})

test('where others only hold the last delivery, the cart says when to try again', async () => {
  storeUnit('delivery', '2027-06-12', 'other', { unit: 1, expires: inTenMinutes() })
  saveCart([{ itemId: 'castle', days: [day('2027-06-12')], quantity: 1 }])
  await loadPage('/cart')
  expect(
    await screen.findByText(/An order isn't finished yet: try again in ten minutes\.$/),
  ).toBeVisible()
})

test("an own unfinished payment's delivery is no obstacle in the cart", async () => {
  const entry = orderEntry({ step: 'unknown' })
  saveEntry(entry)
  const owner = await sha256(entry.key)
  storeUnit('delivery', '2027-06-12', owner, { unit: 1, expires: inTenMinutes() })
  saveCart(
    ['2027-06-12', '2027-06-13'].map((date) => ({
      itemId: 'castle',
      days: [day(date)],
      quantity: 1,
    })),
  )
  await loadPage('/cart')
  expect(await screen.findByText(/Our crew is fully booked on Sunday, June 13\.$/)).toBeVisible()
  expect(screen.queryByText(/Our crew is fully booked on Saturday/)).not.toBeInTheDocument()
})

test('a list says so, and its cards name days that are not full', async () => {
  await loadPage('/inflatables?date=2027-06-12')
  expect(await screen.findByText('Our crew is fully booked on Saturday, June 12.')).toBeVisible()
  const castle = within(await screen.findByRole('article', { name: 'Rockford Castle' }))
  expect(await castle.findByText('Available on Fri, Jun 11')).toBeVisible()
})
