// A screen whose script doesn't arrive: after a new release its file is gone. That loading the page again brings it once
// it is back is shown in a browser (test/e2e/failures/lazy-parts.spec.ts).
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as Parts from '~/lib/loading/lazy-import'
import { examplePages } from '~/../local/catalogue/example-pages'
import { routes } from './routes'

vi.mock('~/lib/loading/lazy-import', async (original) => {
  const parts = await original<typeof Parts>()
  return {
    ...parts,
    lazyImport: () => Promise.reject(new parts.ChunkLoadError('the file is gone')),
  }
})

// jsdom has no scrolling; the router's scroll restoration calls it.
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue())

const withScreen = examplePages.filter(({ page }) => page.screen !== null)

test.each(withScreen)(
  '$address says so inside the frame, with every way on',
  async ({ address }) => {
    // React and the router say on the console what they have caught.
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const router = createMemoryRouter(routes, { initialEntries: [address] })
    render(<RouterProvider router={router} />)
    const name = 'Unexpected Application Error!'
    const heading = await screen.findByRole('heading', { level: 1, name })
    const shown = within(heading.closest<HTMLElement>('[role="alert"]') ?? document.body)
    expect(shown.getByText(/we have just published a new version/)).toBeVisible()
    expect(shown.getByText('the file is gone')).toBeVisible()
    expect(shown.getByRole('button', { name: 'Load this page again' })).toBeVisible()
    expect(shown.getByRole('link', { name: '(815) 555-0142' })).toBeVisible()
    expect(shown.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
    said.mockClear()
  },
)
