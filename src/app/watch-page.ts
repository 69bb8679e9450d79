// Notes what went wrong before the page was idle, and from then on (docs/decisions/problems.md).
import { isRouteErrorResponse, type createBrowserRouter } from 'react-router-dom'
import { noteProblem } from '~/lib/failures/note-problem'
import { anyChunkMissing } from '~/lib/loading/lazy-import'
import { watchProblems } from '~/lib/problems/watch'
import { pageAt } from '~/urls/page-at'

type Router = ReturnType<typeof createBrowserRouter>

export type Opened = {
  router: Router
  /** Aborts once the prerendered page is back, because of what was thrown. */
  signal: AbortSignal
}

/** @param opened undefined if the prerendered page stays as it is, without a router */
export function watchPage(errors: readonly unknown[], opened?: Opened): void {
  watchProblems((pathname) => pageAt(pathname).path)
  if (anyChunkMissing()) noteProblem('missing')
  if (opened?.signal.aborted) noteProblem('hydration', opened.signal.reason)
  for (const error of errors) noteProblem(opened ? 'script' : 'hydration', error)
  if (!opened) return
  noteErrors(opened.router.state)
  opened.router.subscribe(noteErrors)
}

/** The error screen shows these. An unknown URL is no failure. */
function noteErrors({ errors }: Router['state']) {
  for (const error of Object.values(errors ?? {}))
    if (!isRouteErrorResponse(error)) noteProblem('script', error)
}
