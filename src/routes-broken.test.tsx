// What is shown when a screen, or the frame around it, can't be.
import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { Header } from '~/components/Header'
import { routes } from '~/routes'

vi.mock('~/routes/about', () => Promise.reject(new Error('gone with the last release')))
vi.mock('~/lib/db/catalogue', () => Promise.reject(new Error('gone with the last release')))
vi.mock('~/components/Header', { spy: true })

// Whole screens on a busy machine: what is waited for comes, but not always within a second.
configure({ asyncUtilTimeout: 5_000 })

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
    await userEvent.click(shown.getByText('What went wrong'))
    expect(shown.getByText(/vitest/)).toBeVisible()
    expectCaught(said, 'vitest')
  },
)

test('a frame that breaks is told without it: the words, the way home, the telephone', async () => {
  const said = hushConsole()
  vi.mocked(Header).mockImplementation(() => {
    throw new Error('the frame gave way')
  })
  open('/contract')
  const shown = await errorScreen()
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(shown.getByText('the frame gave way')).toBeInTheDocument()
  expect(shown.queryByText(/did not arrive/)).not.toBeInTheDocument()
  expect(shown.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(shown.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expectCaught(said, 'the frame gave way')
})
