// The catalogue on the days of an event, and as it is sorted and narrowed down: all of it from the address.
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/visit/dialog'
import { extra, inflatable } from '~/../test/items'
import { saveCart } from '~/lib/cart/store'
import { listExtras, listInflatables } from '~/lib/db/catalogue'
import { readAllUses, readItemUses, type UsesReading } from '~/lib/db/days/item-uses'
import { Component, shouldRevalidate } from './catalogue'
import { loader } from './catalogue-loader'

vi.mock('~/lib/db/catalogue', () => ({ listExtras: vi.fn(), listInflatables: vi.fn() }))
vi.mock('~/lib/db/days/item-uses', () => ({ readAllUses: vi.fn(), readItemUses: vi.fn() }))

const rentals = [
  inflatable({ id: 'ape', name: 'Ape Bouncer', priceCents: 195_00, wetDry: 'Dry' }),
  inflatable({ id: 'boat', name: 'Boat Slide', priceCents: 320_00, wetDry: 'Wet' }),
  inflatable({ id: 'cave', name: 'Cave Combo', priceCents: 95_00, wetDry: 'Wet / Dry' }),
]
const extras = [
  extra({ id: 'house', name: 'Lake House', propertyLink: 'https://house.test', priceCents: null }),
  extra({ id: 'tent', name: 'Tent', capacity: 2 }),
]

/** The first unit of the item, on that day. */
const taken = (...days: string[]) => ({
  use: new Map(days.map((each) => [day(each), { units: new Set([0]), unallocated: 0 }])),
  allocations: [],
})

installModalDialogs()
beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00Z') })
  vi.mocked(listInflatables).mockResolvedValue(rentals)
  vi.mocked(listExtras).mockResolvedValue(extras)
  vi.mocked(readAllUses).mockResolvedValue(
    new Map([
      ['ape', taken('2026-12-12')],
      ['tent', taken('2026-12-12')],
    ]),
  )
  vi.mocked(readItemUses).mockResolvedValue(new Map([['ape', taken('2026-12-12', '2026-12-13')]]))
})
afterEach(() => void vi.useRealTimers())

