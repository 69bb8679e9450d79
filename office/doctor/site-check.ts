// Checks the served site: pages, addresses that only the browser renders, headers, and the project of its build.
import { pages } from '~/pages'
import { paths } from '~/paths'
import type { Config } from '~/settings/config'
import { hostingOf, type Hosting } from '../../scripts/build/hosting'
import { fingerprintOf } from '../../scripts/build/numbers'
import { bad, expected, type Finding } from './finding'

const host = 'npm run deploy.'

type Options = {
  /** The `hosting` part of firebase.json, which a build completes. */
  hosting: Hosting
  config: Config
  projectId: string
}

/** The home page with its text, and how far this computer's clock is from that of its server. */
type Home = { answer: Response; page: string; minutesOff: number }

/** Further off, the rules may refuse a hold of ten minutes: they allow 15 by their own clock. */
const mostMinutesOff = 4

/** @returns null if no site answers */
export async function openHome(site: string): Promise<Home | null> {
  const answer = await get(site, '/')
  return answer && { answer, page: await answer.text(), minutesOff: minutesBetween(answer) }
}

/** True if no site answers, because nothing is known then. */
export const isClockRight = (home: Home | null) => home === null || home.minutesOff < mostMinutesOff

export async function checkSite(
  site: string,
  opened: Home | null,
  { hosting, config, projectId }: Options,
): Promise<Finding[]> {
  if (opened === null)
    return [
      bad(
        `No site answers at ${site || 'VITE_SITE_URL'}`,
        'Deploy hosting; set VITE_SITE_URL or --site to its address.',
      ),
    ]
  const { answer: home, page, minutesOff } = opened
  const apps = hosting.rewrites.map(({ source }) => source.replace('*', 'doctor'))
  const read = async (path: string) => {
    const answer = await get(site, path)
    return { path, status: answer?.status, text: (await answer?.text()) ?? '' }
  }
  const wrong: string[] = []
  for (const path of [...alwaysWritten, paths.category('all-rentals'), ...apps]) {
    const { status, text } = await read(path)
    // The browser renders a page that the build didn't write, and search engines don't index it.
    const isKnown = isWritten(text) || (apps.includes(path) && text.includes('noindex'))
    if (status !== 200 || !isKnown) wrong.push(path)
  }
  if ((await read('/doctor-looks-for-nothing')).status !== 404)
    wrong.push('an unknown address (404)')
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    ([, path]) => path ?? '',
  )
  const files = await Promise.all(scripts.map(read))
  const lost = files.filter(({ status }) => status !== 200).map(({ path }) => path)
  const { text: robots } = await read('/robots.txt')
  const { text: sitemap } = await read('/sitemap.xml')
  const [script = ''] = scripts
  const complete = hostingOf(hosting, config, [script.slice(1)])
  return [
    expected(
      home.status === 200 && isWritten(page),
      'The home page is written, with the catalog of the build',
      `The home page answers ${home.status} without the catalog of the build`,
      'npm run deploy, once the catalog can be read.',
    ),
    expected(
      wrong.length === 0,
      'Every kind of address is answered',
      `Answered wrongly: ${wrong.join(', ')}`,
      host,
    ),
    expected(
      lost.length === 0,
      "The home page's scripts are there",
      `Scripts of the home page are missing: ${lost.join(', ')}`,
      host,
    ),
    expected(
      sitemap.includes('<urlset') && !/^disallow:\s*\/\s*$/im.test(robots),
      'Search engines may read the site, and find its pages',
      sitemap.includes('<urlset')
        ? 'robots.txt forbids search engines the whole site'
        : 'There is no sitemap.xml',
      'Set VITE_SITE_URL in .env, and npm run deploy.',
    ),
    expected(
      isClockRight(opened),
      "This computer's clock is right",
      `This computer's clock is ${minutesOff} minutes off`,
      "Set it right: the days that the doctor and the desk's commands look at go by it.",
    ),
    headersFinding('The pages have the headers of the build', home, expectedHeaders(complete, '/')),
    headersFinding(
      'The scripts are kept for good',
      await get(site, script),
      expectedHeaders(complete, script),
    ),
    expected(
      files.some(({ text }) => isProjectOf(text, projectId)),
      `The site was built for ${projectId}`,
      `The site wasn't built for ${projectId}`,
      'Set VITE_FIREBASE_PROJECT_ID in .env, and npm run deploy.',
    ),
    expected(
      page.includes(`name="numbers" content="${fingerprintOf()}"`),
      "The pages have this folder's numbers",
      "The pages were built with other prices, rates, towns or codes than this folder's",
      'npm run deploy: pages and rules belong together.',
    ),
  ]
}

/** A build has the id between the quotes that its minifier chose. Another project's id may contain this one. */
const isProjectOf = (script: string, projectId: string) =>
  ['"', "'", '`'].some((quote) => script.includes(quote + projectId + quote))

function minutesBetween({ headers }: Response): number {
  const served = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(served) ? 0 : Math.round(Math.abs(Date.now() - served) / 60_000)
}

const alwaysWritten = Object.values(pages)
  // The home page has a finding of its own.
  .filter(({ path, written }) => written === 'always' && path !== '/' && !path.includes(':'))
  .map(({ path }) => path)

const isWritten = (text: string) => text.includes('id="page-data"')

async function get(site: string, path: string): Promise<Response | null> {
  try {
    return await fetch(`${site}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    })
  } catch {
    return null
  }
}

/** The last one of a name counts. */
function expectedHeaders({ headers }: Hosting, path: string): Map<string, string> {
  const matching = headers.filter(({ source }) => source === '**' || source === path)
  return new Map(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
  )
}

function headersFinding(
  what: string,
  answer: Response | null,
  headers: ReadonlyMap<string, string>,
): Finding {
  const wrong = [...headers]
    .filter(([key, value]) => answer?.headers.get(key) !== value)
    .map(([key]) => key)
  return expected(
    wrong.length === 0,
    what,
    `Headers are missing or not those of the build: ${wrong.join(', ')}`,
    host,
  )
}
