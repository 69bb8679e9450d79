import '#test/stand-ins/order-mocks'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { day } from '#test/days'
import { takenByAnother } from '#test/stand-ins/backend'
import { installItemScreens, openItem, pick, press } from '#test/stand-ins/item-screens'
import { hrefOf } from '#test/stand-ins/links'
import { stubViewport } from '#test/stand-ins/viewport'
import { loadCart, saveCart } from '~/lib/cart/store'
import { saveMyBookings } from '~/lib/storage/my-bookings'
import { addDays } from '~/lib/time/dates'

installItemScreens()

const chosen = (name: string) =>
  screen.findByRole('button', { name: `${name}, available, your date` })
const combo = () => screen.findByRole('heading', { level: 1, name: 'Bounce & Slide Combo' })

test("free days are chosen, aren't asked for again, and go into the cart at once; their month is one press away", async () => {
  await openItem('/inflatable/castle?date=2027-08-14&to=2027-08-15')
  await screen.findByText(/^Saturday, August 14 to Sunday, August 15/)
  expect(screen.queryByRole('button', { name: 'Next month' })).not.toBeInTheDocument()
  await press('Change day')
  expect(await chosen('Saturday, August 14, 2027')).toHaveFocus()
  expect(await chosen('Saturday, August 14, 2027')).toBeVisible()
  expect(await chosen('Sunday, August 15, 2027')).toBeVisible()
  await press('Add To Cart')
  expect(loadCart()).toEqual([
    { itemId: 'castle', days: ['2027-08-14', '2027-08-15'], quantity: 1 },
  ])
})

test('all days of the event can be chosen again in one press, while all are free', async () => {
  const again = 'Choose all your days, Jun 12 to Jun 13'
  await openItem('/inflatable/castle?date=2027-06-12&to=2027-06-13')
  await press('Change day')
  await pick('Sunday, June 20, 2027')
  await press(again)
  expect(await chosen('Sunday, June 13, 2027')).toBeVisible()
  cleanup()

  takenByAnother('castle', '2027-06-12')
  await openItem('/inflatable/castle?date=2027-06-12&to=2027-06-13')
  expect(await screen.findByRole('alert')).toHaveTextContent('Some Dates Are Not Available')
  expect(screen.getByRole('button', { name: 'Choose Jun 13 to Jun 14' })).toBeVisible()
  await pick('Sunday, June 20, 2027')
  expect(screen.queryByRole('button', { name: again })).not.toBeInTheDocument()
})

test("a day that can't be read is ignored, and the page says so", async () => {
  await openItem('/inflatable/castle?date=soon')
  await screen.findByText("We couldn't read the date in this link. Choose a day here.")
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a taken day says so; similar rentals of that day come first, then other days, weekends before the rest', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  takenByAnother('castle', '2027-06-30')
  saveCart([{ itemId: 'combo', days: [day('2027-07-01')], quantity: 1 }])
  await openItem('/inflatable/castle?date=2027-06-30')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This Date Is Not Available')).toBeVisible()
  expect(alert.getByText('Wednesday, June 30 is already booked.')).toBeVisible()
  const instead = within(screen.getByRole('region', { name: 'Available instead' }))
  expect(await instead.findByText('Available on Wednesday, June 30:')).toBeVisible()
  expect(hrefOf('Bounce & Slide Combo', instead)).toBe('/inflatable/combo?date=2027-06-30')
  expect(instead.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Choose Sat, Jul 3',
    'Choose Sun, Jun 27',
    'Choose Thu, Jul 1',
  ])
  expect(screen.getByRole('group', { name: 'June 2027' })).toBeVisible()
  // The page opens at its beginning.
  expect(scrolled).not.toHaveBeenCalled()

  await press('Choose Thu, Jul 1')
  expect(await chosen('Thursday, July 1, 2027')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByText('Thursday, July 1 is available').closest('output')).toHaveFocus(),
  )
})

test('a day that this device has booked says so, and that nothing near it is free', async () => {
  for (let i = 0; i < 60; i++) takenByAnother('castle', addDays(day('2027-06-01'), i))
  const lines = [{ itemId: 'castle', days: [day('2027-06-20')] }]
  saveMyBookings([{ id: 'abcdefghij0123456789', lines, name: 'Sunny Castle' }])
  await openItem('/inflatable/castle?date=2027-06-20')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('You already booked it for Sunday, June 20.')
  expect(screen.getByText('No days available within 3 weeks of that date.')).toBeVisible()
})

test("the phone's bar says that the day of the event is taken, not that none was chosen", async () => {
  const report = stubViewport()
  takenByAnother('castle', '2027-06-30')
  await openItem('/inflatable/castle?date=2027-06-30')
  await screen.findByRole('alert')
  // The bar may start to watch a moment after the alert is there.
  await waitFor(() => {
    report(false)
    expect(screen.getByText('Booked on Wed, Jun 30')).toBeVisible()
  })
  // After a press on it, the taken day is no longer wanted. Its calendar is there, so no other days
  // are offered, but similar rentals are.
  await pick('Wednesday, June 30, 2027, fully booked')
  expect(screen.getAllByText('+ delivery & tax')[0]).toBeVisible()
  const instead = within(screen.getByRole('region', { name: 'Available instead' }))
  expect(await instead.findByRole('link', { name: 'Bounce & Slide Combo' })).toBeVisible()
  expect(instead.queryByRole('button')).not.toBeInTheDocument()
})

test('the day goes along to the next item and back to the category; another one picked here does not', async () => {
  const router = await openItem('/inflatable/castle?date=2027-06-12')
  const row = within(await screen.findByRole('region', { name: 'You may also like' }))
  expect(hrefOf('Bounce & Slide Combo', row)).toBe('/inflatable/combo?date=2027-06-12')
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  const category = '/inflatables/bounce-houses?date=2027-06-12'
  expect(hrefOf('Bounce houses', trail)).toBe(category)
  await press('Change day')
  await chosen('Saturday, June 12, 2027')
  await press('Add To Cart')
  expect(hrefOf('Explore More')).toBe(category)
  await press('Close')
  await pick('Sunday, June 20, 2027')
  expect(router.state.location.search).toBe('?date=2027-06-12')
  await router.navigate('/inflatable/combo?date=2027-06-12')
  await combo()
  expect(await screen.findByText('Saturday, June 12 is available')).toBeVisible()
})

test('a day of the cart on which the item is free is offered with one press, never chosen unasked', async () => {
  takenByAnother('castle', '2027-08-14')
  const on = (date: string) => ({ itemId: 'combo', days: [day(date)], quantity: 1 })
  saveCart([on('2027-08-14'), on('2027-08-21')])
  await openItem('/inflatable/castle')
  expect(
    await screen.findByRole('button', { name: /^Saturday, August 14, 2027, fully/ }),
  ).toBeVisible()
  expect(screen.getByText('Choose an available day above.')).toBeVisible()
  await press("Use your cart's day, Sat, Aug 21")
  expect(await chosen('Saturday, August 21, 2027')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Use your cart/ })).not.toBeInTheDocument()
})

test('a picked day stays after a reload, until the event has another day', async () => {
  await openItem('/inflatable/castle?date=2027-06-12')
  await press('Change day')
  await pick('Sunday, June 20, 2027')
  cleanup()
  await openItem('/inflatable/castle?date=2027-06-12')
  expect(await screen.findByText('Sunday, June 20 is available')).toBeVisible()
  cleanup()
  await openItem('/inflatable/castle?date=2027-06-26')
  expect(await screen.findByText('Saturday, June 26 is available')).toBeVisible()
})
