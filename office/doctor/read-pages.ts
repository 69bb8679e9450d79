// Opens the pages of the site.
import type { Stored } from '~/lib/db/fields'
import type { Item } from '~/lib/domain/item'
import { pages } from '~/urls/pages'
import { paths } from '~/urls/paths'
import { inTurns } from '../../scripts/in-turns'
import { fetchPage, bodyText, type Home } from './home'

export type OpenedPage = {
  path: string
  status: number | undefined
  text: string
  headers: Headers
}

export const isPrerendered = (text: string) => text.includes('id="page-data"')

/** A field of the data that a page was written with; null without it, or if it can't be read. */
export function shownIn(text: string, field: string): unknown {
  const [, data = ''] = /id="page-data">([^]*?)<\/script>/.exec(text) ?? []
  try {
    const { loaderData } = JSON.parse(data) as { loaderData: Record<string, Stored | null> }
    return Object.values(loaderData).find((each) => each?.[field])?.[field] ?? null
  } catch {
    return null
  }
}

export type Read = {
  /** The home page, those that the build always writes, those of the sitemap and the apps. */
  others: readonly OpenedPage[]
  items: readonly OpenedPage[]
  /** An address that nothing has. */
  nothing: OpenedPage
  /** A page's address with a slash at its end. */
  slashed: OpenedPage
}

/** Opens every page. `apps` are addresses that only a browser renders. */
export async function readPages(
  site: string,
  home: Home,
  { items, apps, sitemap }: { items: readonly Item[]; apps: readonly string[]; sitemap: string },
): Promise<Read> {
  const others = new Set([
    ...alwaysPrerendered,
    ...pathsIn(sitemap).filter((path) => !isOfItem(path)),
    ...apps,
  ])
  others.delete('/')
  const [ofOthers, ofItems, nothing, slashed] = await Promise.all([
    inTurns([...others], (path) => readPage(site, path)),
    inTurns(items.filter(hasOwnFile).map(itemPath), (path) => readPage(site, path)),
    readPage(site, '/doctor-looks-for-nothing'),
    readPage(site, '/contract/'),
  ])
  const { status, headers } = home.answer
  const opened = { path: '/', status, text: home.page, headers }
  return { others: [opened, ...ofOthers], items: ofItems, nothing, slashed }
}

const alwaysPrerendered = [
  ...Object.values(pages)
    .filter(({ prerendered }) => prerendered === 'always')
    .map(({ path }) => path.replace(/\/:\w+\?$/, ''))
    .filter((path) => !path.includes(':')),
  paths.category('all-rentals'),
]

/** As the build: the browser renders the page of an id that an address has to escape. */
export const hasOwnFile = ({ id }: Item) => /^[\w-]+$/.test(id)
export const itemPath = ({ kind, id }: Item) =>
  `/${kind === 'extras' ? 'extra' : 'inflatable'}/${id}`

export async function readPage(site: string, path: string): Promise<OpenedPage> {
  const answer = await fetchPage(site, path).catch(() => null)
  return {
    path,
    status: answer?.status,
    text: await bodyText(answer),
    headers: answer?.headers ?? new Headers(),
  }
}

export const isOfItem = (path: string) => /^\/(?:inflatable|extra)\//.test(path)

export const pathsIn = (sitemap: string) =>
  locationsIn(sitemap).flatMap((address) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  )

export const locationsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>\s*([^<\s]*)\s*<\/loc>/g)].map(([, address = '']) => address)

/** The first of a long list. */
export const some = (names: readonly string[]) =>
  names.length > 8
    ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more`
    : names.join(', ')
