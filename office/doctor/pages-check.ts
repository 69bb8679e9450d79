// Checks the pages that a build writes: each is there, as the catalog is now, and search engines
// may list it under its address.
import type { Item } from '~/lib/domain/item'
import { pages } from '~/pages'
import { paths } from '~/paths'
import { inTurns } from '../../scripts/in-turns'
import { bad, expected, look, ok, type Finding } from './finding'
import { fetchPage, type Home } from './home'

const deploy = 'npm run deploy.'

type Page = { path: string; status: number | undefined; text: string; headers: Headers }

export const isWritten = (text: string) => text.includes('id="page-data"')

type Options = {
  /** The site's own address in its pages; '' if a build doesn't know it. */
  siteUrl: string
  items: readonly Item[]
  /** Addresses that only a browser renders. */
  apps: readonly string[]
  sitemap: string
  robots: string
  /** The header Cache-Control of a page. */
  caching: string | undefined
}

export async function checkPages(site: string, home: Home, options: Options): Promise<Finding[]> {
  const { items, apps, sitemap } = options
  const itemPaths = new Map(items.filter(hasOwnFile).map((item) => [pathOf(item), item]))
  const listed = locationsIn(sitemap).flatMap((address) =>
    URL.canParse(address) ? [new URL(address).pathname] : [],
  )
  const isOfItem = (path: string) => /^\/(?:inflatable|extra)\//.test(path)
  const others = new Set([...alwaysWritten, ...listed.filter((path) => !isOfItem(path)), ...apps])
  others.delete('/')
  const [ofOthers, ofItems, nothing] = await Promise.all([
    inTurns([...others], (path) => read(site, path)),
    inTurns([...itemPaths.keys()], (path) => read(site, path)),
    read(site, '/doctor-looks-for-nothing'),
  ])
  const opened = {
    path: '/',
    status: home.answer.status,
    text: home.page,
    headers: home.answer.headers,
  }
  const wrong = [
    // The browser renders a page that the build didn't write, and search engines don't index it.
    ...ofOthers
      .filter(({ path, status, text }) => {
        const isKnown = isWritten(text) || (apps.includes(path) && text.includes('noindex'))
        return status !== 200 || !isKnown
      })
      .map(({ path }) => path),
    ...(nothing.status === 404 ? [] : ['an unknown address (404)']),
  ]
  const all = [opened, ...ofOthers, ...ofItems]
  return [
    expected(
      wrong.length === 0,
      'Every kind of address is answered',
      `Answered wrongly: ${some(wrong)}`,
      deploy,
    ),
    ...itemFindings(ofItems, itemPaths, listed.filter(isOfItem)),
    ...indexFindings(all.filter(({ text }) => isWritten(text))),
    ...addressFindings(all, options),
    cachingFinding(all, options.caching),
  ]
}

const alwaysWritten = [
  ...Object.values(pages)
    .filter(({ path, written }) => written === 'always' && !path.includes(':'))
    .map(({ path }) => path),
  paths.category('all-rentals'),
]

/** As the build: the browser renders the page of an id that an address has to escape. */
const hasOwnFile = ({ id }: Item) => /^[\w-]+$/.test(id)
const pathOf = ({ kind, id }: Item) => `/${kind === 'extras' ? 'extra' : 'inflatable'}/${id}`

async function read(site: string, path: string): Promise<Page> {
  const answer = await fetchPage(site, path).catch(() => null)
  return {
    path,
    status: answer?.status,
    text: (await answer?.text().catch(() => '')) ?? '',
    headers: answer?.headers ?? new Headers(),
  }
}

const locationsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>\s*([^<\s]*)\s*<\/loc>/g)].map(([, address = '']) => address)

/** The first of a long list. */
const some = (names: readonly string[]) =>
  names.length > 8
    ? `${names.slice(0, 8).join(', ')} and ${names.length - 8} more`
    : names.join(', ')

