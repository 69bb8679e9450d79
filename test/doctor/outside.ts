// The site and its services, all as they should be: a test spoils one thing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { pages } from '~/pages'
import { readConfig, type Config } from '~/settings/config'
import { hosting } from '../../firebase.json'
import { serveBuild } from '../../local/hosting'
import { hostingOf } from '../../scripts/build/hosting'
import { fingerprintOf } from '../../scripts/build/numbers'
import { testEnvironment } from '../env'
import { listen } from '../listen'

type Answer = { status: number; headers: Record<string, string>; body: string }

const anyOrigin = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

const answering = (body: object): Answer => ({
  status: 200,
  headers: { ...anyOrigin },
  body: JSON.stringify(body),
})
const preflight = (): Answer => ({
  status: 204,
  headers: { ...anyOrigin, 'access-control-allow-headers': 'Content-Type' },
  body: '',
})

export async function openOutside(projectId: string) {
  /** What the services answer, by method and path. */
  const services: Record<string, Answer> = {
    'GET /api/calculateDistance': answering({
      rows: [{ elements: [{ distance: { text: '14.9 mi' } }] }],
    }),
    'OPTIONS /paymentInflatables': preflight(),
    'POST /paymentInflatables': answering({ success: false }),
    'OPTIONS /api/bebookingConfirmation': preflight(),
    'OPTIONS /api/bebookingRequested': preflight(),
    'OPTIONS /api/beinvoice': preflight(),
    'OPTIONS /api/contactForm': preflight(),
  }
  /** What they were sent. */
  const requests: string[] = []
  const service = await serve(({ method, url = '' }, response) => {
    const path = `${method} ${url.replace(/\?.*/, '')}`
    requests.push(path)
    const { status, headers, body } = services[path] ?? { status: 404, headers: {}, body: 'none' }
    response.writeHead(status, headers).end(body)
  })
  const env: Record<string, string> = {
    ...testEnvironment,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: `AIza${'a'.repeat(35)}`,
    VITE_GOOGLE_MAPS_KEY: `AIza${'b'.repeat(35)}`,
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
    VITE_DISTANCE_URL: service,
    VITE_PAYMENT_URL: service,
    VITE_MAILER_URL: service,
  }
  const dist = writeBuild(projectId, readConfig(env))
  const site = await serve(serveBuild(dist))
  env['VITE_SITE_URL'] = site
  /** Changes what a service answers to one request. */
  const answer = (path: string, some: Partial<Answer>) => Object.assign(services[path] ?? {}, some)
  return { services, answer, asked: requests, dist, site, env }
}

/** Every page that a build writes at one address, and the list of rentals. */
const writtenPages = [
  ...Object.values(pages)
    .filter(({ path, written }) => written === 'always' && !path.includes(':'))
    .map(({ path }) => (path === '/' ? 'index' : path.slice(1))),
  'inflatables',
  'inflatables/all-rentals',
]

/** The least of a build that looks like one. */
function writeBuild(projectId: string, config: Config): string {
  const dist = mkdtempSync(join(tmpdir(), 'doctor-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  for (const folder of ['assets', 'inflatables']) mkdirSync(join(dist, folder))
  const numbers = `<meta name="numbers" content="${fingerprintOf()}">`
  const written = `${numbers}<script src="/assets/app.js"></script><script id="page-data">{}</script>`
  for (const page of writtenPages) writeFileSync(join(dist, `${page}.html`), written)
  for (const page of ['app', '404'])
    writeFileSync(join(dist, `${page}.html`), '<meta name="robots" content="noindex">')
  writeFileSync(join(dist, 'assets/app.js'), `const project = '${projectId}'`)
  writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\nDisallow: /test\n')
  writeFileSync(join(dist, 'sitemap.xml'), '<urlset></urlset>')
  const complete = hostingOf(hosting, config, ['assets/app.js'])
  writeFileSync(join(dist, 'firebase.json'), JSON.stringify({ hosting: complete }))
  return dist
}

/** @returns the address of a server that ends with the test */
async function serve(answer: RequestListener): Promise<string> {
  const { origin, stop } = await listen(answer)
  onTestFinished(stop)
  return origin
}
