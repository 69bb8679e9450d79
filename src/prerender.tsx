// What the build runs to write every public screen as a page of its own (scripts/build/prerender.ts).
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { blogs } from '~/content/blog/blogs'
import { categories } from '~/lib/catalogue/categories'
import type { Rentals } from '~/lib/catalogue/filter'
import type { Item } from '~/lib/domain/item'
import { readRentals } from '~/lib/db/rentals'
import { pageAt } from './page-at'
import { pageNames, pages, type PageName } from './pages'
import { paths } from './paths'
import { routes } from './routes'
import { config } from '~/settings/site-settings'
import { structuredData } from './structured-data'

/** Where the site is; empty where that isn't told. */
export const { siteUrl } = config

/** The pages that are written at several addresses. */
type Several = {
  [Name in PageName]: (typeof pages)[Name] extends {
    path: `${string}:${string}`
    written: 'always' | 'catalogue'
  }
    ? Name
    : never
}[PageName]

const several: Record<Several, (rentals: Rentals) => readonly string[]> = {
  catalogue: () => [paths.inflatables(), ...categories.map(({ slug }) => paths.category(slug))],
  inflatable: ({ inflatables }) => inflatables.map(({ id }) => paths.inflatable(id)),
  extra: ({ extras }) => extras.map(({ id }) => paths.extra(id)),
  blog: () => blogs.map(({ id }) => paths.blog(id)),
}

export type Address = {
  path: string
  listed: boolean
  /** The office may delete an item while the build runs. */
  mayBeGone: boolean
}

/** Every address to write, with the catalogue as it is now; without what it is needed for where it can't be read. */
export async function findAddresses(): Promise<{ hasCatalogue: boolean; addresses: Address[] }> {
  const rentals = await readRentals()
  const names = pageNames.filter((name) => {
    const { written } = pages[name]
    return written === 'always' || (written === 'catalogue' && rentals !== null)
  })
  return {
    hasCatalogue: rentals !== null,
    addresses: names.flatMap((name) => {
      const { path, listed } = pages[name]
      const all = isSeveral(name) ? several[name](rentals ?? noRentals) : [path]
      const mayBeGone = name === 'inflatable' || name === 'extra'
      return all.map((each) => ({ path: each, listed, mayBeGone }))
    }),
  }
}

const noRentals: Rentals = { inflatables: [], extras: [] }
const isSeveral = (name: PageName): name is Several => Object.hasOwn(several, name)

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
  const { screen } = pageAt(path)
  if (screen === null) throw new Error(`${path} has no file of its own`)
  return [`src/routes/${screen}.tsx`, ...(lateParts[screen] ?? [])]
}

/** What a screen fetches by itself, and its page has all the same. */
const lateParts: Record<string, readonly string[]> = {
  'home/home': ['src/components/home/HomeSections.tsx'],
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
