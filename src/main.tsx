import '~/styles/tokens.css'
import '~/styles/reset.css'
import '~/styles/base.css'
import '~/styles/shared.css'
import '~/styles/fallback-fonts.css'
import '~/styles/letters.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { followHashLinks, pathOfHashLink } from './hash-links'
import { lazyImport } from '~/lib/loading/lazy-import'
import { whenIdle } from '~/lib/loading/when-idle'
import { pageData } from './page-data'
import { routes } from './routes'

const ofThePage =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]'

const path = pathOfHashLink(location.hash)
if (path !== null) history.replaceState(null, '', path)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

void start(root)

async function start(element: HTMLElement) {
  const page = pageData()
  const late = document.getElementById('late')
  // An older link has led from the home page's file to another screen.
  if (page?.path === location.pathname) {
    if (!(await fetchScreen())) {
      // It can be read as it is, and its links lead on. What is said when scripts are late is said at once.
      late?.setAttribute('role', 'alert')
      return
    }
    const router = open({ loaderData: page.loaderData })
    hydrateRoot(element, draw(router))
    late?.remove()
    // What the page was written from may have changed since. Whoever has gone on has read afresh, or sees another part of it.
    whenIdle(() => {
      const { navigation, loaderData } = router.state
      const shown = Object.values(loaderData)
      const isAsWritten = Object.values(page.loaderData).some((data) => shown.includes(data))
      if (navigation.state === 'idle' && isAsWritten) void router.revalidate()
    })
  } else {
    // What the page says of itself is said of another screen, or of none.
    for (const said of document.querySelectorAll(ofThePage)) said.remove()
    const router = open()
    createRoot(element).render(draw(router))
    router.subscribe(({ initialized }) => initialized && late?.remove())
  }
}

function open(hydrationData?: { loaderData: Record<string, unknown> }) {
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  followHashLinks((path) => void router.navigate(path, { replace: true }))
  whenIdle(() => {
    // Without it the next screen is fetched when it is opened.
    lazyImport(() => import('./prefetch'))
      .then(({ prefetchOnIntent }) => prefetchOnIntent(routes))
      .catch(() => {})
  })
  return router
}

function draw(router: ReturnType<typeof open>) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}

/** The router draws at once only what it needn't fetch. False when the screen's script doesn't arrive. */
async function fetchScreen(): Promise<boolean> {
  const screens = (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  try {
    for (const route of screens)
      if (typeof route.lazy === 'function')
        Object.assign(route, await route.lazy(), { lazy: undefined })
    return true
  } catch {
    return false
  }
}
