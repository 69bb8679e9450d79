// Lost if nobody notices: a booking at yesterday's price, and orders because no search engine lists the page.
import type { Stored } from '~/lib/db/fields'
import type { Item } from '~/lib/domain/item'
import { parsed } from './ask'
import { bad, deploy, look, type Finding } from './finding'
import { pathsOf, type Opened } from './site-files'

/** As the build: the browser renders the page of an id that a URL has to escape. */
const hasOwnFile = ({ id }: Item) => /^[\w-]+$/.test(id)
const pathOf = ({ kind, id }: Item) => `/${kind === 'extras' ? 'extra' : 'inflatable'}/${id}`

export function checkPages(opened: readonly Opened[], items: readonly Item[]): Finding[] {
  const pages = opened.filter(({ answer }) => answer.text.includes('id="page-data"'))
  const shown = new Map(pages.map(({ path, answer }) => [path, answer.text]))
  const listed = new Map(items.filter(hasOwnFile).map((item) => [pathOf(item), item]))
  const isGone = (path: string) => /^\/(?:inflatable|extra)\//.test(path) && !listed.has(path)
  const changed = [...listed].flatMap(([path, item]) => {
    const text = shown.get(path)
    const names = text === undefined ? ['new'] : differences(item, itemIn(text))
    return names.length === 0 ? [] : [`${path} (${names.join(', ')})`]
  })
  const gone = items.length === 0 ? [] : [...shown.keys()].filter(isGone)
  const differing = [...changed, ...gone.map((path) => `${path} (gone)`)]
  // A build hides earlier contracts itself.
  const others = pages.filter(({ path }) => !path.startsWith('/contract/'))
  const hidden = others.filter(({ answer }) => isHidden(answer.text))
  const noindex = `Take noindex out of it; then ${deploy}`
  return [
    ...look('money', 'Changed in the catalog since the last deploy', deploy, differing),
    ...bad('booking', 'Search engines are told not to list', noindex, pathsOf(hidden)),
  ]
}

/** The item of the data that a page was written with; null without it, or if it can't be read. */
function itemIn(text: string): unknown {
  const [, data = ''] = /id="page-data">([^]*?)<\/script>/.exec(text) ?? []
  const read = parsed(data) as { loaderData?: Record<string, Stored | null> } | null
  return Object.values(read?.loaderData ?? {}).find((each) => each?.['item'])?.['item'] ?? null
}

/** The fields of an item that its page shows otherwise; none if the page's data can't be read. */
function differences(item: Item, inPage: unknown): string[] {
  if (inPage === null) return []
  // Parts have pages of their own.
  const plain = (field: string, value: unknown) =>
    JSON.stringify(
      field === 'parts' && Array.isArray(value)
        ? (value as Item['parts']).map(({ id, quantity }) => [id, quantity])
        : value,
    )
  return Object.entries(item)
    .filter(([field, value]) => plain(field, (inPage as Stored)[field]) !== plain(field, value))
    .map(([field]) => field)
}

const isHidden = (text: string) =>
  /<meta\b(?=[^>]*name="?(?:robots|googlebot|bingbot)\b)[^>]*\bno(?:index|ne|follow)\b/i.test(text)
