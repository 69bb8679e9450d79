// A page that stays open: its days and deadlines follow the clock when the visitor comes back to
// it.
import '#test/stand-ins/order-mocks'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { bookingId, storeBooking, unpaid, visitBooking } from '#test/stand-ins/stored-booking'
import { continued, entryOf, fillCart, finalButton, openCart } from '#test/stand-ins/visitor'

openBackend()
beforeEach(() => {
  backend.items = [inflatable()]
})

/** The visitor comes back to the page at this time. */
function comeBack(time: string) {
  vi.setSystemTime(time)
  fireEvent(document, new Event('visibilitychange'))
}

/** Half an hour after the last hour in which today can be booked. */
const tooLate = '2027-06-01T17:30:00Z'
const daysLater = '2027-06-04T15:00:00Z'

const button = (name: string | RegExp) => screen.findByRole('button', { name })

test("an item's calendar closes today after its last hour, and days that have passed", async () => {
  await loadPage('/inflatable/castle')
  await userEvent.click(await button('Tuesday, June 1, 2027, today, available'))
  expect(await screen.findByText('Tuesday, June 1 is available')).toBeVisible()
  comeBack(tooLate)
  expect(await button('Tuesday, June 1, 2027, today, too late to book')).toBeDisabled()
  expect(screen.queryByText('Tuesday, June 1 is available')).not.toBeInTheDocument()
  comeBack(daysLater)
  expect(await button('Thursday, June 3, 2027, past')).toBeDisabled()
  const today = await button('Friday, June 4, 2027, today, available')
  expect(today).toHaveAttribute('aria-current', 'date')
  // The keyboard enters the calendar there.
  expect(today).toHaveAttribute('tabindex', '0')
})

test("a list drops an event's day that has passed", async () => {
  await loadPage('/inflatables?date=2027-06-02')
  expect(await screen.findByText('1 of 1 available')).toBeVisible()
  comeBack(daysLater)
  expect(await screen.findByText(/^The date in this link can no longer be booked/)).toBeVisible()
})

test('the cart says of a rental that its day has passed, and its calendar closes the day', async () => {
  fillCart(['castle', ['2027-06-01']])
  const { user } = await openCart()
  const row = await entryOf('Rockford Castle')
  expect(within(row).queryByText('This Date Is Not Available')).not.toBeInTheDocument()
  await user.click(await button(/^Change day of Rockford Castle/))
  await button(/^Tuesday, June 1, 2027, today, available/)
  comeBack(tooLate)
  expect(await button('Tuesday, June 1, 2027, today, too late to book')).toBeDisabled()
  await user.click(await button('Close'))
  expect(within(row).getByText('This Date Is Not Available')).toBeVisible()
})

test('the checkout says of a rental that its day has passed', async () => {
  fillCart(['castle', ['2027-06-01']])
  await continued()
  comeBack(tooLate)
  expect(await screen.findByText(/^This Date Is Not Available/)).toBeVisible()
})

test('an order that was all set is checked again by Book Now', async () => {
  fillCart(['castle', ['2027-06-01']])
  const { user } = await continued()
  vi.setSystemTime(tooLate)
  await user.click(await finalButton())
  expect(
    await screen.findByText(
      'One of the days for Rockford Castle can no longer be booked. Please choose another.',
    ),
  ).toBeVisible()
  expect(backend.commits).toEqual([])
})

test('the deadline of an unpaid booking passes', async () => {
  vi.setSystemTime('2027-06-08T16:00:00Z')
  storeBooking(unpaid)
  await visitBooking()
  expect(screen.getByText(/^Please pay/)).toBeVisible()
  comeBack('2027-06-10T16:00:00Z')
  expect(await screen.findByText('Payment was due by')).toBeVisible()
  expect(screen.getByText(`Confirmation ID ${bookingId}`)).toBeVisible()
})
