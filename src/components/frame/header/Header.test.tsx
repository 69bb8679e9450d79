import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { hrefOf } from '#test/stand-ins/links'
import { keepMyBooking } from '~/lib/storage/my-bookings'
import { today } from '~/lib/time/dates'
import { Header } from './Header'

function renderAt(url: string, cartCount = 0) {
  const router = createMemoryRouter([{ path: '*', element: <Header cartCount={cartCount} /> }], {
    initialEntries: [url],
  })
  render(<RouterProvider router={router} />)
  return router
}

const categoryButton = () => screen.getByRole('button', { name: 'Inflatable categories' })
const slides = () => screen.queryByRole('link', { name: 'Slides' })

test("has the six links and the logo's link home", () => {
  renderAt('/', 2)
  const nav = screen.getByRole('navigation', { name: 'Main' })
  const links: [string, string][] = [
    ['Home', '/'],
    ['Services', '/services'],
    ['Inflatables', '/inflatables'],
    ['Blogs', '/blogs'],
    ['Contact', '/contact'],
    ['Cart, 2 rentals', '/cart'],
  ]
  for (const [name, to] of links) expect(hrefOf(name, within(nav))).toBe(to)
  expect(hrefOf('Better Events')).toBe('/')
  expect(hrefOf('(815) 555-0142', within(nav))).toBe('tel:+18155550142')
})

test.each([
  ['/inflatables/slides', 'Inflatables', 'true'],
  ['/services', 'Services', 'page'],
  ['/checkout', 'Cart', 'true'],
])('%s marks %s', (url, name, current) => {
  renderAt(url)
  expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', current)
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
})

test('a click marks its link while the screen still loads', async () => {
  let arrive = (_screen: { Component: () => null }) => {}
  const late = () => new Promise<{ Component: () => null }>((resolve) => (arrive = resolve))
  const router = createMemoryRouter([
    {
      element: <Header cartCount={0} />,
      children: [
        { index: true, Component: () => null },
        { path: '/services', lazy: late },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  const services = screen.getByRole('link', { name: 'Services' })
  await userEvent.click(services)
  expect(router.state.location.pathname).toBe('/')
  expect(services).toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  arrive({ Component: () => null })
  await waitFor(() => expect(services).toHaveAttribute('aria-current', 'page'))
})

test('the category grid opens by keyboard, and Esc closes it and returns the focus', async () => {
  renderAt('/')
  categoryButton().focus()
  await userEvent.keyboard('{Enter}')
  expect(categoryButton()).toHaveAttribute('aria-expanded', 'true')
  await screen.findByRole('link', { name: 'All rentals' })
  for (const [name, slug] of [
    ['All rentals', 'all-rentals'],
    ['Bounce houses', 'bounce-houses'],
    ['Combo jumpers', 'combo-jumpers'],
    ['Slides', 'slides'],
    ['Games and obstacles', 'games-and-obstacles'],
    ['Packages', 'packages'],
    ['Extras', 'extras'],
  ] as const)
    expect(hrefOf(name)).toBe(`/inflatables/${slug}`)
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'All rentals' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(slides()).not.toBeInTheDocument()
  expect(categoryButton()).toHaveFocus()
})

test('the category grid opens under the mouse, stays after a click, and closes on a click elsewhere', async () => {
  renderAt('/')
  await userEvent.hover(screen.getByRole('link', { name: 'Inflatables' }))
  expect(await screen.findByRole('link', { name: 'Slides' })).toHaveAttribute(
    'href',
    '/inflatables/slides',
  )
  await userEvent.click(categoryButton())
  await userEvent.unhover(categoryButton())
  expect(slides()).toBeInTheDocument()
  await userEvent.click(document.body)
  expect(slides()).not.toBeInTheDocument()
})

test('going to a category, or leaving the grid by Tab, closes it', async () => {
  const router = renderAt('/')
  await userEvent.click(categoryButton())
  await userEvent.click(await screen.findByRole('link', { name: 'Slides' }))
  expect(router.state.location.pathname).toBe('/inflatables/slides')
  expect(slides()).not.toBeInTheDocument()

  await userEvent.click(categoryButton())
  ;(await screen.findByRole('link', { name: 'Extras' })).focus()
  await userEvent.tab()
  expect(slides()).not.toBeInTheDocument()
})

test('the mobile menu lists the six links, and closes by Esc, by its button and on going anywhere', async () => {
  const router = renderAt('/', 1)
  const hamburger = screen.getByRole('button', { name: 'Open menu' })
  await userEvent.click(hamburger)
  const menu = () => screen.queryByRole('dialog', { name: 'Menu' })
  const links = within(within(menu() ?? document.body).getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Home',
    'Services',
    'Inflatables',
    'Blogs',
    'Contact',
    'Cart, 1',
  ])
  await userEvent.keyboard('{Escape}')
  expect(menu()).not.toBeInTheDocument()
  expect(hamburger).toHaveFocus()

  await userEvent.click(hamburger)
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(menu()).not.toBeInTheDocument()

  await userEvent.click(hamburger)
  const contact = within(menu() ?? document.body).getByRole('link', { name: 'Contact' })
  await userEvent.click(contact)
  expect(router.state.location.pathname).toBe('/contact')
  expect(menu()).not.toBeInTheDocument()
})

test('a device that has booked links to its bookings, in the bar and in the menu', async () => {
  const router = renderAt('/')
  expect(screen.queryByRole('link', { name: 'My bookings' })).not.toBeInTheDocument()
  keepMyBooking('abcdefghij0123456789', [
    { itemId: 'castle', name: 'Sunny Castle', days: [today(new Date())] },
  ])
  // Like after a booking, whose confirmation leads to another page.
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }))
  expect(await screen.findByRole('link', { name: 'My bookings' })).toHaveAttribute(
    'href',
    '/booking',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
  await userEvent.click(await menu.findByRole('link', { name: 'My bookings' }))
  expect(router.state.location.pathname).toBe('/booking')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
