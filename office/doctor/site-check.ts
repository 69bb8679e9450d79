// Checks the served site: its pages and files, headers, and the project and settings of its build.
import type { Item } from '~/lib/domain/item'
import type { Config } from '~/settings/config'
import { hostingOf, type Hosting } from '../../scripts/build/hosting'
import { fingerprintOf } from '../../scripts/build/rates'
import { inTurns } from '../../scripts/in-turns'
import { checkChanged } from './changed-pages-check'
import { checkDeployed } from './deployed-check'
import { checkCompressed, checkDrawings, checkFiles, picturesIn, readFiles } from './files-check'
import { bad, expected, look, ok, type Finding } from './finding'
import { fetchPage, isClockRight, bodyText, type Home } from './home'
import { checkPages, headersFinding } from './pages-check'
import { isPrerendered, readPage, readPages } from './read-pages'
import { checkSearch } from './search-check'

type Options = {
  /** The `hosting` part of firebase.json, which a build completes. */
  hosting: Hosting
  /** The fingerprint of this folder. */
  sources: string
  config: Config
  projectId: string
  items: readonly Item[]
}

export async function checkSite(
  site: string,
  home: Home,
  { hosting, sources, config, projectId, items }: Options,
): Promise<Finding[]> {
  const { answer, page, minutesOff } = home
  const [robots, sitemap] = await Promise.all([
    readPage(site, '/robots.txt'),
    readPage(site, '/sitemap.xml'),
  ])
  const apps = hosting.rewrites.map(({ source }) => source.replace('*', 'doctor'))
  const read = await readPages(site, home, { items, apps, sitemap: sitemap.text })
  const all = [...read.others, ...read.items]
  const texts = all.map(({ text }) => text).join('')
  const files = await readFiles(site, texts)
  const scripts = files.filter(({ path }) => path.endsWith('.js'))
  const [script = ''] = scripts.map(({ path }) => path)
  const complete = hostingOf(hosting, config, [script.slice(1)])
  const headers = expectedHeaders(complete, '/')
  const caching = headers.get('Cache-Control')
  headers.delete('Cache-Control')
  const ofScripts = [...expectedHeaders(complete, script)].filter(
    ([key]) => key === 'Cache-Control',
  )
  const isRead = answer.status === 200 && isPrerendered(page)
  return [
    expected(
      isRead,
      'The home page is written, with the catalog of the build',
      `The home page answers ${answer.status} without the catalog of the build`,
      'npm run deploy, once the catalog can be read.',
    ),
    checkFiles(files),
    ...checkCompressed(files),
    ...(await checkDrawings(site, picturesIn(texts, files, config.siteUrl))),
    ...checkPages(read, { items, apps, sitemap: sitemap.text, caching, headers }),
    ...checkChanged(all, headers.get('Content-Security-Policy') ?? ''),
    ...(await privateFindings(site)),
    headersFinding(
      'Scripts, styles and fonts are kept for good',
      files.filter(({ isThere }) => isThere),
      new Map(ofScripts),
    ),
    ...checkSearch(all, {
      site,
      apps,
      siteUrl: config.siteUrl,
      sitemap,
      robots,
      parts: files.slice(0, 1).map(({ path }) => path),
    }),
    await workerFinding(site, caching),
    expected(
      isClockRight(home),
      "This computer's clock is right",
      `This computer's clock is ${minutesOff} minutes off`,
      "Set it right: the days that the doctor and the desk's commands look at go by it.",
    ),
    expected(
      scripts.some(({ text }) => isProjectOf(text, projectId)),
      `The site was built for ${projectId}`,
      `The site wasn't built for ${projectId}`,
      'Set VITE_FIREBASE_PROJECT_ID in .env, and npm run deploy.',
    ),
    ...checkDeployed(
      scripts.map(({ text }) => text),
      config,
    ),
    expected(
      page.includes(`name="numbers" content="${fingerprintOf()}"`),
      "The pages have this folder's rates",
      "The pages were built with other prices, rates, towns or codes than this folder's",
      'npm run deploy: pages and rules belong together.',
    ),
    page.includes(`name="sources" content="${sources}"`)
      ? ok("The live site is this folder's version")
      : look(
          "The live site was built from other files than this folder's",
          'If this folder is newer, npm run deploy. If the site is, get its version, such as by git pull.',
        ),
  ]
}

/** Files of this folder that a deploy of another folder than the build's would publish. */
async function privateFindings(site: string): Promise<Finding[]> {
  const paths = [
    '/.env',
    '/.env.local',
    '/.env.production',
    '/.git/config',
    '/package.json',
    '/firestore.rules',
    '/service-account.json',
  ]
  const open = await inTurns(paths, async (path) => {
    const answer = await fetchPage(site, path).catch(() => null)
    const isPage = answer?.headers.get('content-type')?.includes('text/html') === true
    return answer?.status === 200 && !isPage ? [path] : []
  })
  if (open.flat().length === 0) return []
  return [
    bad(
      `Everybody can read files of this folder on the site: ${open.flat().join(', ')}`,
      'npm run deploy, which publishes dist alone. Revoke each key that was in them.',
    ),
  ]
}

/** The service worker that takes the place of an earlier site's, under its usual names. */
async function workerFinding(site: string, caching = ''): Promise<Finding> {
  const answers = await Promise.all(
    ['/sw.js', '/service-worker.js'].map(async (path) => {
      const answer = await fetchPage(site, path).catch(() => null)
      const isOurs = /unregister|importScripts\('\/sw\.js'\)/.test(await bodyText(answer))
      const isScript = answer?.headers.get('content-type')?.includes('javascript') === true
      const isAsked = answer?.headers.get('cache-control') === caching
      return { path, isRight: answer?.status === 200 && isScript && isOurs && isAsked }
    }),
  )
  const wrong = answers.filter(({ isRight }) => !isRight).map(({ path }) => path)
  return expected(
    wrong.length === 0,
    "An earlier site's service worker is taken away",
    `Browsers that know an earlier site may go on showing it, because its service worker isn't taken away by ${wrong.join(', ')}`,
    `npm run deploy: a build has these files, with Cache-Control ${caching}.`,
  )
}

/**
 * A build has the id between the quotes that its minifier chose. Another project's id may contain
 * this one.
 */
const isProjectOf = (script: string, projectId: string) =>
  ['"', "'", '`'].some((quote) => script.includes(quote + projectId + quote))

/** Of several headers of one name, the last one counts. */
function expectedHeaders({ headers }: Hosting, path: string): Map<string, string> {
  const matching = headers.filter(({ source }) => source === '**' || source === path)
  return new Map(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const)),
  )
}
