// An item's page on the days of the visitor's event.
import '~/../test/visit/order-mocks'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/visit/dialog'
import { stubViewport } from '~/../test/visit/viewport'
import {
  booked,
  installItemScreens,
  openItem,
  pick,
  press,
  take,
} from '~/../test/visit/item-screens'
import { loadCart, saveCart } from '~/lib/cart/store'
import { saveMyBookings } from '~/lib/storage/my-bookings'
import { addDays } from '~/lib/time/dates'

installModalDialogs()
installItemScreens()
afterEach(() => void vi.unstubAllGlobals())

const chosen = (name: string) => screen.findByRole('button', { name: `${name}, free, your date` })

test('the day is chosen where it is free, and its month is shown', async () => {
  await openItem('/inflatable/castle?date=2027-08-14')
  expect(await chosen('Saturday, August 14, 2027')).toBeVisible()
  expect(screen.getByText('Saturday, August 14 is free')).toBeVisible()
  await press('Add To Cart')
  expect(loadCart()).toEqual([{ itemId: 'castle', days: ['2027-08-14'], quantity: 1 }])
})

test('several days are chosen together, and go into the cart at once', async () => {
  await openItem('/inflatable/castle?date=2027-06-12&to=2027-06-13')
  expect(await chosen('Saturday, June 12, 2027')).toBeVisible()
  expect(await chosen('Sunday, June 13, 2027')).toBeVisible()
  await press('Add To Cart')
  expect(loadCart()).toEqual([
    { itemId: 'castle', days: ['2027-06-12', '2027-06-13'], quantity: 1 },
  ])
})

test('all days of the event can be chosen again in one press, while all are free', async () => {
  await openItem('/inflatable/castle?date=2027-06-12&to=2027-06-14')
  const again = () => screen.queryByRole('button', { name: /^Choose all your days/ })
  await chosen('Saturday, June 12, 2027')
  expect(again()).not.toBeInTheDocument()
  await pick('Sunday, June 20, 2027')
  await press('Choose all your days, Jun 12 to Jun 14')
  expect(await chosen('Monday, June 14, 2027')).toBeVisible()
  expect(again()).not.toBeInTheDocument()
  await press('Add To Cart')
  expect(loadCart()[0]?.days).toEqual(['2027-06-12', '2027-06-13', '2027-06-14'])
  cleanup()
  take('castle', booked('castle', '2027-06-13'))
  await openItem('/inflatable/castle?date=2027-06-12&to=2027-06-14')
  await pick('Sunday, June 20, 2027')
  expect(again()).not.toBeInTheDocument()
})

test('where it is this device that has booked it, that is said', async () => {
  take('castle', booked('castle', '2027-06-30'))
  const days = [day('2027-06-30')]
  saveMyBookings([
    { id: 'abcdefghij0123456789', lines: [{ itemId: 'castle', days }], name: 'Sunny Castle' },
  ])
  await openItem('/inflatable/castle?date=2027-06-30')
  expect(await screen.findByText(/^You have booked it for Wednesday, June 30\./)).toBeVisible()
})

test("of two free days that are as near, the cart's is offered", async () => {
  take('castle', booked('castle', '2027-06-30'))
  saveCart([{ itemId: 'combo', days: [day('2027-06-29')], quantity: 1 }])
  await openItem('/inflatable/castle?date=2027-06-30')
  expect(await screen.findByText(/The nearest free day is Tuesday, June 29\./)).toBeVisible()
})

test('where it is taken that is said, and the nearest free day is one press away', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  take('castle', booked('castle', '2027-06-30'), booked('castle', '2027-06-29'))
  await openItem('/inflatable/castle?date=2027-06-30')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This Date Is Not Available')).toBeVisible()
  expect(
    alert.getByText('Wednesday, June 30 is taken. The nearest free day is Thursday, July 1.'),
  ).toBeVisible()
  expect(screen.getByRole('group', { name: 'June 2027' })).toBeVisible()
  // The page opens at its beginning.
  expect(scrolled).not.toHaveBeenCalled()

  await press('Choose Thursday, July 1')
  expect(await chosen('Thursday, July 1, 2027')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('Thursday, July 1 is free').closest('output')).toHaveFocus()
  await press('Add To Cart')
  expect(loadCart()).toEqual([{ itemId: 'castle', days: ['2027-07-01'], quantity: 1 }])
})

test("the phone's bar says that the day of the event is taken, not that none was said", async () => {
  const report = stubViewport()
  take('castle', booked('castle', '2027-06-30'))
  await openItem('/inflatable/castle?date=2027-06-30')
  await screen.findByRole('alert')
  // The bar may start to watch a moment after the alert is there.
  await waitFor(() => {
    report(false)
    expect(screen.getByText('Taken on Wed, Jun 30')).toBeVisible()
  })
  // A taken day that is pressed isn't wished for any more.
  await pick('Wednesday, June 30, 2027, fully booked')
  expect(screen.getByText('No date yet')).toBeVisible()
})

test('of several days one of which is taken, as many in a row are offered', async () => {
  take('castle', booked('castle', '2027-06-12'))
  await openItem('/inflatable/castle?date=2027-06-12&to=2027-06-13')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('Some Dates Are Not Available')).toBeVisible()
  expect(
    alert.getByRole('button', { name: 'Choose Sunday, June 13 to Monday, June 14' }),
  ).toBeVisible()
})

