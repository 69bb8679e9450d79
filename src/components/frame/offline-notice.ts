// Says why a pressed link doesn't open: the router waits for the network (src/app/routes.tsx).
import type { createBrowserRouter } from 'react-router-dom'
import { isOffline } from '~/lib/loading/online'
import styles from './offline-notice.module.css'

/** Shows the notice while a page waits for the network, until the signal aborts. */
export function showOfflineNotice(
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  signal: AbortSignal,
): void {
  // Always in the page: screen readers only announce changes inside a region that they know.
  const notice = document.createElement('output')
  notice.className = styles.notice ?? ''
  document.body.append(notice)

  function update() {
    const waits = router.state.navigation.state === 'loading' && isOffline()
    notice.textContent = waits
      ? "You're offline. This page stays, and the one you chose opens once you're back online."
      : ''
  }
  addEventListener('online', update, { signal })
  addEventListener('offline', update, { signal })
  const unsubscribe = router.subscribe(update)
  signal.addEventListener('abort', () => {
    unsubscribe()
    notice.remove()
  })
}
