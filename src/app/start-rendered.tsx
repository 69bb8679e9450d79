// Starts on a page that wasn't written, or on the file of another page.
import { createRoot } from 'react-dom/client'
import { removeLateNotice } from './late-notice'
import { openRouter } from './open-router'

/** The title, description and data of a prerendered page, which belong to another screen. */
const ofThePage =
  'title, meta[name=description], meta[name=robots], meta[property^="og:"], link[rel=canonical], script[type="application/ld+json"]'

export function startRendered(element: HTMLElement): void {
  for (const tag of document.querySelectorAll(ofThePage)) tag.remove()
  const { app, router } = openRouter()
  createRoot(element, { onCaughtError: reportError }).render(app)
  router.subscribe(({ initialized }) => initialized && removeLateNotice())
}
