// What the item screen says if it can't show or sell something.
import '#test/stand-ins/order-mocks'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend } from '#test/stand-ins/backend'
import {
  installItemScreens,
  openItem,
  press,
  restock,
  saturday,
} from '#test/stand-ins/item-screens'
import { hrefOf } from '#test/stand-ins/links'

installItemScreens()

test.each([
  ['/inflatable/none', 'Inflatable Not Found'],
  ['/extra/none', 'Element Not Found'],
])('%s: %s, with the way to the rentals', async (url, words) => {
  const router = await openItem(url)
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible()
  expect(hrefOf('Browse Rentals')).toBe('/inflatables/all-rentals')
  expect(Object.values(router.state.errors ?? {})).toEqual([
    expect.objectContaining({ status: 404 }),
  ])
})

test("dates and neighbors that can't be read: the page says so with the phone number, and offers no day", async () => {
  backend.beforeRead = (path) => {
    if (['allocations', 'inflatables'].includes(path)) throw new Error('no network')
  }
  await openItem('/inflatable/castle')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent("We can't check dates right now")
  expect(hrefOf('(815) 555-0142', within(alert))).toBe('tel:+18155550142')
  expect(screen.getByRole('heading', { level: 1, name: 'Rockford Castle' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /June|Add To Cart/ })).not.toBeInTheDocument()
  expect(screen.queryByText('You may also like')).not.toBeInTheDocument()

  backend.beforeRead = () => {}
  await press('Try again')
  expect(await screen.findByRole('button', { name: `${saturday}, available` })).toBeVisible()
})

test.each([{ priceCents: null }, { capacity: null }])(
  'an item with %o is booked by phone',
  async (missing) => {
    restock(inflatable(missing))
    await openItem('/inflatable/castle')
    const panel = await screen.findByRole('region', { name: 'Booking' })
    expect(panel).toHaveTextContent('We book this one by phone. Call us at (815) 555-0142.')
    expect(
      within(panel).queryByRole('button', { name: /Add To Cart|CheckOut|Book/ }),
    ).not.toBeInTheDocument()
  },
)

test('a property is arranged in person: its price and page, the contact page, and no cart', async () => {
  const propertyLink = 'https://example.com/house'
  restock(extra({ name: 'Lakeside House', priceCents: 600_00, propertyLink }))
  await openItem('/extra/chairs')
  const region = await screen.findByRole('region', { name: 'To Continue' })
  expect(region).toHaveTextContent('To Continue$600 per dayContact us')
  const panel = within(region)
  const property = panel.getByRole('link', { name: 'View Property' })
  expect(property).toHaveAttribute('href', propertyLink)
  expect(property).toHaveAttribute('target', '_blank')
  expect(property.getAttribute('rel')).toContain('noopener')
  expect(hrefOf('Contact Us', panel)).toBe('/contact')
  expect(screen.queryByRole('button', { name: 'Add To Cart' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Book just this one' })).not.toBeInTheDocument()
})
