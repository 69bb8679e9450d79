// What a page does once the browser has time for it.
import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import { showOfflineNotice } from '~/components/frame/offline-notice'
import { shareVisit } from '~/lib/visit/tabs'
import { prefetchOnIntent } from './prefetch'

export function startWhenIdle(
  router: ReturnType<typeof createBrowserRouter>,
  routes: RouteObject[],
  signal: AbortSignal,
): void {
  prefetchOnIntent(routes, signal)
  showOfflineNotice(router, signal)
  void shareVisit()
}