test.each([
  ['2027-06-11&to=2027-06-13', ['2027-06-12'], 'Saturday, June 12 is taken.'],
  [
    '2027-06-11&to=2027-06-13',
    ['2027-06-11', '2027-06-12'],
    "Friday, June 11 to Sunday, June 13 aren't all free.",
  ],
])('of several days %s with %j taken, that is said: %s', async (days, went, words) => {
  take('castle', ...went.map((each) => booked('castle', each)))
  await openItem(`/inflatable/castle?date=${days}`)
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(new RegExp(`^${words}`))).toBeVisible()
})

test.each([
  ['is over by now', '05/01/2027', "Saturday, May 1 can't be booked any more."],
  [
    'is over by now, and the next, too',
    '05/01/2027, 05/02/2027',
    "Saturday, May 1 to Sunday, May 2 can't be booked any more.",
  ],
])('a kept day that %s is not called taken', async (_, dates, words) => {
  sessionStorage.setItem('itemDays', JSON.stringify({ castle: { dates, quantity: 1, beside: '' } }))
  await openItem('/inflatable/castle')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(new RegExp(`^${words}`))).toBeVisible()
})

test('with nothing free around it, that is said', async () => {
  const all = Array.from({ length: 60 }, (_, at) => addDays(day('2027-06-01'), at))
  take('castle', ...all.map((each) => booked('castle', each)))
  await openItem('/inflatable/castle?date=2027-06-20')
  const alert = within(await screen.findByRole('alert'))
  expect(
    alert.getByText('Sunday, June 20 is taken. Nothing is free within 3 weeks of it.'),
  ).toBeVisible()
  expect(alert.queryByRole('button')).not.toBeInTheDocument()
})

test('the day goes along to the next item, and back to the category', async () => {
  const router = await openItem('/inflatable/castle?date=2027-06-12')
  const row = within(await screen.findByRole('region', { name: 'You may also like' }))
  expect(row.getByRole('link', { name: 'Bounce & Slide Combo' })).toHaveAttribute(
    'href',
    '/inflatable/combo?date=2027-06-12',
  )
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Bounce houses' })).toHaveAttribute(
    'href',
    '/inflatables/bounce-houses?date=2027-06-12',
  )
  await chosen('Saturday, June 12, 2027')
  await press('Add To Cart')
  expect(screen.getByRole('link', { name: 'Explore More' })).toHaveAttribute(
    'href',
    '/inflatables/bounce-houses?date=2027-06-12',
  )
  await press('Close')
  await router.navigate('/inflatable/combo?date=2027-06-12')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bounce & Slide Combo' }),
  ).toBeVisible()
  expect(await chosen('Saturday, June 12, 2027')).toBeVisible()
})

test("M21a: the cart's day is in sight and offered with one press, never chosen unasked", async () => {
  saveCart([{ itemId: 'combo', days: [day('2027-08-14')], quantity: 1 }])
  await openItem('/inflatable/castle')
  expect(
    await screen.findByRole('button', { name: 'Saturday, August 14, 2027, free' }),
  ).toBeVisible()
  expect(screen.getByText('Choose a free day above.')).toBeVisible()
  await press("Choose your cart's day, Sat, Aug 14")
  expect(await chosen('Saturday, August 14, 2027')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Choose your cart/ })).not.toBeInTheDocument()
})

test("a day of the cart on which the item is taken isn't offered", async () => {
  take('castle', booked('castle', '2027-08-14'))
  saveCart([{ itemId: 'combo', days: [day('2027-08-14')], quantity: 1 }])
  await openItem('/inflatable/castle')
  expect(
    await screen.findByRole('button', { name: /^Saturday, August 14, 2027, fully/ }),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Choose your cart/ })).not.toBeInTheDocument()
})

test("M21a: a day picked in one item's calendar is that item's alone", async () => {
  const router = await openItem('/inflatable/castle?date=2027-06-12')
  await chosen('Saturday, June 12, 2027')
  await pick('Sunday, June 20, 2027')
  expect(router.state.location.search).toBe('?date=2027-06-12')
  await router.navigate('/inflatable/combo?date=2027-06-12')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Bounce & Slide Combo' }),
  ).toBeVisible()
  expect(await chosen('Saturday, June 12, 2027')).toBeVisible()
})

test('what was picked beside the day is there after a reload; another day of the event takes its place', async () => {
  await openItem('/inflatable/castle?date=2027-06-12')
  await chosen('Saturday, June 12, 2027')
  await pick('Sunday, June 20, 2027')
  cleanup()
  await openItem('/inflatable/castle?date=2027-06-12')
  expect(await chosen('Sunday, June 20, 2027')).toBeVisible()
  cleanup()
  await openItem('/inflatable/castle?date=2027-06-26')
  expect(await chosen('Saturday, June 26, 2027')).toBeVisible()
})

test('a day that can not be read is ignored, and that is said', async () => {
  await openItem('/inflatable/castle?date=soon')
  expect(
    await screen.findByText("The day in this address can't be read. Choose a day here."),
  ).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add To Cart' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Please Select Valid Dates :)')
})
