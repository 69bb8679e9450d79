import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { hrefOf } from '#test/stand-ins/links'
import { Layout } from './Layout'

beforeEach(() => void vi.spyOn(window, 'scrollTo'))

function Category() {
  const navigate = useNavigate()
  return <input aria-label="Category" onChange={() => void navigate('/inflatables/slides')} />
}

function renderAt(url: string) {
  const children = [
    { path: '/:private?/:id?', element: <Link to="/about">Onward</Link> },
    { path: '/about', element: <h1>This is about</h1> },
    { path: '/inflatables/:category', element: <Category /> },
  ]
  const router = createMemoryRouter([{ Component: Layout, children }], {
    initialEntries: [url],
  })
  render(<RouterProvider router={router} />)
}

test('moves the focus to a new screen, not to the first', async () => {
  renderAt('/')
  await waitFor(() => expect(document.body).toHaveFocus())
  await userEvent.click(screen.getByRole('link', { name: 'Onward' }))
  expect(await screen.findByRole('heading', { name: 'This is about' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

test('opens a page from its top where another page was left scrolled', () => {
  sessionStorage.setItem(
    'react-router-scroll-positions',
    JSON.stringify({ default: 900, '/inflatables/slides': 900 }),
  )
  renderAt('/about')
  expect(window.scrollTo).not.toHaveBeenCalledWith(0, 900)
})

test('shows a page where it was left, when it is loaded again', () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ '/about': 900 }))
  renderAt('/about')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 900)
})

test.each(['/booking/abcdefghij0123456789', '/invoice/abc', '/#/booking/abcdefghij0123456789'])(
  "keeps no customer's link among the scroll positions: %s",
  async (url) => {
    renderAt(url)
    await userEvent.click(screen.getByRole('link', { name: 'Onward' }))
    await screen.findByRole('heading', { name: 'This is about' })
    window.dispatchEvent(new Event('pagehide'))
    expect(JSON.stringify(Object.values(sessionStorage))).not.toMatch(/abc/)
  },
)

test('shows a booking where it was left, when it is loaded again', () => {
  renderAt('/booking/abcdefghij0123456789')
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700)
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  renderAt('/booking/abcdefghij0123456789')
  expect(window.scrollTo).toHaveBeenCalledWith(0, 700)
})

test('leaves the focus where it is while the same screen changes its URL', async () => {
  renderAt('/inflatables/all-rentals')
  const field = screen.getByLabelText('Category')
  await userEvent.type(field, 's')
  await waitFor(() => expect(field).toHaveFocus())
})

test('lets the keyboard skip the header', () => {
  renderAt('/about')
  expect(hrefOf('Skip to content')).toBe(`#${screen.getByRole('main').id}`)
})