function itemFindings(
  read: readonly Page[],
  items: ReadonlyMap<string, Item>,
  listed: readonly string[],
): Finding[] {
  const written = read.filter(({ status, text }) => status === 200 && isWritten(text))
  if (read.length > 0 && written.length === 0)
    return [bad('No item has a page that search engines can read', deploy)]
  const unwritten = read.filter((page) => !written.includes(page)).map(({ path }) => path)
  const changed = written.flatMap(({ path, text }) => {
    const item = items.get(path)
    const names = item ? differences(item, itemIn(text)) : []
    return names.length === 0 ? [] : [`${path} (${names.join(', ')})`]
  })
  const gone = listed.filter((path) => !items.has(path))
  const findings = [
    [unwritten, 'Items without a page of their own, which are newer than the last deploy'],
    [changed, 'Changed in the catalog since the last deploy, so search engines see the old page'],
    [items.size === 0 ? [] : gone, 'Pages of items that are no longer in the catalog'],
  ] as const
  const wrong = findings.filter(([names]) => names.length > 0)
  if (wrong.length === 0) return [ok('Every item has its page, as the catalog is now')]
  return wrong.map(([names, what]) => look(`${what}: ${some(names)}`, deploy))
}

const shown = ['name', 'description', 'image', 'priceCents', 'capacity'] as const
type Shown = Partial<Record<(typeof shown)[number], unknown>>

/** The fields of an item that its page shows otherwise; none if the page's data can't be read. */
function differences(item: Item, inPage: Shown | null): string[] {
  if (inPage === null) return []
  return shown.filter((field) => (inPage[field] ?? null) !== (item[field] ?? null))
}

/** The item in the data of a written page. */
function itemIn(text: string): Shown | null {
  const [, data = ''] = /id="page-data">([^]*?)<\/script>/.exec(text) ?? []
  try {
    const { loaderData } = JSON.parse(data) as { loaderData: Record<string, { item?: Shown }> }
    return Object.values(loaderData).find((each) => each.item)?.item ?? null
  } catch {
    return null
  }
}

function indexFindings(written: readonly Page[]): Finding[] {
  const hidden = written.filter(
    ({ text, headers }) =>
      /<meta name="robots" content="[^"]*no(?:index|ne)/i.test(text) ||
      /no(?:index|ne)/i.test(headers.get('x-robots-tag') ?? ''),
  )
  return [
    expected(
      hidden.length === 0,
      'Search engines may list every written page',
      `Search engines are told not to list: ${some(hidden.map(({ path }) => path))}`,
      'Take noindex out of index.html, src/components/page and firebase.json, and npm run deploy.',
    ),
  ]
}

/** Addresses that pages, sitemap and robots.txt name. Without VITE_SITE_URL they name none. */
function addressFindings(all: readonly Page[], { siteUrl, sitemap, robots }: Options): Finding[] {
  if (siteUrl === '') return []
  const isOurs = (address: string) => address === siteUrl || address.startsWith(`${siteUrl}/`)
  const inPages = all.flatMap(({ path, text }) => {
    const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
    return address !== undefined && !isOurs(address) ? [`${path} (${address})`] : []
  })
  const inSitemap = locationsIn(sitemap).filter((address) => !isOurs(address))
  const [, inRobots = siteUrl] = /^sitemap:\s*(\S+)/im.exec(robots) ?? []
  const wrong = [
    ...inPages,
    ...(inSitemap.length > 0 ? [`sitemap.xml (${inSitemap[0]})`] : []),
    ...(isOurs(inRobots) ? [] : [`robots.txt (${inRobots})`]),
  ]
  return [
    expected(
      wrong.length === 0,
      'Pages and sitemap name the address of this site',
      `Search engines are sent to another address than ${siteUrl} by: ${some(wrong)}`,
      'Is VITE_SITE_URL right? Then npm run deploy.',
    ),
  ]
}

/**
 * A page that browsers keep shows old prices, and asks for scripts that the next deploy takes away.
 */
function cachingFinding(all: readonly Page[], caching: string | undefined): Finding {
  const kept = all.filter(
    ({ status, headers }) => status === 200 && headers.get('cache-control') !== (caching ?? null),
  )
  return expected(
    kept.length === 0,
    'Browsers ask for a newer page each time',
    `Browsers may keep old pages (Cache-Control isn't ${caching}): ${some(kept.map(({ path }) => path))}`,
    'Correct the headers in firebase.json, and npm run deploy.',
  )
}
