// What is shown when a screen, or the frame around it, can't be.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorScreen } from '~/components/frame/ErrorScreen'
import { Header } from '~/components/frame/header/Header'
import { routes } from './routes'

vi.mock('~/routes/reading/about', () => Promise.reject(new Error('gone with the last release')))
vi.mock('~/lib/db/catalogue', () => Promise.reject(new Error('gone with the last release')))
vi.mock('~/components/frame/header/Header', { spy: true })

// jsdom has no scrolling; the router's scroll restoration calls it.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue())

function open(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  render(<RouterProvider router={router} />)
}

/** The error screen, once it is there. */
async function errorScreen() {
  const title = { level: 1, name: 'Unexpected Application Error!' }
  const heading = await screen.findByRole('heading', title)
  return within(heading.closest<HTMLElement>('[role="alert"]') ?? document.body)
}

const hushConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {})

/** React says on the console what a boundary has caught; whatever else is said still fails the test. */
function expectCaught(said: ReturnType<typeof hushConsole>, text: string) {
  for (const words of said.mock.calls.splice(0)) expect(words.map(String).join(' ')).toContain(text)
}

test.each(['/about', '/inflatables/slides', '/inflatable/castle', '/extra/chairs'])(
  '%s: where a script is missing, loading the page again is offered, inside the frame',
  async (address) => {
    const said = hushConsole()
    open(address)
    const shown = await errorScreen()
    expect(shown.getByText(/A part of the site did not arrive/)).toBeVisible()
    expect(shown.getByText(/Your cart is kept/)).toBeVisible()
    expect(shown.getByRole('button', { name: 'Load this page again' })).toBeVisible()
    expect(shown.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    // In sight, without a press of anything.
    expect(shown.getByText(/vitest/)).toBeVisible()
    expect(shown.queryByRole('group')).not.toBeInTheDocument()
    expectCaught(said, 'vitest')
  },
)

test.each(['/nowhere', '/inflatables/slides/nowhere', '/no%20such%20page'])(
  'an unknown address, %s, shows the error screen with its text, and the ways on beneath',
  async (address) => {
    open(address)
    const shown = await errorScreen()
    expect(shown.getByText('404 Not Found')).toBeVisible()
    expect(shown.getByText(`No page has the address ${address}.`)).toBeVisible()
    expect(shown.getByText(/It may have moved/)).toBeVisible()
    expect(shown.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    expect(shown.getByRole('link', { name: 'Browse Rentals' })).toHaveAttribute(
      'href',
      '/inflatables/all-rentals',
    )
    expect(shown.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    expect(document.title).toBe('Page not found | Better Events')
  },
)

test('from an unknown address a link leads on to a screen', async () => {
  const said = hushConsole()
  open('/nowhere')
  const shown = await errorScreen()
  await userEvent.click(shown.getByRole('link', { name: 'Browse Rentals' }))
  expect(await screen.findByText(/A part of the site did not arrive/)).toBeVisible()
  expectCaught(said, 'vitest')
})

test.each([
  [new Error('the day has no hours'), 'the day has no hours'],
  [new TypeError(), 'TypeError'],
  ['a plain text', 'a plain text'],
  [{ code: 7 }, 'The cause is not known.'],
])('whatever is thrown, %o, its text is in sight', async (thrown, text) => {
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => {
        throw thrown
      },
      element: null,
      HydrateFallback: () => null,
      ErrorBoundary: ErrorScreen,
    },
  ])
  render(<RouterProvider router={router} />)
  expect((await errorScreen()).getByText(text)).toBeVisible()
})

test('a frame that breaks is told without it: the words, the way home, the telephone', async () => {
  const said = hushConsole()
  vi.mocked(Header).mockImplementation(() => {
    throw new Error('the frame gave way')
  })
  open('/contract')
  const shown = await errorScreen()
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(shown.getByText('the frame gave way')).toBeVisible()
  expect(shown.queryByText(/did not arrive/)).not.toBeInTheDocument()
  expect(shown.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(shown.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expectCaught(said, 'the frame gave way')
})