async function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      {
        path: '/inflatables/:category?',
        loader,
        Component,
        shouldRevalidate,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: ['/', address] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return router
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
const addressOf = ({ state }: Awaited<ReturnType<typeof open>>) =>
  state.location.pathname + state.location.search

async function cardOf(name: string) {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('article')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}

describe('on the days of an event', () => {
  test('what is free leads, what is taken ends with its nearest free day', async () => {
    await open('/inflatables?date=2026-12-12')
    const count = await screen.findByText(/3 free on Sat, Dec 12/)
    expect(count.closest('output')).toHaveTextContent('5 rentals, 3 free on Sat, Dec 12')
    expect(names()).toEqual(['Boat Slide', 'Cave Combo', 'Tent', 'Lake House', 'Ape Bouncer'])
    expect((await cardOf('Boat Slide')).getByText('Free on Sat, Dec 12')).toBeVisible()
    expect((await cardOf('Lake House')).getByText('Call us about Sat, Dec 12')).toBeVisible()
    const ape = await cardOf('Ape Bouncer')
    expect(ape.getByText('Booked on Sat, Dec 12')).toBeVisible()
    expect(await ape.findByText('Free on Fri, Dec 11')).toBeVisible()
    expect(readAllUses).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-12', to: '2026-12-12' })
    expect(readItemUses).toHaveBeenCalledExactlyOnceWith(['ape'], {
      from: '2026-11-23',
      to: '2027-01-02',
    })
  })

  test('several days are one question, and free means on each of them', async () => {
    vi.mocked(readAllUses).mockResolvedValue(new Map([['boat', taken('2026-12-13')]]))
    await open('/inflatables?date=2026-12-12&to=2026-12-13')
    expect(await screen.findByText(/3 free Dec 12 to Dec 13/)).toBeVisible()
    const boat = await cardOf('Boat Slide')
    expect(boat.getByText('Not free Dec 12 to Dec 13')).toBeVisible()
    expect(readAllUses).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-12', to: '2026-12-13' })
  })

  test('the day goes along to each card, to another category, and stays over a reload', async () => {
    const user = userEvent.setup()
    const router = await open('/inflatables?date=2026-12-12&sort=price-low')
    const card = await cardOf('Boat Slide')
    expect(card.getByRole('link', { name: 'Boat Slide' })).toHaveAttribute(
      'href',
      '/inflatable/boat?date=2026-12-12',
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Extras')
    await screen.findByRole('heading', { level: 1, name: 'Extras' })
    expect(addressOf(router)).toBe('/inflatables/extras?date=2026-12-12&sort=price-low')
    expect(screen.getByRole('button', { name: 'When is your event? Sat, Dec 12' })).toBeVisible()
  })

  test('search engines are told the address without a day', async () => {
    await open('/inflatables/slides?date=2026-12-12&sort=price-low')
    const canonical = document.querySelector('link[rel="canonical"]')
    expect(canonical).toHaveAttribute('href', 'https://site.test/inflatables/slides')
  })

  test('it is chosen at once, and cleared with one press', async () => {
    const user = userEvent.setup()
    const router = await open('/inflatables?water=dry')
    await screen.findByText('2 dry rentals')
    expect(readAllUses).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'When is your event? Choose a date' }))
    await user.click(await screen.findByRole('button', { name: 'Next month' }))
    await user.click(screen.getByRole('button', { name: 'Saturday, December 12, 2026' }))
    expect(await screen.findByText(/1 free on Sat, Dec 12/)).toBeVisible()
    expect(addressOf(router)).toBe('/inflatables?water=dry&date=2026-12-12')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()

    await user.click(screen.getByRole('link', { name: 'Clear date' }))
    await waitFor(() => expect(addressOf(router)).toBe('/inflatables?water=dry'))
    expect(screen.queryByText(/free on/)).not.toBeInTheDocument()
    expect(screen.getByText('Choose your day, and what is free comes first.')).toBeVisible()
  })

  test("M21a: the cart's day is offered with one press, never set", async () => {
    const user = userEvent.setup()
    saveCart([{ itemId: 'boat', days: [day('2026-12-12')], quantity: 1 }])
    const router = await open('/inflatables')
    const offer = await screen.findByText(/^Your cart is for Saturday, December 12/)
    expect(readAllUses).not.toHaveBeenCalled()
    await user.click(within(offer).getByRole('link', { name: 'show what is free' }))
    expect(await screen.findByText(/3 free on Sat, Dec 12/)).toBeVisible()
    expect(addressOf(router)).toBe('/inflatables?date=2026-12-12')
  })

  test.each([
    ['soon', "The day in this address can't be read, so everything is shown."],
    ['2026-11-22', "The day in this address can't be booked any more, so everything is shown."],
    ['2029-12-12', 'The day in this address is more than 2 years away, so everything is shown.'],
    [
      '2026-12-01&to=2026-12-31',
      'The address names more than 14 days in a row, so everything is shown.',
    ],
  ])('an address with the day "%s" says that it is ignored', async (date, words) => {
    await open(`/inflatables?date=${date}`)
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByText('5 rentals')).toBeVisible()
    expect(readAllUses).not.toHaveBeenCalled()
  })

  test.each([
    ['can not be read', () => vi.mocked(readAllUses).mockRejectedValueOnce(new Error('down'))],
    ['nobody knows', () => vi.mocked(readAllUses).mockResolvedValueOnce(null)],
  ])('days that %s leave the list as it is; another try shows what is free', async (_, fails) => {
    const user = userEvent.setup()
    fails()
    await open('/inflatables?date=2026-12-12')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent("We can't check dates right now")
    expect(names()[0]).toBe('Ape Bouncer')
    expect(screen.queryByText(/Free on|Booked on/)).not.toBeInTheDocument()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/3 free on Sat, Dec 12/)).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('another try keeps the focus: on its button while it runs, then on what it found', async () => {
    const user = userEvent.setup()
    const uses = await readAllUses({ from: day('2026-12-12'), to: day('2026-12-12') })
    vi.mocked(readAllUses).mockResolvedValueOnce(null)
    await open('/inflatables?date=2026-12-12')
    const button = await screen.findByRole('button', { name: 'Try again' })
    for (const answer of [null, uses]) {
      const resolve: ((uses: UsesReading) => void)[] = []
      const late = new Promise<UsesReading>((answers) => resolve.push(answers))
      vi.mocked(readAllUses).mockReturnValueOnce(late)
      await user.click(button)
      expect(button).toHaveFocus()
      expect(button).toHaveAttribute('aria-disabled', 'true')
      resolve[0]?.(answer)
      if (answer === null)
        await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
    }
    const found = await screen.findByText(/3 free on Sat, Dec 12/)
    expect(found).toHaveFocus()
  })

  test('the answer for a day that was left is dropped', async () => {
    const resolve: ((uses: UsesReading) => void)[] = []
    const late = new Promise<UsesReading>((answer) => resolve.push(answer))
    vi.mocked(readAllUses).mockReturnValueOnce(late)
    const router = await open('/inflatables?date=2026-12-12')
    expect(await screen.findByText(/Checking what is free…/)).toBeVisible()
    vi.mocked(readAllUses).mockResolvedValueOnce(new Map())
    await router.navigate('/inflatables?date=2026-12-19')
    expect(await screen.findByText(/4 free on Sat, Dec 19/)).toBeVisible()
    resolve[0]?.(new Map([['boat', taken('2026-12-19')]]))
    await late
    expect(screen.getByText(/4 free on Sat, Dec 19/)).toBeVisible()
  })
})

