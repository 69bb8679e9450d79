// The site as a browser loads it: what an earlier page kept in its memory is gone, what it stored
// is still there.
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, matchRoutes, parsePath, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { closeConnection } from './backend'

type Load = {
  /** The key of the history's entry, which a browser keeps over a reload. */
  key?: string
  /** How the browser came to load it. */
  type?: 'navigate' | 'reload'
  /** With header, footer and the notices of earlier visits. */
  framed?: boolean
}

/** Loads a URL of the site. */
export async function loadPage(
  url: string,
  { key = 'default', type = 'navigate', framed = false }: Load = {},
) {
  // The page that was here hears no other tab any more.
  window.dispatchEvent(new Event('pagehide'))
  // An import of the page before, cut off by the new modules, would count as a missing script.
  await vi.dynamicImportSettled()
  vi.resetModules()
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList
  await closeConnection()
  const { routes } = await import('~/app/routes')
  // The screen's script is here before it is waited for: a busy machine takes its time to transform
  // it.
  for (const { route } of matchRoutes(routes, url) ?? [])
    if (typeof route.lazy === 'function') await route.lazy()
  const router = createMemoryRouter(
    framed ? routes : routes.flatMap(({ children = [] }) => children),
    { initialEntries: [{ ...parsePath(url), key }] },
  )
  const { unmount } = render(<RouterProvider router={router} />)
  /** Leaves the page without its cleanup, as a browser does. */
  async function loadNext(next: string, load: Load) {
    const stored = [sessionStorage, localStorage].map(keep)
    unmount()
    await Promise.resolve()
    for (const restore of stored) restore()
    return loadPage(next, { framed, ...load })
  }
  return {
    router,
    user: userEvent.setup(),
    leave: unmount,
    /** The same entry of the history once more. */
    reload: () => {
      const { pathname, search, key: same } = router.state.location
      return loadNext(`${pathname}${search}`, { key: same, type: 'reload' })
    },
    /** Another page, by its URL. */
    goTo: (next: string) => loadNext(next, {}),
  }
}

/** Remembers what a storage holds, and answers how to bring it back. */
function keep(storage: Storage): () => void {
  const entries = Object.entries(storage) as [string, string][]
  return () => {
    storage.clear()
    for (const [key, value] of entries) storage.setItem(key, value)
  }
}
