// The router of the page, and what starts once the browser is idle.
import { StrictMode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { lazyImport } from '~/lib/loading/lazy-import'
import { whenIdle } from '~/lib/loading/when-idle'
import { noteEntry } from '~/ui/dialog/close-on-back'
import { followHashLinks } from '~/urls/hash-links'
import { routes } from './routes'
import type { Opened } from './watch-page'

export const earlyErrors: unknown[] = []

/** `close` removes the router and its listeners. */
export function openRouter(hydrationData?: { loaderData: Record<string, unknown> }) {
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  router.subscribe(noteEntry)
  const listeners = new AbortController()
  const { signal } = listeners
  followHashLinks((path) => void router.navigate(path, { replace: true }), signal)
  onceIdle({ router, signal })
  function close(why: unknown) {
    listeners.abort(why)
    router.dispose()
  }
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  return { app, router, close }
}

/**
 * Without that script, the next screen loads when it is opened, this tab keeps a cart of its own,
 * and nobody hears of the page's problems.
 * @param opened undefined if the prerendered page stays as it is, without a router
 */
export function onceIdle(opened?: Opened): void {
  whenIdle(() => {
    lazyImport(() => import('./idle'))
      .then(({ startWhenIdle }) => startWhenIdle(routes, earlyErrors, opened))
      .catch(() => {})
  })
}
