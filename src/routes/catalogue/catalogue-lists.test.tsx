// How a long list grows, and how another one takes its place.
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubViewport } from '~/../test/visit/viewport'
import { extra, inflatable } from '~/../test/items'
import { listExtras, listInflatables } from '~/lib/db/catalogue'
import { prerenderedData } from '~/page-data'
import { Component, shouldRevalidate } from './catalogue'
import { loader } from './catalogue-loader'

vi.mock('~/page-data', () => ({ prerenderedData: vi.fn() }))
vi.mock('~/lib/db/catalogue', () => ({ listExtras: vi.fn(), listInflatables: vi.fn() }))

const slide = inflatable({ id: 'river', name: 'Cool River Slide', categories: ['slides'] })
const castle = inflatable()
const extras = [extra(), extra({ id: 'booth', name: 'Photo Booth' })]
/** What the page of the slides was written with. */
const written = { only: 'slides', inflatables: [slide], extras: [] } as const
const many = Array.from({ length: 150 }, (_, at) =>
  inflatable({ id: `item ${at}`, name: `Castle ${1_000 + at}` }),
)

afterEach(() => void vi.unstubAllGlobals())
beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(prerenderedData).mockReturnValue(null)
  vi.mocked(listInflatables).mockResolvedValue([slide, castle])
  vi.mocked(listExtras).mockResolvedValue(extras)
})

function open(address: string, loaderData?: { rentals: typeof written }) {
  const catalogue = {
    id: 'list',
    path: '/inflatables/:category?',
    loader,
    Component,
    shouldRevalidate,
    HydrateFallback: () => null,
  }
  const router = createMemoryRouter([catalogue], {
    initialEntries: [address],
    ...(loaderData && { hydrationData: { loaderData: { list: loaderData } } }),
  })
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

const choose = async (user: ReturnType<typeof open>, category: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), category)

const cards = () => screen.getAllByRole('article')
const eager = () => document.querySelectorAll('article img[loading="eager"]')

describe('a long list', () => {
  beforeEach(() => {
    vi.mocked(listInflatables).mockResolvedValue(many)
    vi.mocked(listExtras).mockResolvedValue([])
  })

  test('is drawn as somebody comes near its end, and only its first pictures load at once', async () => {
    const tellInSight = stubViewport()
    open('/inflatables')
    expect(await screen.findByText('150 rentals')).toBeVisible()
    await waitFor(() => expect(cards()).toHaveLength(68))
    expect(eager()).toHaveLength(4)
    // What watches the end is there once the cards are.
    await act(async () => {})
    tellInSight(true)
    expect(cards()).toHaveLength(128)
    tellInSight(true)
    expect(cards()).toHaveLength(150)
  })

  test('is drawn to its end where nobody can tell what is in sight', async () => {
    open('/inflatables')
    await waitFor(() => expect(cards()).toHaveLength(150))
  }, 20_000)

  test('in another order waits for its pictures', async () => {
    stubViewport()
    const user = open('/inflatables')
    expect(await screen.findByText('150 rentals')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price')
    expect(cards().length).toBeGreaterThan(0)
    expect(eager()).toHaveLength(0)
  })
})

describe('another category', () => {
  test('is shown from what is here, without another question', async () => {
    const user = open('/inflatables/slides')
    expect(await screen.findByText('Cool River Slide')).toBeVisible()
    vi.mocked(listInflatables).mockRejectedValue(new Error('no network'))
    await choose(user, 'All rentals')
    expect(screen.getByText('4 rentals')).toBeVisible()
  })

  test('is read where the page was written with its own alone', async () => {
    const user = open('/inflatables/slides', { rentals: written })
    expect(screen.getByText('Cool River Slide')).toBeVisible()
    expect(listInflatables).not.toHaveBeenCalled()
    await choose(user, 'All rentals')
    expect(await screen.findByText('4 rentals')).toBeVisible()
    await choose(user, 'Slides')
    expect(cards()).toHaveLength(1)
    expect(listInflatables).toHaveBeenCalledTimes(1)
  })

  test('asks again where nothing could be read; a page that was written keeps its own', async () => {
    vi.mocked(listExtras).mockRejectedValue(new Error('no network'))
    vi.mocked(prerenderedData).mockImplementation((request) =>
      request.url.endsWith('/slides') ? { rentals: written } : null,
    )
    const user = open('/inflatables/slides', { rentals: written })
    await choose(user, 'All rentals')
    expect(await screen.findByRole('alert')).toHaveTextContent("can't be shown right now.")
    await choose(user, 'Slides')
    expect(await screen.findByText('Cool River Slide')).toBeVisible()

    vi.mocked(listExtras).mockResolvedValue(extras)
    await choose(user, 'All rentals')
    expect(await screen.findByText('4 rentals')).toBeVisible()
  })
})
