import '~/styles/tokens.css'
import '~/styles/reset.css'
import '~/styles/base.css'
import '~/styles/shared.css'
import '~/styles/fallback-fonts.css'
import '~/styles/letters.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { takeEarlyPress } from '~/app/early-press'
import { readPrerendered } from '~/app/hydrate-page'
import { routes } from '~/app/routes'
import type { Opened } from '~/app/watch-page'
import { lazyImport } from '~/lib/loading/lazy-import'
import { pageData } from '~/lib/loading/page-data'
import { whenIdle } from '~/lib/loading/when-idle'
import { noteEntry } from '~/ui/dialog/close-on-back'
import { followHashLinks, pathOfHashLink } from '~/urls/hash-links'

const ofThePage =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]'

const path = pathOfHashLink(location.hash)
if (path !== null) history.replaceState(null, '', path)

// Errors before the page is idle.
const early: unknown[] = []
addEventListener('error', ({ error }) => early.push(error))

const late = document.getElementById('late')
// The notice about slow loading, at once.
const showLate = () => late?.setAttribute('role', 'alert')

start(document.getElementById('root') as HTMLElement).catch((why: unknown) => {
  early.push(why)
  showLate()
  onceIdle()
})

async function start(element: HTMLElement) {
  const page = pageData()
  // An older link may lead from the home page's file to another screen.
  if (page?.path === location.pathname) {
    const hydrate = readPrerendered(element)
    await fetchScreen()
    const { router, close } = open({ loaderData: page.loaderData })
    let cancelIdle = () => {}
    const pressAgain = takeEarlyPress()
    hydrate(draw(router), {
      onHydrated() {
        late?.remove()
        cancelIdle = whenIdle(() => {
          pressAgain()
          // Reads again, because the written data may be old, unless the visitor has gone to another
          // page. Not earlier: `RouterProvider` subscribes to the router once it is rendered, and an
          // answer before that would never be shown.
          const { navigation, loaderData } = router.state
          const shown = Object.values(loaderData)
          const isAsPrerendered = Object.values(page.loaderData).some((data) =>
            shown.includes(data),
          )
          if (navigation.state === 'idle' && isAsPrerendered) void router.revalidate()
        })
      },
      onRestored(why) {
        cancelIdle()
        close(why)
        if (late) document.body.append(late)
        showLate()
      },
    })
  } else {
    // Removes the prerendered page's title and description, which belong to another screen.
    for (const tag of document.querySelectorAll(ofThePage)) tag.remove()
    const { router } = open()
    createRoot(element, { onCaughtError: reportError }).render(draw(router))
    router.subscribe(({ initialized }) => initialized && late?.remove())
  }
}

/** `close` removes the router and its listeners. */
function open(hydrationData?: { loaderData: Record<string, unknown> }) {
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
  return { router, close }
}

/**
 * Without that script, the next screen loads when it is opened, this tab keeps a cart of its own,
 * and nobody hears of the page's problems.
 */
function onceIdle(opened?: Opened) {
  whenIdle(() => {
    lazyImport(() => import('~/app/idle'))
      .then(({ startWhenIdle }) => startWhenIdle(routes, early, opened))
      .catch(() => {})
  })
}

function draw(router: ReturnType<typeof open>['router']) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}

/** Loads the screen first, so that the router can hydrate at once. */
async function fetchScreen(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function')
      Object.assign(route, await route.lazy(), { lazy: undefined })
}
