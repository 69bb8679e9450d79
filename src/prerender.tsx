// What the build runs to write screens as pages that can be read before any script has run (scripts/prerender.ts).
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { paths } from '~/paths'
import { routes } from '~/routes'

/** The screens whose text is the same for everybody, each with the file that draws it. */
export const screens = [
  { path: paths.home(), source: 'src/routes/home.tsx' },
  { path: paths.contract(), source: 'src/routes/contract.tsx' },
]

/**
 * Draws a screen as it stands before anything has been read from the database.
 * @returns its HTML: what belongs into the page's head, and the rest
 * @throws Error when the screen can't be drawn, which stops the build
 */
export async function renderScreen(path: string): Promise<{ head: string; body: string }> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  if (context.errors) throw new Error(`${path} can't be drawn`, { cause: context.errors })
  const router = createStaticRouter(handler.dataRoutes, context)
  const html = renderToString(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
  )
  // React writes titles and the like, wherever a screen has them, before everything else.
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html) ?? []
  return { head, body: html.slice(head.length) }
}
