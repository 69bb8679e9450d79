// The site and its services, all as they should be: a test spoils one thing.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { currentContract } from '~/lib/domain/contract-version'
import type { Item } from '~/lib/domain/item'
import type { Config } from '~/settings/config'
import { hosting } from '../../firebase.json'
import { serveBuild } from '../../local/hosting'
import { createStack } from '../../local/services/stack'
import { readSettings } from '../../office/doctor/read-settings'
import { contractsOf } from '../../scripts/build/contract-versions'
import { writeFileList } from '../../scripts/build/file-list'
import { hostingOf } from '../../scripts/build/hosting'
import { fingerprintOf } from '../../scripts/build/rates'
import { testEnvironment } from '../env'
import { openFolder } from '../folder'
import { listen } from '../listen'

/** The services of `npm start`. */
const standIns = await createStack({
  root: process.cwd(),
  company: { name: 'Better Events', email: 'office@example.com' },
  environment: { LOCAL_DB: 'memory' },
})
/** Headers with which pages of any other URL may ask them. */
const toAll = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Content-Type' }

export type ServiceAnswer = { status?: number; headers?: Record<string, string>; body?: string }

export async function openOutside(projectId: string) {
  /** The requests that the services got. */
  const asked: string[] = []
  /** What the services answer in place of the stand-ins, by method and path. */
  const answers: Record<string, ServiceAnswer> = {}
  const service = await serve((request, response) => {
    const { method = '', url = '' } = request
    const path = `${method} ${url.replace(/^\/local|\?.*/g, '')}`
    asked.push(path)
    const { status = 200, headers = toAll, body = '' } = answers[path] ?? {}
    response.setHeaders(new Headers(headers))
    if (method === 'OPTIONS' || path in answers) return void response.writeHead(status).end(body)
    standIns(request, response, () => response.writeHead(404).end())
  })
  /** Google, for a page of this site and for one of another, and Stripe. */
  const maps = { suggest: 200, elsewhere: 403 }
  const stripe = { says: 'This API call cannot be made with a publishable API key.' }
  const google = await serve(({ headers, url }, response) => {
    if (url?.startsWith('/v1/tokens') === true) return void response.writeHead(401).end(stripe.says)
    const isElsewhere = headers.referer === 'https://doctor.example/'
    const status = isElsewhere ? maps.elsewhere : maps.suggest
    response.writeHead(status).end('API_KEY_HTTP_REFERRER_BLOCKED')
  })
  const env: Record<string, string> = {
    ...testEnvironment,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_API_KEY: `AIza${'a'.repeat(35)}`,
    VITE_GOOGLE_MAPS_KEY: `AIza${'b'.repeat(35)}`,
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
    VITE_DISTANCE_URL: `${service}/local`,
    VITE_PAYMENT_URL: `${service}/local`,
    VITE_MAILER_URL: `${service}/local`,
  }
  const dist = openFolder()
  let server: RequestListener | null = null
  const site = await serve((request, response) => {
    server ??= serveBuild(dist)
    server(request, response)
  })
  env['VITE_SITE_URL'] = site
  const config = () => readSettings(env).config
  /** Builds and deploys with the settings as they are, and pages for these items. */
  function deploy(items: readonly Item[]) {
    writeBuild(dist, config(), items)
    server = null
  }
  /** What the doctor is given besides the settings. */
  const given = {
    site,
    hosting: structuredClone(hosting),
    sources,
    keyUrls: { places: google, stripe: google },
  }
  return { answers, asked, dist, site, env, maps, stripe, given, deploy, config }
}

/** The hash of the source code that it was built from. */
const sources = '0123456789abcdef'

/** The least of a build that looks like one. */
function writeBuild(dist: string, config: Config, items: readonly Item[]) {
  for (const name of readdirSync(dist)) rmSync(join(dist, name), { recursive: true })
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  const ofItems = items.map(
    (item) => [`${item.kind === 'extras' ? 'extra' : 'inflatable'}/${item.id}`, item] as const,
  )
  const head = `<meta name="numbers" content="${fingerprintOf()}"><meta name="sources" content="${sources}">`
  const pages = ['index', 'about', 'contract', 'inflatables/all-rentals'] as const
  for (const [name, item] of [...pages.map((name) => [name, undefined] as const), ...ofItems]) {
    const data = JSON.stringify({ loaderData: { '0-0-3': { item } } })
    write(`${name}.html`, `<!doctype html>${head}<script id="page-data">${data}</script></html>`)
  }
  for (const name of ['app', '404']) write(`${name}.html`, '<meta name="robots" content="noindex">')
  const assets = ['app-12345678.js', 'item-12345678.js', 'font-12345678.woff2']
  for (const name of assets) write(`assets/${name}`, `const settings=${JSON.stringify(config)}`)
  write('robots.txt', 'User-agent: *\nDisallow: /test\n')
  // The words have the rates, but the rules of tests take this version, whatever the rates.
  const contract = { ...contractsOf('', config)[0], version: currentContract.version }
  write('contracts.json', JSON.stringify([contract]))
  const names = assets.map((name) => `assets/${name}`)
  write('firebase.json', JSON.stringify({ hosting: hostingOf(hosting, config, names) }))
  writeFileList(dist, config)
}

/** @returns the URL of a server that ends with the test */
async function serve(answer: RequestListener): Promise<string> {
  const { origin, stop } = await listen(answer)
  onTestFinished(stop)
  return origin
}
