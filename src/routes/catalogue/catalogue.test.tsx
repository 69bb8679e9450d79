import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { extra, inflatable } from '~/../test/items'
import { listExtras, listInflatables } from '~/lib/db/catalogue'
import { Component, shouldRevalidate } from './catalogue'
import { loader } from './catalogue-loader'

vi.mock('~/lib/db/catalogue', () => ({ listExtras: vi.fn(), listInflatables: vi.fn() }))

const castle = inflatable()
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
const chairs = extra()
const booth = extra({ id: 'booth', name: 'Photo Booth', priceCents: null, capacity: null })

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(listInflatables).mockResolvedValue([slide, castle, wedding])
  vi.mocked(listExtras).mockResolvedValue([chairs, booth])
})

const catalogue = {
  path: '/inflatables/:category?',
  loader,
  Component,
  shouldRevalidate,
  HydrateFallback: () => null,
}

async function open(address: string) {
  const router = createMemoryRouter([{ path: '/', element: null }, catalogue], {
    initialEntries: ['/', address],
  })
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return router
}

/** The card whose name link says `name`. */
async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

describe('the list', () => {
  test.each(['/inflatables', '/inflatables/all-rentals'])(
    '%s shows all rentals in order',
    async (address) => {
      await open(address)
      expect(await screen.findByText('5 rentals')).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name: 'All rentals' })).toBeVisible()
      expect(names()).toEqual([
        'Cool River Slide',
        'Rockford Castle',
        'White WEDDING Bouncer',
        'Folding Chairs',
        'Photo Booth',
      ])
    },
  )

  test('the filter changes the address at once, keeps the focus, and the count is announced', async () => {
    const user = userEvent.setup()
    const router = await open('/inflatables')
    const count = (await screen.findByText('5 rentals')).closest('output')
    const filter = screen.getByRole('combobox', { name: 'Category' })
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
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
    expect(filter).toHaveFocus()
    expect(names()).toEqual(['Cool River Slide'])
    // The same live region, or the change would not be read out.
    expect(count).toBeInTheDocument()
    expect(count).toHaveTextContent('1 rental in Slides')
  })

  test('an empty category says so and leads on', async () => {
    await open('/inflatables/packages')
    expect(await screen.findByText('There is nothing in Packages right now.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all rentals' })).toHaveAttribute(
      'href',
      '/inflatables/all-rentals',
    )
  })

  test('an unknown category is said to be none, with the way to the rentals', async () => {
    await open('/inflatables/nonsense')
    expect(screen.getByRole('heading', { name: 'We have no category of that name.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse Rentals' })).toHaveAttribute(
      'href',
      '/inflatables/all-rentals',
    )
  })

  test('a list that can not be read leaves the page standing; another try shows it', async () => {
    const user = userEvent.setup()
    vi.mocked(listExtras).mockRejectedValueOnce(new Error('no network'))
    await open('/inflatables')

    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("Our rentals can't be shown right now.")
    expect(within(alert).getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Category' })).toBeEnabled()

    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('5 rentals')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('a card', () => {
  test('of an inflatable: name, size, wet or dry, description, price, Read More', async () => {
    await open('/inflatables')
    const card = await cardOf('Cool River Slide')
    expect(card.getByText('12 ft wide, 18 ft high')).toBeVisible()
    expect(card.getByText('Wet / Dry')).toBeVisible()
    expect(card.getByText('The classic four-tower castle.')).toBeVisible()
    expect(card.getByText('$149.99')).toBeVisible()
    expect(card.getByText('per day')).toBeVisible()
    const more = card.getByRole('link', { name: /^Read More/ })
    expect(more).toHaveAttribute('href', '/inflatable/river')
    expect(more).toHaveAccessibleName('Read More about Cool River Slide')
    expect(card.getByRole('link', { name: 'Cool River Slide' })).toHaveAttribute(
      'href',
      '/inflatable/river',
    )
  })

  test('shows a size as it is', async () => {
    await open('/inflatables')
    const card = await cardOf('Rockford Castle')
    expect(card.getByText('15 x 15 ft, 13 ft high')).toBeVisible()
  })

  test('of an extra: no size, no wet or dry, and its own page', async () => {
    await open('/inflatables/extras')
    const card = await cardOf('Folding Chairs')
    expect(card.queryByText(/ft/)).not.toBeInTheDocument()
    expect(card.queryByText(/wet|dry/i)).not.toBeInTheDocument()
    expect(card.getByText('$2.50')).toBeVisible()
    expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '/extra/chairs')
  })

  test('of a wedding item says where its price is shown; one that can not be read is asked for by phone', async () => {
    await open('/inflatables')
    const card = await cardOf('White WEDDING Bouncer')
    expect(card.queryByText(/\$|per day/)).not.toBeInTheDocument()
    expect(card.getByText('Price shown in your cart')).toBeVisible()
    expect((await cardOf('Photo Booth')).getByText('Call for the price')).toBeVisible()
  })

  test('leads to its page even with an id that needs escaping', async () => {
    vi.mocked(listExtras).mockResolvedValue([extra({ id: 'a/b #1', name: 'Odd Id' })])
    await open('/inflatables/extras')
    const card = await cardOf('Odd Id')
    expect(card.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      '/extra/a%2Fb%20%231',
    )
  })
})
