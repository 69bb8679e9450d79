import { matchRoutes, type RouteObject } from 'react-router-dom'
import { lazyImport } from '~/lib/loading/lazy-import'
import { isOffline } from '~/lib/loading/online'

const intents = ['pointerover', 'focusin', 'touchstart'] as const

/** Loads the scripts of each screen whose link is pointed at, focused or touched. */
export function prefetchOnIntent(routes: RouteObject[], signal: AbortSignal): void {
  const known = new Set<string>()
  for (const intent of intents)
    document.addEventListener(intent, ({ target }) => prefetch(routes, linkOf(target), known), {
      passive: true,
      signal,
    })
}

function prefetch(routes: RouteObject[], link: HTMLAnchorElement | null, known: Set<string>) {
  // A script that fails to load may stay missing until the page is reloaded.
  if (isOffline()) return
  if (link === null || link.origin !== location.origin || known.has(link.pathname)) return
  known.add(link.pathname)
  const route = matchRoutes(routes, link.pathname)?.at(-1)?.route
  if (typeof route?.lazy !== 'function') return
  // If something doesn't load here, the screen reports it when the visitor opens it.
  void Promise.allSettled([
    route.lazy(),
    route.loader && lazyImport(() => import('~/lib/db/read-catalog')),
  ])
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}
