import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import { loadPage } from '#test/stand-ins/page-load'
import { stubViewport } from '#test/stand-ins/viewport'

openBackend()

const rentals = [
  ...Array.from({ length: 12 }, (_, index) =>
    inflatable({ id: `castle-${index}`, name: `Castle ${index}` }),
  ),
  extra(),
]

beforeEach(() => {
  backend.items = rentals
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
  // Customers don't read what the business has to do.
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
    backend.items = [
      extra({ id: 'house', name: 'Lake House', priceCents: null }),
      inflatable({ id: 'new', name: 'New One', image: '' }),
      ...rentals,
    ]
    await open()
    expect((await names()).slice(-2).toSorted()).toEqual(['Lake House', 'New One'])
  })

  test('has only the phone number when there is nothing to rent', async () => {
    backend.items = []
    await open()
    expect(await within(await carousel()).findByText('No rentals to show right now.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Next rentals' })).not.toBeInTheDocument()
  })
})
