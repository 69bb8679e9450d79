import '~/styles/tokens.css'
import '~/styles/reset.css'
import '~/styles/base.css'
import '~/styles/shared.css'
import '~/styles/fallback-fonts.css'
import '~/styles/letters.css'
import { createRoot } from 'react-dom/client'
import { removeLateNotice, showLateNotice } from '~/app/late-notice'
import { earlyErrors, onceIdle, openRouter } from '~/app/open-router'
import { startHydrated } from '~/app/start-hydrated'
import { pageData } from '~/lib/loading/page-data'
import { pathOfHashLink } from '~/urls/hash-links'

/** The title, description and data of a prerendered page, which belong to another screen. */
const ofThePage =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]'

const path = pathOfHashLink(location.hash)
if (path !== null) history.replaceState(null, '', path)

addEventListener('error', ({ error }) => earlyErrors.push(error))

start(document.getElementById('root') as HTMLElement).catch((why: unknown) => {
  earlyErrors.push(why)
  showLateNotice()
  onceIdle()
})

async function start(element: HTMLElement) {
  const page = pageData()
  // An older link may lead from the home page's file to another screen.
  if (page?.path === location.pathname) await startHydrated(element, page.loaderData)
  else startRendered(element)
}

/** Starts on a page that wasn't prerendered, or on the file of another page. */
function startRendered(element: HTMLElement): void {
  for (const tag of document.querySelectorAll(ofThePage)) tag.remove()
  const { app, router } = openRouter()
  createRoot(element, { onCaughtError: reportError }).render(app)
  router.subscribe(({ initialized }) => initialized && removeLateNotice())
}
