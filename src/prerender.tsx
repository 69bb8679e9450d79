// What the build runs to write screens as pages that can be read before any script has run (scripts/prerender.ts).
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { blogs } from '~/content/blogs'
import { openingHours } from '~/lib/office'
import { paths } from '~/paths'
import { routes } from '~/routes'

type Screen = {
  path: string
  /** The file that draws it. */
  source: string
  /** What search results say of it; index.html says what the business does. */
  description?: string
}

/** The screens whose text is the same for everybody. */
export const screens: readonly Screen[] = [
  { path: paths.home(), source: 'src/routes/home.tsx' },
  {
    path: paths.services(),
    source: 'src/routes/services.tsx',
    description:
      'Why rent from us, what delivery costs in Illinois and Wisconsin, and answers about hours, power, safety, paying and damage.',
  },
  {
    path: paths.contact(),
    source: 'src/routes/contact.tsx',
    description: `Call, write or visit our office in Rockford, Illinois, ${openingHours}.`,
  },
  {
    path: paths.blogs(),
    source: 'src/routes/blogs.tsx',
    description: 'Articles about planning a party with rented inflatables.',
  },
  ...blogs.map(({ id, summary }) => ({
    path: paths.blog(id),
    source: 'src/routes/blog.tsx',
    description: summary,
  })),
  {
    path: paths.contract(),
    source: 'src/routes/contract.tsx',
    description:
      'The rules for using rented inflatables, delivery and pick-up, prices, paying, cancelling and damage, and the liability release.',
  },
  { path: paths.about(), source: 'src/routes/about.tsx' },
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
