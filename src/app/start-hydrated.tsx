import { matchRoutes } from 'react-router-dom'
import { whenIdle } from '~/lib/loading/when-idle'
import { takeEarlyPress } from './early-press'
import { readPrerendered } from './hydrate-page'
import { removeLateNotice, showLateNotice } from './late-notice'
import { openRouter } from './open-router'
import { routes } from './routes'

/** @throws if the screen's script doesn't load */
export async function startHydrated(
  element: HTMLElement,
  loaderData: Record<string, unknown>,
): Promise<void> {
  const hydrate = readPrerendered(element)
  await fetchScreen()
  const { app, router, close } = openRouter({ loaderData })
  let cancelIdle = () => {}
  const pressAgain = takeEarlyPress()

  /**
   * Reads again, because the written data may be old, unless the visitor has gone to another page.
   * Only once `RouterProvider` is rendered: an earlier answer would never be shown.
   */
  function readAgain() {
    const { navigation, loaderData: now } = router.state
    const shown = Object.values(now)
    const isAsPrerendered = Object.values(loaderData).some((data) => shown.includes(data))
    if (navigation.state === 'idle' && isAsPrerendered) void router.revalidate()
  }

  hydrate(app, {
    onHydrated() {
      removeLateNotice()
      cancelIdle = whenIdle(() => {
        pressAgain()
        readAgain()
      })
    },
    onRestored(why) {
      cancelIdle()
      close(why)
      showLateNotice()
    },
  })
}

/** Loads the screen first, so that the router can hydrate at once. */
async function fetchScreen(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined })
}
