import '~/styles/tokens.css'
import '~/styles/reset.css'
import '~/styles/base.css'
import '~/styles/shared.css'
import '~/styles/fallback-fonts.css'
import '~/styles/letters.css'
import { showLateNotice } from '~/app/late-notice'
import { earlyErrors, onceIdle } from '~/app/open-router'
import { startHydrated } from '~/app/start-hydrated'
import { startRendered } from '~/app/start-rendered'
import { pageData } from '~/lib/loading/page-data'
import { pathOfHashLink } from '~/urls/hash-links'

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
