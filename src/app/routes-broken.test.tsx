// What is shown when a screen, or the frame around it, can't be. The pages' scripts are lost here,
// and so is the database's: Firebase refuses to open a second app of the same name with other
// settings.
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { initializeApp } from 'firebase/app'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ErrorScreen } from '~/components/frame/ErrorScreen'
import { lazyImport } from '~/lib/loading/lazy-import'
import { routes } from './routes'

initializeApp({ projectId: 'another' })

const lose = (route: RouteObject): RouteObject =>
  ({
    ...route,
    ...(route.lazy && { lazy: () => lazyImport(() => Promise.reject(new Error('it is gone'))) }),
    ...(route.children && { children: route.children.map(lose) }),
  }) as RouteObject

function open(url: string, shown = routes) {
  render(<RouterProvider router={createMemoryRouter(shown, { initialEntries: [url] })} />)
}

/** The error screen, once it is there. */
async function errorScreen() {
  const title = { level: 1, name: 'Unexpected Application Error!' }
  const heading = await screen.findByRole('heading', title)
  return within(heading.closest<HTMLElement>('[role="alert"]') ?? document.body)
}

function expectFrame() {
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
}

const muteConsole = () => vi.spyOn(console, 'error').mockImplementation(() => {})

/**
 * React writes to the console what a boundary has caught; anything else there still fails the test.
 */
function expectCaught(errors: ReturnType<typeof muteConsole>, text: string) {
  for (const words of errors.mock.calls.splice(0))
    expect(words.map(String).join(' ')).toContain(text)
}

test.each([
  ['/about', 'it is gone', routes.map(lose)],
  ['/cart', 'it is gone', routes.map(lose)],
  ['/inflatables/slides', 'already exists', routes],
  ['/inflatable/castle', 'already exists', routes],
  ['/extra/chairs', 'already exists', routes],
])(
  '%s: when a script is missing, the frame stays and offers to load the page again',
  async (url, cause, shown) => {
    const errors = muteConsole()
    open(url, shown)
    const error = await errorScreen()
    // In sight, without a press of anything.
    expect(error.getByText(new RegExp(cause))).toBeVisible()
    expect(error.queryByRole('group')).not.toBeInTheDocument()
    expect(error.getByText(/Part of the site didn't load/)).toBeVisible()
    expect(error.getByText(/we just updated our site/)).toBeVisible()
    expect(error.getByText(/Your cart is saved/)).toBeVisible()
    expect(error.getByRole('button', { name: 'Reload this page' })).toBeVisible()
    expect(error.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    const home = error.getByRole('link', { name: 'Go to the home page' })
    expect(home).toHaveAttribute('href', '/')
    expectFrame()
    expectCaught(errors, cause)
  },
)

test('an unknown URL shows the error screen with its text, and links that lead on', async () => {
  const errors = muteConsole()
  open('/no%20such%20page')
  const error = await errorScreen()
  expect(error.getByText('404 Not Found')).toBeVisible()
  expect(error.getByText("There's no page at /no%20such%20page.")).toBeVisible()
  expect(error.getByText(/It may have moved/)).toBeVisible()
  const home = error.getByRole('link', { name: 'Go to the home page' })
  expect(home).toHaveAttribute('href', '/')
  expect(error.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expectFrame()
  expect(document.title).toBe('Page not found | Better Events')
  await userEvent.click(error.getByRole('link', { name: 'Browse Rentals' }))
  expect(await screen.findByText(/Part of the site didn't load/)).toBeVisible()
  expectCaught(errors, 'already exists')
})

test.each([
  [new Error('the day has no hours'), 'the day has no hours'],
  [new TypeError(), 'TypeError'],
  ['a plain text', 'a plain text'],
  [{ code: 7 }, "We don't know the cause."],
])('a thrown %o shows its text', async (thrown, text) => {
  const loader = () => {
    throw thrown
  }
  open('/', [
    { path: '/', loader, element: null, HydrateFallback: () => null, ErrorBoundary: ErrorScreen },
  ])
  expect((await errorScreen()).getByText(text)).toBeVisible()
})

test('a broken frame is left out: the error, the way home and the phone number', async () => {
  const errors = muteConsole()
  const Component = () => {
    throw new Error('the frame gave way')
  }
  open(
    '/contract',
    routes.map((frame) => ({ ...frame, Component }) as RouteObject),
  )
  const error = await errorScreen()
  expect(screen.queryByRole('banner')).not.toBeInTheDocument()
  expect(error.getByText('the frame gave way')).toBeVisible()
  expect(error.queryByText(/didn't load/)).not.toBeInTheDocument()
  expect(error.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  expect(error.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
  expectCaught(errors, 'the frame gave way')
})
