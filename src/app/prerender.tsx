// The build runs this to write every public screen as a page (scripts/build/prerender.ts).
import { prerender } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
} from 'react-router-dom'
import { blogs } from '~/content/blog/blogs'
import { noticePeriodsWithoutItem } from '~/lib/availability/notice-periods-without-item'
import { categories } from '~/lib/catalog/categories'
import type { Catalog } from '~/lib/catalog/category-items'
import { listExtras, listInflatables } from '~/lib/db/catalog'
import type { AskedCatalog } from '~/lib/db/read-catalog'
import { contractVersions } from '~/lib/domain/contract-versions'
import type { Item } from '~/lib/domain/item'
import { config } from '~/settings/site-settings'
import { givePhotos } from '~/ui/photos'
import { pageAt } from '~/urls/page-at'
import { pageNames, pages, type PageName } from '~/urls/pages'
import { paths } from '~/urls/paths'
import { routes } from './routes'
import { structuredData } from './structured-data'

/** Empty if it isn't set. */
export const { siteUrl } = config

export { givePhotos }

type Several = {
  [Name in PageName]: (typeof pages)[Name] extends {
    path: `${string}:${string}`
    prerendered: 'always' | 'catalog'
  }
    ? Name
    : never
}[PageName]

const several: Record<Several, (catalog: Catalog) => readonly string[]> = {
  catalog: () => [paths.inflatables(), ...categories.map(({ slug }) => paths.category(slug))],
  inflatable: ({ inflatables }) => inflatables.map(({ id }) => paths.inflatable(id)),
  extra: ({ extras }) => extras.map(({ id }) => paths.extra(id)),
  blog: () => blogs.map(({ id }) => paths.blog(id)),
  contract: () => [
    paths.contract(),
    ...contractVersions.map(({ version }) => paths.contract(version)),
  ],
}

/**
 * Every URL to write, the pictures of all items and articles, and what is wrong with `noticeDays`.
 * @throws the database's error if the catalog can't be read, an Error if it has no items
 */
export async function findUrls() {
  const [inflatables, extras] = await Promise.all([listInflatables(), listExtras()])
  if (inflatables.length + extras.length === 0) throw new Error('The catalog has no items.')
  const names = pageNames.filter((name) => pages[name].prerendered !== 'never')
  const illustrated = [...inflatables, ...extras, ...blogs.flatMap(({ sections }) => sections)]
  return {
    mistakes: noticePeriodsWithoutItem([...inflatables, ...extras]),
    pictures: illustrated.map(({ image }) => image),
    urls: names.flatMap((name) =>
      isSeveral(name) ? several[name]({ inflatables, extras }) : [pages[name].path],
    ),
  }
}

const isSeveral = (name: PageName): name is Several => Object.hasOwn(several, name)

export type Written = {
  head: string
  body: string
  structured: string | null
  /** The data for hydration, by the route's id. */
  loaderData: Record<string, unknown>
}

/** Without a stack, because a line of this file says nothing about the cause. */
function catalogUnread(path: string): Error {
  const error = new Error(
    `${path} can't be written, because the database didn't answer. Try again in a few minutes.`,
  )
  delete error.stack
  return error
}

/**
 * Renders a screen with its current data. Null if the office has deleted its item meanwhile.
 * @throws Error if the database doesn't answer, or what is wrong with the screen
 */
export async function renderScreen(path: string): Promise<Written | null> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  if (context.statusCode === 404) return null
  for (const error of Object.values(context.errors ?? {}))
    throw isRouteErrorResponse(error) ? catalogUnread(path) : error
  const loaderData = await settle(context.loaderData)
  const [leaf = {}] = Object.values(loaderData).slice(-1) as {
    item?: Item
    catalog?: AskedCatalog
  }[]
  if (typeof leaf.catalog === 'string') throw catalogUnread(path)
  const router = createStaticRouter(handler.dataRoutes, { ...context, loaderData })
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={{ ...context, loaderData }} hydrate={false} />,
    {
      // Without chunks, because a later chunk would need an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        throw error
      },
    },
  )
  const html = await new Response(prelude).text()
  // React writes titles and other head elements first.
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(html) ?? []
  const things = structuredData(path, leaf.item ?? null)
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

export function sourceOf(path: string): string {
  const { screen } = pageAt(path)
  if (screen === null) throw new Error(`${path} has no file of its own`)
  return `src/routes/${screen}.tsx`
}

/** Waits for the loaders' promises, because a prerendered page needs their values. */
async function settle(loaderData: Record<string, unknown>): Promise<Record<string, unknown>> {
  const settled = Object.entries(loaderData).map(async ([id, data]) => [id, await settleOne(data)])
  return Object.fromEntries(await Promise.all(settled)) as Record<string, unknown>
}

async function settleOne(data: unknown): Promise<unknown> {
  if (typeof data !== 'object' || data === null) return data
  const entries = Object.entries(data).map(async ([key, value]) => [key, await value])
  return Object.fromEntries(await Promise.all(entries)) as unknown
}
