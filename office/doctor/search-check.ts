// Checks that search engines may list every prerendered page, under its address.
import { bad, expected, look, ok, type Finding } from './finding'
import { isPrerendered, locationsIn, pathsIn, some, type OpenedPage } from './read-pages'

type Options = {
  /** Addresses that only a browser renders. */
  apps: readonly string[]
  /** The address at which the doctor looks. */
  site: string
  /** The site's own address in its pages; '' if a build doesn't know it. */
  siteUrl: string
  sitemap: OpenedPage
  robots: OpenedPage
  /** A script or a picture of the site, without which search engines don't see the pages whole. */
  parts: readonly string[]
}

/** @param all every page that was opened */
export function checkSearch(all: readonly OpenedPage[], options: Options): Finding[] {
  const written = all.filter(({ status, text }) => status === 200 && isPrerendered(text))
  return [
    ...listFindings(all, written, options),
    ...indexFindings(written),
    ...addressFindings(written, options),
  ]
}

function listFindings(
  all: readonly OpenedPage[],
  written: readonly OpenedPage[],
  { apps, siteUrl, sitemap, robots, parts }: Options,
): Finding[] {
  const again = 'Set VITE_SITE_URL in .env, and npm run deploy.'
  const paths = written.map(({ path }) => path)
  const forbidden = forbiddenIn(robots.text)
  const hidden = [...paths, ...parts].filter((path) => forbidden.some((rule) => rule.test(path)))
  const listed = pathsIn(sitemap.text)
  // All rentals have two addresses; the sitemap has one of them.
  const unlisted = paths.filter((path) => !listed.includes(path) && path !== '/inflatables')
  if (hidden.length > 0)
    return [
      bad(
        `robots.txt forbids search engines ${hidden.length >= paths.length ? 'the whole site' : some(hidden)}`,
        'Correct public/robots.txt, and npm run deploy.',
      ),
    ]
  if ((robots.status ?? 500) >= 500)
    return [
      bad(
        `robots.txt answers ${robots.status ?? 'nothing'}: then search engines don't read the site`,
        'npm run deploy. If it stays so, look at the host.',
      ),
    ]
  if (!/^user-agent:/im.test(robots.text))
    return [look('There is no robots.txt', 'npm run deploy.')]
  if (sitemap.status !== 200 || !sitemap.text.includes('<urlset'))
    return [bad('There is no sitemap.xml', again)]
  if (!sitemap.text.includes('</urlset>') || !/xml/.test(sitemap.headers.get('content-type') ?? ''))
    return [bad("sitemap.xml is cut off, or isn't sent as XML", 'npm run deploy.')]
  const hiddenToo = all.filter(
    ({ path, text }) => apps.includes(path) && listed.includes(path) && !isPrerendered(text),
  )
  if (hiddenToo.length > 0)
    return [
      look(
        `The sitemap names pages that nobody may list: ${some(hiddenToo.map(({ path }) => path))}`,
        'npm run deploy.',
      ),
    ]
  if (URL.canParse(siteUrl) && unlisted.length > 0)
    return [look(`The sitemap lacks pages: ${some(unlisted)}`, 'npm run deploy.')]
  if (siteUrl !== '' && !/^sitemap:/im.test(robots.text))
    return [look("robots.txt doesn't name the sitemap", 'npm run deploy: a build adds the line.')]
  return [ok('Search engines may read the site, and find its pages')]
}

/** What robots.txt forbids Google, Bing or everybody. */
function forbiddenIn(robots: string): RegExp[] {
  let [isOurs, isNaming] = [false, false]
  return robots.split('\n').flatMap((line) => {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^\s#]*)/.exec(line) ?? []
    const isAgent = field.toLowerCase() === 'user-agent'
    if (isAgent) isOurs = (isNaming && isOurs) || /^(?:\*|googlebot|bingbot)$/i.test(value)
    isNaming = isAgent || (isNaming && field === '')
    if (field.toLowerCase() !== 'disallow' || value === '' || !isOurs) return []
    const pattern = value.replaceAll(/[.+?^{}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')
    return [new RegExp(`^${pattern}`)]
  })
}

const forbidding = /\bno(?:index|ne|follow)\b/i

function indexFindings(written: readonly OpenedPage[]): Finding[] {
  const hidden = written.filter(
    ({ text, headers }) =>
      (text.match(/<meta\b[^>]*>/gi) ?? []).some(
        (tag) => /name="?(?:robots|googlebot|bingbot)\b/i.test(tag) && forbidding.test(tag),
      ) || forbidding.test(headers.get('x-robots-tag') ?? ''),
  )
  const untitled = written.filter(({ text }) => !/<title\b[^>]*>\s*[^<\s]/.test(text))
  return [
    expected(
      hidden.length === 0,
      'Search engines may list every prerendered page',
      `Search engines are told not to list: ${some(hidden.map(({ path }) => path))}`,
      'Take noindex out of index.html, src/components/page and firebase.json, and npm run deploy.',
    ),
    ...(untitled.length === 0
      ? []
      : [
          bad(
            `Pages without a title: ${some(untitled.map(({ path }) => path))}`,
            'npm run deploy.',
          ),
        ]),
  ]
}

/** Addresses that pages, sitemap and robots.txt name. Without VITE_SITE_URL they name none. */
function addressFindings(
  written: readonly OpenedPage[],
  { site, siteUrl, sitemap, robots }: Options,
): Finding[] {
  if (siteUrl === '') return []
  const isOurs = (address: string) => address === siteUrl || address.startsWith(`${siteUrl}/`)
  const inPages = written.flatMap(({ path, text }) => {
    const [, address = 'none'] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
    const isRight = isOurs(address) && isOf(address.slice(siteUrl.length), path)
    return isRight ? [] : [`${path} (${address})`]
  })
  const inSitemap = locationsIn(sitemap.text).filter((address) => !isOurs(address))
  const [, inRobots = siteUrl] = /^sitemap:\s*(\S+)/im.exec(robots.text) ?? []
  const isElsewhere = URL.canParse(siteUrl) && new URL(siteUrl).origin !== new URL(site).origin
  const wrong = [
    ...(isElsewhere ? [`VITE_SITE_URL, while the site is at ${site}`] : []),
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

/** Whether an address is a page's own. All rentals have two. */
const isOf = (address: string, path: string) =>
  address.replace(/\/$/, '') === path.replace(/\/$/, '') ||
  [address, path].every((each) => /^\/inflatables(?:\/all-rentals)?$/.test(each))
