// The home page's question for the day, which leads to what is free.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day } from '~/../test/days'
import { installModalDialogs } from '~/../test/visit/dialog'
import { saveCart } from '~/lib/cart/store'
import { listExtras, listInflatables } from '~/lib/db/catalogue'
import { Component } from './home'
import { loader } from './home-loader'

vi.mock('~/lib/db/catalogue', () => ({ listExtras: vi.fn(), listInflatables: vi.fn() }))

installModalDialogs()
beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00Z') })
  vi.mocked(listInflatables).mockResolvedValue([])
  vi.mocked(listExtras).mockResolvedValue([])
})
afterEach(() => void vi.useRealTimers())

async function open(address = '/') {
  const router = createMemoryRouter(
    [
      { path: '/', loader, Component, HydrateFallback: () => null },
      { path: '*', Component: () => <p>Another screen</p> },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  const region = await screen.findByRole('region', { name: 'When is your event?' })
  return { router, question: within(region) }
}

const addressOf = ({ state }: Awaited<ReturnType<typeof open>>['router']) =>
  state.location.pathname + state.location.search

const field = () => screen.getByRole('button', { name: 'Event date Choose a date' })
const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })

test('one press opens the calendar, the next leads to what is free on that day', async () => {
  const user = userEvent.setup()
  const { router } = await open()
  await user.click(field())
  const dialog = within(screen.getByRole('dialog', { name: 'When is your event?' }))
  await dialog.findByRole('group', { name: 'November 2026' })
  await user.click(dialog.getByRole('button', { name: 'Next month' }))
  await user.click(await tile('Saturday, December 12, 2026'))
  expect(addressOf(router)).toBe('/inflatables/all-rentals?date=2026-12-12')
})

test('the calendar says nothing of any rental, and offers no day that is over', async () => {
  const user = userEvent.setup()
  await open()
  await user.click(field())
  expect(await tile('Sunday, November 22, 2026, past')).toBeDisabled()
  const tomorrow = await tile('Tuesday, November 24, 2026')
  expect(tomorrow).toHaveAccessibleName('Tuesday, November 24, 2026')
  expect(tomorrow).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText('Booked')).not.toBeInTheDocument()
})

test('several days: the first, then the last, up to fourteen', async () => {
  const user = userEvent.setup()
  const { router } = await open()
  await user.click(field())
  await user.click(await screen.findByRole('checkbox', { name: 'It lasts several days' }))
  expect(screen.getByText('Choose the first day.')).toBeVisible()
  await user.click(await tile('Wednesday, November 25'))
  expect(
    screen.getByText('From Wednesday, November 25. Now choose the last day, up to 14 days.'),
  ).toBeVisible()

  // An earlier one is another first day.
  await user.click(await tile('Tuesday, November 24'))
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await user.click(await tile('Tuesday, December 8'))
  expect(
    screen.getByText('We rent for up to 14 days in a row. Choose an earlier last day.'),
  ).toBeVisible()
  await user.click(await tile('Monday, December 7'))
  expect(addressOf(router)).toBe('/inflatables/all-rentals?date=2026-11-24&to=2026-12-07')
})

test("M21a: the cart's day is offered with one press, never set", async () => {
  const user = userEvent.setup()
  saveCart([{ itemId: 'castle', days: [day('2026-12-12')], quantity: 1 }])
  const { router, question } = await open()
  expect(question.getByText(/^Your cart is for Saturday, December 12/)).toBeVisible()
  expect(field()).toBeVisible()
  await user.click(question.getByRole('link', { name: 'show what is free' }))
  expect(addressOf(router)).toBe('/inflatables/all-rentals?date=2026-12-12')
})

test('of a cart with several days, each is offered', async () => {
  const entry = (...days: string[]) => ({ itemId: 'castle', days: days.map(day), quantity: 1 })
  saveCart([entry('2026-12-19', '2026-12-20'), entry('2026-12-12')])
  const { question } = await open()
  expect(question.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/inflatables/all-rentals?date=2026-12-12',
    '/inflatables/all-rentals?date=2026-12-19&to=2026-12-20',
  ])
})

test('a cart whose days are over offers none', async () => {
  saveCart([{ itemId: 'castle', days: [day('2026-11-01')], quantity: 1 }])
  const { question } = await open()
  expect(question.queryByRole('link')).not.toBeInTheDocument()
  expect(question.getByText('Choose your day, and what is free comes first.')).toBeVisible()
})
