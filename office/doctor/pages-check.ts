// Checks the pages that a build writes: each is there, as the catalog is now, of one build and with
// its headers.
import type { Item } from '~/lib/domain/item'
import { bad, expected, look, ok, type Finding } from './finding'
import {
  hasOwnFile,
  isOfItem,
  isPrerendered,
  itemPath,
  pathsIn,
  shownIn,
  some,
  type OpenedPage,
  type Read,
} from './read-pages'

const deploy = 'npm run deploy.'

type Options = {
  items: readonly Item[]
  apps: readonly string[]
  sitemap: string
  /** The header Cache-Control of a page. */
  caching: string | undefined
  /** The other headers of every page. */
  headers: ReadonlyMap<string, string>
}

export function checkPages({ others, items: ofItems, nothing, slashed }: Read, options: Options) {
  const { items, apps, sitemap, caching, headers } = options
  const unanswered = others
    .slice(1)
    // The browser renders a page that the build didn't write, and search engines don't index it.
    .filter(({ path, status, text }) => {
      const isKnown = isPrerendered(text) || (apps.includes(path) && text.includes('noindex'))
      return status !== 200 || !isKnown
    })
    .map(({ path }) => path)
  const wrong = [
    ...unanswered,
    ...(nothing.status === 404 && nothing.text.includes('noindex')
      ? []
      : ['an unknown address (404)']),
    ...(unanswered.length > 0 || leadsToContract(slashed) ? [] : [slashed.path]),
  ]
  const all = [...others, ...ofItems].filter(({ status }) => status === 200)
  return [
    expected(
      wrong.length === 0,
      'Every kind of address is answered',
      `Answered wrongly: ${some(wrong)}`,
      deploy,
    ),
    ...itemFindings(
      ofItems,
      new Map(items.filter(hasOwnFile).map((item) => [itemPath(item), item])),
      pathsIn(sitemap).filter(isOfItem),
    ),
    ...typeFindings(all),
    ...versionFindings(all.filter(({ text }) => isPrerendered(text))),
    headersFinding('The pages have the headers of the build', all, headers),
    cachingFinding(all, caching),
  ]
}

/** By a redirect, as Firebase Hosting does, or the page itself. */
const leadsToContract = ({ status = 0, headers, text }: OpenedPage) =>
  (status === 200 && isPrerendered(text)) ||
  (status >= 300 && status < 400 && headers.get('location')?.endsWith('/contract') === true)

function itemFindings(
  read: readonly OpenedPage[],
  items: ReadonlyMap<string, Item>,
  listed: readonly string[],
): Finding[] {
  const written = read.filter(({ status, text }) => status === 200 && isPrerendered(text))
  if (read.length > 0 && written.length === 0)
    return [bad('No item has a page that search engines can read', deploy)]
  const notPrerendered = read.filter((page) => !written.includes(page)).map(({ path }) => path)
  const changed = written.flatMap(({ path, text }) => {
    const item = items.get(path)
    const names = item ? differences(item, shownIn(text, 'item') as Shown | null) : []
    return names.length === 0 ? [] : [`${path} (${names.join(', ')})`]
  })
  const gone = listed.filter((path) => !items.has(path))
  const findings = [
    [notPrerendered, 'Items without a page of their own, which are newer than the last deploy'],
    [changed, 'Changed in the catalog since the last deploy, so search engines see the old page'],
    [items.size === 0 ? [] : gone, 'Pages of items that are no longer in the catalog'],
  ] as const
  const wrong = findings.filter(([names]) => names.length > 0)
  if (wrong.length === 0) return [ok('Every item has its page, as the catalog is now')]
  return wrong.map(([names, what]) => look(`${what}: ${some(names)}`, deploy))
}

type Shown = Readonly<Record<string, unknown>>

/** The fields of an item that its page shows otherwise; none if the page's data can't be read. */
function differences(item: Item, inPage: Shown | null): string[] {
  if (inPage === null) return []
  // Parts have pages of their own.
  const plain = (field: string, value: unknown) =>
    field === 'parts'
      ? JSON.stringify(
          (value as Item['parts'] | undefined)?.map(({ id, quantity }) => [id, quantity]),
        )
      : JSON.stringify(value)
  return Object.entries(item)
    .filter(([field, value]) => plain(field, inPage[field]) !== plain(field, value))
    .map(([field]) => field)
}

/** Browsers show a page of another type as its source, or save it. */
function typeFindings(all: readonly OpenedPage[]): Finding[] {
  const wrong = all.filter(({ headers }) => !headers.get('content-type')?.includes('text/html'))
  if (wrong.length === 0) return []
  return [
    bad(
      `Not sent as pages (Content-Type isn't text/html): ${some(wrong.map(({ path }) => path))}`,
      'Correct the headers in firebase.json, or the host, and npm run deploy.',
    ),
  ]
}

/** All pages of one build name the same rates and sources. */
function versionFindings([home, ...others]: readonly OpenedPage[]): Finding[] {
  const versionOf = ({ text }: OpenedPage) =>
    text.match(/name="(?:numbers|sources)" content="\w*"/g)?.join()
  const wrong = others.filter((page) => home && versionOf(page) !== versionOf(home))
  // Then it is the home page that is old, and other findings say so.
  if (wrong.length === 0 || wrong.length === others.length) return []
  return [
    bad(
      `Not of the same build as the home page: ${some(wrong.map(({ path }) => path))}`,
      'npm run deploy: a deploy was interrupted, or the host keeps old pages.',
    ),
  ]
}

/** @param all pages or files, which should all have these headers */
export function headersFinding(
  what: string,
  all: readonly Pick<OpenedPage, 'path' | 'headers'>[],
  headers: ReadonlyMap<string, string>,
): Finding {
  const isWrong = (page: (typeof all)[number]) =>
    [...headers].some(([key, value]) => page.headers.get(key) !== value)
  const wrong = all.filter(isWrong)
  const keys = [...headers].filter(([key, value]) =>
    wrong.some((page) => page.headers.get(key) !== value),
  )
  const where = wrong.length === all.length ? '' : ` of ${some(wrong.map(({ path }) => path))}`
  return expected(
    wrong.length === 0,
    what,
    `Headers${where} are missing or not those of the build: ${keys.map(([key]) => key).join(', ')}`,
    deploy,
  )
}

/**
 * A page that browsers keep shows old prices, and asks for scripts that the next deploy takes away.
 */
function cachingFinding(all: readonly OpenedPage[], caching: string | undefined): Finding {
  const kept = all.filter(({ headers }) => headers.get('cache-control') !== (caching ?? null))
  return expected(
    kept.length === 0,
    'Browsers ask for a newer page each time',
    `Browsers may keep old pages (Cache-Control isn't ${caching}): ${some(kept.map(({ path }) => path))}`,
    'Correct the headers in firebase.json, and npm run deploy.',
  )
}
