import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { office, openOffice } from '~/../test/visit/office'
import { stubViewport } from '~/../test/visit/viewport'
import { loadPage } from '~/../test/visit/page-load'

openOffice()

const rentals = [
  ...Array.from({ length: 12 }, (_, index) =>
    inflatable({ id: `castle-${index}`, name: `Castle ${index}` }),
  ),
  extra(),
]

beforeEach(() => {
  office.items = rentals
})

async function open() {
  const page = await loadPage('/')
  await screen.findByRole('heading', { level: 1, name: 'Making Every Event Better!' })
  return page
}

const carousel = () => screen.findByRole('region', { name: 'A look at our rentals' })

async function names() {
  const cards = await within(await carousel()).findAllByRole('article')
  return cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent)
}

test('the sections follow in order, each with its text and links, the newsletter last', async () => {
  await open()
  const hero = screen.getByRole('link', { name: 'Browse Rentals' })
  expect(hero).toHaveAttribute('href', '/inflatables/all-rentals')
  // A read that is still under way would end in the next test's page.
  await names()
  const headings = (level: number, parts = within(document.body)) =>
    parts.getAllByRole('heading', { level }).map((each) => each.textContent)
  expect(headings(2)).toEqual([
    'When is your event?',
    'What are you looking for?',
    'A look at our rentals',
    'About Us',
    'What are you planning?',
    'Weddings in white',
    'What customers say',
    'Be the first to know',
  ])
  const section = (name: string) => within(screen.getByRole('region', { name }))
  const categories = section('What are you looking for?').getAllByRole('link')
  expect(categories.map((link) => link.getAttribute('href'))).toEqual([
    '/inflatables/bounce-houses',
    '/inflatables/combo-jumpers',
    '/inflatables/slides',
    '/inflatables/games-and-obstacles',
    '/inflatables/packages',
    '/inflatables/extras',
  ])
  const about = section('About Us')
  expect(headings(3, about)).toEqual(['Punctuality', 'Safety', 'Quality'])
  expect(about.getByText(/At most 5 jumpers at once, up to 175 lbs each/)).toBeVisible()
  expect(about.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', '/services')
  expect(headings(3, section('What are you planning?'))).toEqual([
    'Birthday',
    'School',
    'Corporate',
  ])
  const weddings = section('Weddings in white').getByRole('link')
  expect(weddings).toHaveAttribute('href', '/inflatables/packages')
  const customers = section('What customers say')
  expect(customers.getAllByText('Customer name')).toHaveLength(3)
  expect(customers.getAllByText('Sample review')).toHaveLength(3)
  // Customers don't read what the owner has to do.
  expect(customers.queryByText(/owner|placeholder/i)).not.toBeInTheDocument()
})

describe('the carousel', () => {
  test('has every inflatable and extra once, in an order that stays when a visitor comes back', async () => {
    const { router } = await open()
    const first = await names()
    expect(first.toSorted()).toEqual(rentals.map(({ name }) => name).toSorted())
    await router.navigate('/about')
    expect(await screen.findByRole('heading', { name: 'This is about' })).toBeVisible()
    await router.navigate('/')
    expect(await names()).toEqual(first)
  })

  test('keeps its cards while one of them has the focus', async () => {
    const see = stubViewport()
    await open()
    const [, card] = await within(await carousel()).findAllByRole('link')
    card?.focus()
    see(true)
    expect(card).toHaveFocus()
  })

  test('begins with rentals that have a picture and a price', async () => {
    office.items = [
      extra({ id: 'house', name: 'Lake House', priceCents: null }),
      inflatable({ id: 'new', name: 'New One', image: '' }),
      ...rentals,
    ]
    await open()
    expect((await names()).slice(-2).toSorted()).toEqual(['Lake House', 'New One'])
  })

  test('says that the database is down, and shows the rentals after another try', async () => {
    office.reachable = false
    const { user } = await open()
    const alert = await within(await carousel()).findByRole('alert')
    expect(alert).toHaveTextContent("Our rentals didn't load.")
    expect(screen.queryByRole('button', { name: 'Next rentals' })).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'About Us' })).toBeVisible()

    office.reachable = true
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await names()).toHaveLength(13)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('has only the phone number when there is nothing to rent', async () => {
    office.items = []
    await open()
    expect(await within(await carousel()).findByText('No rentals to show right now.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next rentals' })).not.toBeInTheDocument()
  })
})

test('the carousel moves by 50 px steps of a sideways wheel; a vertical wheel scrolls the page', async () => {
  // The simulated browser lays nothing out: the row shows 1,040 px of 4,200.
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(4_200)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_040)
  await open()
  const [list] = await within(await carousel()).findAllByRole('list')
  if (!list) throw new Error('The carousel has no list')
  const wheel = (init: WheelEventInit) =>
    list.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...init }))
  await waitFor(() => expect(wheel({ deltaX: 120 })).toBe(false))
  list.scrollLeft = 0
  list.dispatchEvent(new Event('scrollend'))

  expect(wheel({ deltaX: 30 })).toBe(false)
  expect(wheel({ deltaX: 30 })).toBe(false)
  expect(list.scrollLeft % 50).toBe(0)
  expect(list.scrollLeft).toBeGreaterThan(0)
  const there = list.scrollLeft
  expect(wheel({ deltaY: 100, shiftKey: true })).toBe(false)
  expect(list.scrollLeft).toBe(there + 100)
  expect(wheel({ deltaX: -3, deltaMode: 1 })).toBe(false)
  expect(list.scrollLeft).toBe(there + 50)

  expect(wheel({ deltaY: 100 })).toBe(true)
  expect(wheel({ deltaY: 100, deltaX: 40 })).toBe(true)
  expect(wheel({ deltaX: 100, ctrlKey: true })).toBe(true)
  expect(list.scrollLeft).toBe(there + 50)
})