describe('the list', () => {
  test('by price, at once, in the address, with the count announced', async () => {
    const user = userEvent.setup()
    const router = await open('/inflatables')
    const count = (await screen.findByText('5 rentals')).closest('output')
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    await user.selectOptions(sort, 'Lowest price')
    await waitFor(() => expect(names()[0]).toBe('Tent'))
    expect(names()).toEqual(['Tent', 'Cave Combo', 'Ape Bouncer', 'Boat Slide', 'Lake House'])
    expect(addressOf(router)).toBe('/inflatables?sort=price-low')
    await user.selectOptions(sort, 'Highest price')
    await waitFor(() => expect(names()[0]).toBe('Boat Slide'))
    await user.selectOptions(sort, 'Usual order')
    await waitFor(() => expect(names()[0]).toBe('Ape Bouncer'))
    expect(addressOf(router)).toBe('/inflatables')
    expect(count).toBeInTheDocument()
    // The rentals themselves are read once.
    expect(listInflatables).toHaveBeenCalledOnce()
  })

  test('wet or dry, on a day too', async () => {
    const user = userEvent.setup()
    const router = await open('/inflatables?date=2026-12-12')
    await screen.findByText(/3 free/)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Wet or dry' }), 'Dry')
    expect(await screen.findByText('2 dry rentals')).toBeVisible()
    expect(names()).toEqual(['Cave Combo', 'Ape Bouncer'])
    expect(addressOf(router)).toBe('/inflatables?date=2026-12-12&water=dry')
    expect(readAllUses).toHaveBeenCalledOnce()
  })

  test('an address that says so opens it so; what it does not know is nothing', async () => {
    await open('/inflatables?sort=price-high&water=wet')
    await screen.findByText('2 wet rentals')
    expect(names()).toEqual(['Boat Slide', 'Cave Combo'])
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high')
  })

  test('nothing wet in a category says so and leads on', async () => {
    await open('/inflatables/extras?water=wet&date=2026-12-12')
    expect(await screen.findByText('There is nothing wet in Extras right now.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See all rentals' })).toHaveAttribute(
      'href',
      '/inflatables/all-rentals?date=2026-12-12',
    )
  })
})
