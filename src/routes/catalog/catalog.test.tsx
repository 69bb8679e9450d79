// The catalog's list and cards: by category, in any order, however long, and while the database is
// down.
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { extra, inflatable } from '#test/items'
import { backend, openBackend } from '#test/stand-ins/backend'
import { cardOf, names, select } from '#test/stand-ins/catalog'
import { hrefOf } from '#test/stand-ins/links'
import { loadPage } from '#test/stand-ins/page-load'

openBackend()

const slide = inflatable({
  id: 'river',
  name: 'Cool River Slide',
  categories: ['slides'],
  width: { kind: 'feet', feet: 12 },
  heightFt: 18,
  wetDry: 'Wet / Dry',
  priceCents: 149_99,
})
const wedding = inflatable({ id: 'white', name: 'White WEDDING Bouncer', categories: [] })
const booth = extra({ id: 'a booth #1', name: 'Photo Booth', priceCents: null, capacity: null })

beforeEach(() => {
  backend.items = [slide, inflatable(), wedding, extra(), booth]
})

type Page = Awaited<ReturnType<typeof loadPage>>

const cards = () => screen.getAllByRole('article')
const categories = () => select('Category')
const choose = ({ user }: Page, category: string) => user.selectOptions(categories(), category)

describe('the list', () => {
  test('the filter changes the URL at once and keeps the focus; the count is announced', async () => {
    const { router, user } = await loadPage('/inflatables')
    const count = (await screen.findByText('5 rentals')).closest('output')
    expect(screen.getByRole('heading', { level: 1, name: 'All rentals' })).toBeVisible()
    const skipTo = document.querySelector(hrefOf('Skip to the rentals') ?? '')
    expect(skipTo).toContainElement(cards()[0] ?? null)
    expect(skipTo).not.toContainElement(screen.getByRole('heading', { level: 1 }))
    for (const name of names())
      expect(screen.getAllByRole('article', { name: name ?? '' })).toHaveLength(1)
    expect(names()).toEqual([
      'Cool River Slide',
      'Rockford Castle',
      'White WEDDING Bouncer',
      'Folding Chairs',
      'Photo Booth',
    ])
    const filter = categories()
    const options = within(filter).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'All rentals',
      'Bounce houses',
      'Combo jumpers',
      'Slides',
      'Games and obstacles',
      'Packages',
      'Extras',
    ])

    await user.selectOptions(filter, 'Slides')
    filter.focus()
    expect(await screen.findByRole('heading', { level: 1, name: 'Slides' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/inflatables/slides')
    expect(filter).toHaveValue('slides')
    await waitFor(() => expect(filter).toHaveFocus())
    expect(names()).toEqual(['Cool River Slide'])
    // The same live region, or the change would not be read out.
    expect(count).toBeInTheDocument()
    expect(count).toHaveTextContent('1 rental in Slides')

    await user.selectOptions(filter, 'Packages')
    expect(await screen.findByText('No rentals in Packages right now.')).toBeVisible()
    const all = screen.getByRole('link', { name: 'See all rentals' })
    expect(all).toHaveAttribute('href', '/inflatables/all-rentals')
  })

  test('an unknown category has a notice, and a link to the rentals', async () => {
    await loadPage('/inflatables/nonsense')
    const title = { name: "We don't have that category." }
    expect(await screen.findByRole('heading', title)).toBeVisible()
    const all = screen.getByRole('link', { name: 'Browse Rentals' })
    expect(all).toHaveAttribute('href', '/inflatables/all-rentals')
  })
})

test('a card has name, size, wet or dry, description, price and Read More, as far as they apply', async () => {
  await loadPage('/inflatables/all-rentals')
  const card = await cardOf('Cool River Slide')
  for (const text of ['12 ft wide, 18 ft high', 'Wet / Dry', '$149.99', 'per day'])
    expect(card.getByText(text)).toBeVisible()
  expect(card.getByText('The classic four-tower castle.')).toBeVisible()
  expect(hrefOf('Read More about Cool River Slide', card)).toBe('/inflatable/river')
  const title = card.getByRole('link', { name: 'Cool River Slide' })
  expect(title).toHaveAttribute('href', '/inflatable/river')
  const stops = card.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toEqual([title])
  expect((await cardOf('Rockford Castle')).getByText('15 × 15 ft, 13 ft high')).toBeVisible()

  const chairs = await cardOf('Folding Chairs')
  expect(chairs.queryByText(/ft|wet|dry/i)).not.toBeInTheDocument()
  expect(chairs.getByText('$2.50')).toBeVisible()
  const page = chairs.getByRole('link', { name: /^Read More/ })
  expect(page).toHaveAttribute('href', '/extra/chairs')

  const white = await cardOf('White WEDDING Bouncer')
  expect(white.queryByText(/\$|per day/)).not.toBeInTheDocument()
  expect(white.getByText('See price in cart')).toBeVisible()
  const odd = await cardOf('Photo Booth')
  expect(odd.getByText('Call for price')).toBeVisible()
  expect(hrefOf(/^Read More/, odd)).toBe('/extra/a%20booth%20%231')
})

test("only a list's first pictures load at once; in another order none do", async () => {
  const eager = () => document.querySelectorAll('article img[loading="eager"]')
  const { user } = await loadPage('/inflatables')
  await waitFor(() => expect(eager()).toHaveLength(4))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high')
  expect(cards().length).toBeGreaterThan(0)
  expect(eager()).toHaveLength(0)
})

describe('a page that was prerendered with its own category alone', () => {
  const data = document.createElement('script')
  data.id = 'page-data'
  data.type = 'application/json'
  const catalog = { only: 'slides', inflatables: [slide], extras: [] }
  data.textContent = JSON.stringify({
    path: '/inflatables/slides',
    loaderData: { at: { catalog } },
  })
  beforeEach(() => document.body.append(data))
  afterEach(() => data.remove())

  test('keeps it while the database is down, and reads the rest once, when another category is chosen', async () => {
    backend.reachable = false
    const page = await loadPage('/inflatables/slides')
    expect(await screen.findByText('Cool River Slide')).toBeVisible()
    await choose(page, 'All rentals')
    expect(await screen.findByRole('alert')).toHaveTextContent("didn't load.")
    await choose(page, 'Slides')
    expect(await screen.findByText('Cool River Slide')).toBeVisible()

    backend.reachable = true
    const readings: string[] = []
    backend.beforeRead = (path) => void readings.push(path)
    await choose(page, 'All rentals')
    expect(await screen.findByText('5 rentals')).toBeVisible()
    await choose(page, 'Slides')
    expect(cards()).toHaveLength(1)
    await choose(page, 'All rentals')
    expect(screen.getByText('5 rentals')).toBeVisible()
    expect(readings).toEqual(['inflatables', 'extras'])
  })
})
