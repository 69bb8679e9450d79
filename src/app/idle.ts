// What a page does once the browser has time for it.
import type { RouteObject } from 'react-router-dom'
import { showOfflineNotice } from '~/components/frame/offline-notice'
import { lazyImport } from '~/lib/loading/lazy-import'
import { shareVisit } from '~/lib/tabs/tabs'
import { prefetchOnIntent } from './prefetch'
import type { Opened } from './watch-page'

/** @param opened undefined if the prerendered page stays as it is, without a router */
export function startWhenIdle(
  routes: RouteObject[],
  errors: readonly unknown[],
  opened?: Opened,
): void {
  // Without it, the page's problems aren't sent.
  lazyImport(() => import('./watch-page'))
    .then(({ watchPage }) => watchPage(errors, opened))
    .catch(() => {})
  if (!opened) return
  const { router, signal } = opened
  prefetchOnIntent(routes, signal)
  showOfflineNotice(router, signal)
  void shareVisit()
}
