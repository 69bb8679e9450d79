// What the two item screens say when there is something that they can't show or sell.
import '~/../test/visit/order-mocks'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { office } from '~/../test/visit/office'
import {
  installItemScreens,
  openItem,
  press,
  restock,
  saturday,
} from '~/../test/visit/item-screens'
import { extra, inflatable } from '~/../test/items'

installItemScreens()

/** Reads of this collection fail from now on. */
function failReads(collection: string) {
  office.beforeRead = (path) => {
    if (path === collection) throw new Error('no network')
  }
}

describe('what can not be shown', () => {
  test.each([
    ['/inflatable/none', 'Inflatable Not Found'],
    ['/extra/none', 'Element Not Found'],
  ])('%s: %s, with the way to the rentals', async (address, words) => {
    const router = await openItem(address)
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse Rentals' })).toHaveAttribute(
      'href',
      '/inflatables/all-rentals',
    )
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({ status: 404 }),
    ])
  })

  test('a database that is down: another try and the phone', async () => {
    office.reachable = false
    await openItem('/inflatable/castle')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "This rental can't be shown right now.",
    )
    expect(screen.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    office.reachable = true
    await press('Try again')
    expect(await screen.findByRole('heading', { level: 1, name: 'Rockford Castle' })).toBeVisible()
  })

  test('neighbours that can not be read are left out', async () => {
    failReads('inflatables')
    await openItem('/inflatable/castle')
    await screen.findByRole('group', { name: 'June 2027' })
    expect(screen.queryByText('You may also like')).not.toBeInTheDocument()
  })

  test.each([
    ['that can not be read', () => failReads('allocations')],
    ['that nobody has set up', () => (office.checked = false)],
  ])('dates %s: the page says so with the phone number, and offers no day', async (_, goWrong) => {
    goWrong()
    await openItem('/inflatable/castle')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("We can't check dates right now")
    expect(within(alert).getByRole('link', { name: '(815) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18155550142',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Rockford Castle' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /June/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add To Cart' })).not.toBeInTheDocument()

    office.checked = true
    office.beforeRead = () => {}
    await press('Try again')
    expect(await screen.findByRole('button', { name: `${saturday}, free` })).toBeVisible()
  })

  test.each([{ priceCents: null }, { capacity: null }])(
    'an item with %o is booked by phone',
    async (missing) => {
      restock(inflatable(missing))
      await openItem('/inflatable/castle')
      const panel = await screen.findByRole('region', { name: 'Booking' })
      expect(panel).toHaveTextContent('This rental is booked by phone. Call us at (815) 555-0142.')
      expect(within(panel).queryByRole('button')).not.toBeInTheDocument()
    },
  )

  test('a house is arranged in person: its page, the contact page, and no cart', async () => {
    restock(extra({ name: 'Lakeside House', propertyLink: 'https://example.com/house' }))
    await openItem('/extra/chairs')
    const panel = within(await screen.findByRole('region', { name: 'To Continue' }))
    const property = panel.getByRole('link', { name: 'View Property' })
    expect(property).toHaveAttribute('href', 'https://example.com/house')
    expect(property).toHaveAttribute('target', '_blank')
    expect(property.getAttribute('rel')).toContain('noopener')
    expect(panel.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
    expect(screen.queryByRole('button', { name: 'Add To Cart' })).not.toBeInTheDocument()
  })

  test.each([
    ['a house shows its price per day', 'Lakeside House', 600_00, '$600 per day'],
    ['one for weddings does not', 'Lakeside Wedding House', 600_00, ''],
    ['nor does one whose price nobody has filled in', 'Lakeside House', null, ''],
  ])('%s', async (_, name, priceCents, price) => {
    restock(extra({ name, priceCents, propertyLink: 'https://example.com/house' }))
    await openItem('/extra/chairs')
    const panel = await screen.findByRole('region', { name: 'To Continue' })
    expect(panel.textContent).toContain(`To Continue${price}Contact us`)
  })
})
