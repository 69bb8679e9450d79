// What the build runs to write every public screen as a page of its own (scripts/build/prerender.ts).
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom'
import { blogs } from '~/content/blog/blogs'
import { categories } from '~/lib/catalogue/categories'
import type { Item } from '~/lib/domain/item'
import { readRentals } from '~/lib/db/rentals'
import { paths } from './paths'
import { routes } from './routes'
import { config } from '~/settings/site-settings'
import { structuredData } from './structured-data'

/** Where the site is; empty where that isn't told. */
export const { siteUrl } = config

/** The screens whose text is the same for everybody. */
export const screens: readonly string[] = [
  paths.home(),
  paths.services(),
  paths.contact(),
  paths.blogs(),
  ...blogs.map(({ id }) => paths.blog(id)),
  paths.contract(),
  paths.about(),
]

/** The screens of the catalogue as it is now; null when the database can't be read. */
export async function findRentalScreens(): Promise<readonly string[] | null> {
  const rentals = await readRentals()
  if (rentals === null) return null
  const items = [...rentals.inflatables, ...rentals.extras]
  return [
    paths.inflatables(),
    ...categories.map(({ slug }) => paths.category(slug)),
    ...items.map(({ kind, id }) => paths.item(kind, id)),
  ]
}

export type Written = {
  /** What belongs into the page's head. */
  head: string
  body: string
  /** In schema.org's words, as JSON. */
  structured: string | null
  /** By the route's id: what the browser draws the same page from. */
  loaderData: Record<string, unknown>
}

/**
 * Draws a screen with its data as of now.
 * @throws Error when the screen can't be drawn, which stops the build
 */
export async function renderScreen(path: string): Promise<Written> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  if (context.errors) throw new Error(`${path} can't be drawn`, { cause: context.errors })
  const loaderData = await settle(context.loaderData)
  const router = createStaticRouter(handler.dataRoutes, { ...context, loaderData })
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={{ ...context, loaderData }} hydrate={false} />,
    {
      // A part that is written later in the page would need a script of its own to be put in its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  // React writes titles and the like, wherever a screen has them, before everything else.
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html) ?? []
  const [leaf] = Object.values(loaderData).slice(-1) as { item?: Item }[]
  const things = structuredData(path, leaf?.item ?? null)
  return {
    head,
    body: html.slice(head.length),
    structured:
      things.length === 0
        ? null
        : JSON.stringify({ '@context': 'https://schema.org', '@graph': things }),
    loaderData,
  }
}

/** The files that draw the screen at an address, as the build names them. */
export function sourcesOf(path: string): readonly string[] {
  const route = matchRoutes(routes, path)?.at(-1)?.route.path ?? ''
  const source = sources[route]
  if (source === undefined) throw new Error(`${path} has no file of its own`)
  return [`src/routes/${source}.tsx`, ...(lateParts[source] ?? [])]
}

/** What a screen fetches by itself, and its page has all the same. */
const lateParts: Record<string, readonly string[]> = {
  'home/home': ['src/components/home/HomeSections.tsx'],
}

const sources: Record<string, string> = {
  '/': 'home/home',
  '/inflatables/:category?': 'catalogue/catalogue',
  '/inflatable/:id': 'item/inflatable',
  '/extra/:id': 'item/extra',
  '/services': 'reading/services',
  '/contact': 'reading/contact',
  '/blogs': 'blog/blogs',
  '/blogs/:id': 'blog/blog',
  '/contract': 'reading/contract',
  '/about': 'reading/about',
}

/** What the loaders only promise, a page has to hold. */
async function settle(loaderData: Record<string, unknown>): Promise<Record<string, unknown>> {
  const settled = Object.entries(loaderData).map(async ([id, data]) => [id, await settleOne(data)])
  return Object.fromEntries(await Promise.all(settled)) as Record<string, unknown>
}

async function settleOne(data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).map(async ([key, value]) => [key, await value])
  return Object.fromEntries(await Promise.all(entries)) as unknown
}
