// Settings, services and pages that are wrong.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { World } from '../world'
import { set, type Breakage } from './breakage'

const settings: readonly Breakage[] = [
  {
    what: 'a missing setting',
    spoil: set('VITE_BUSINESS_PHONE', ''),
    line: /missing: VITE_BUSINESS_PHONE$/,
  },
  {
    what: 'another project',
    spoil: set('VITE_FIREBASE_PROJECT_ID', 'demo-other'),
    line: /^VITE_FIREBASE_PROJECT_ID is demo-other/,
  },
  {
    what: 'a Firebase key that is none',
    spoil: set('VITE_FIREBASE_API_KEY', 'demo'),
    line: /_API_KEY isn't a key/,
  },
  {
    what: 'a maps key that is none',
    spoil: set('VITE_GOOGLE_MAPS_KEY', 'demo'),
    line: /_MAPS_KEY isn't a key/,
  },
  {
    what: 'a secret card key',
    spoil: set('VITE_STRIPE_PUBLISHABLE_KEY', 'sk_live_1'),
    line: /is a secret key/,
  },
  {
    what: 'a card key that is none',
    spoil: set('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_demo'),
    line: /isn't a publishable key/,
  },
  {
    what: 'a card key for tests',
    spoil: set('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1'),
    line: /no card is charged/,
  },
  {
    what: 'a site without an address',
    spoil: set('VITE_SITE_URL', 'example.com'),
    line: /_SITE_URL isn't an https/,
  },
  {
    what: 'hours that nobody can read',
    spoil: set('VITE_BUSINESS_HOURS', 'often'),
    line: /_HOURS can't be read/,
  },
  {
    what: 'a phone in words',
    spoil: set('VITE_BUSINESS_PHONE', 'call us'),
    line: /_PHONE can't be dialed: call us/,
  },
  {
    what: 'a stand-in',
    spoil: set('VITE_MAPS_STAND_IN', '/local/maps.js'),
    line: /local stack: VITE_MAPS_STAND_IN/,
  },
  {
    what: 'a first extra that is none',
    spoil: set('VITE_FIRST_EXTRA_ID', 'castle'),
    line: /^VITE_FIRST_EXTRA_ID is castle/,
  },
]

const answer = (path: string, some: object) => (world: World) => world.answer(path, some)
const distance = 'GET /api/calculateDistance'
const pay = '/paymentInflatables'

const services: readonly Breakage[] = [
  {
    what: 'distance down',
    spoil: answer(distance, { status: 503 }),
    line: /distance service answers 503/,
  },
  {
    what: 'distance down behind a gateway',
    spoil: answer(distance, { status: 502, headers: {} }),
    line: /distance service answers 502$/,
  },
  {
    what: 'a distance across the country',
    spoil: answer(distance, { body: '{"rows":[{"elements":[{"distance":{"text":"900 mi"}}]}]}' }),
    line: /says 900 miles/,
  },
  { what: 'no distance', spoil: answer(distance, { body: '{}' }), line: /200 and no distance/ },
  {
    what: 'distance without CORS',
    spoil: answer(distance, { headers: {} }),
    line: /distance service's answers can't/,
  },
  {
    what: 'distance gone',
    spoil: set('VITE_DISTANCE_URL', 'http://127.0.0.1:9'),
    line: /service doesn't answer/,
  },
  {
    what: 'payment without CORS',
    spoil: answer(`POST ${pay}`, { headers: {} }),
    line: /payment service's answers/,
  },
  {
    what: 'payment not allowed',
    spoil: answer(`OPTIONS ${pay}`, { headers: {} }),
    line: /payment service refuses/,
  },
  {
    what: 'a payment of nothing',
    spoil: answer(`POST ${pay}`, { body: '{"success":true}' }),
    line: /and success to/,
  },
  {
    what: 'payment as a page',
    spoil: answer(`POST ${pay}`, { body: '<p>' }),
    line: /200 without JSON/,
  },
  {
    what: 'a mailer without its header',
    spoil: answer('OPTIONS /api/beinvoice', { headers: { 'access-control-allow-origin': '*' } }),
    line: /beinvoice\) refuses/,
  },
  {
    what: 'a mail that nobody knows',
    spoil: set('VITE_CONTACT_PATH', '/mail'),
    line: /mailer \(\/mail\) refuses .*\(404\)/,
  },
  // To see it the doctor would have to send a mail.
  {
    what: 'a mailer that answers OPTIONS alone',
    spoil: answer('POST /api/beinvoice', { status: 500 }),
    line: null,
  },
]

/** Changes a file of the build. */
const edit = (file: string, from: string | RegExp, to: string) => (world: World) => {
  const path = join(world.dist, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has nothing like ${from}`)
  writeFileSync(path, after)
}

const site: readonly Breakage[] = [
  {
    what: 'no site',
    spoil: ({ given }) => Object.assign(given, { site: 'http://127.0.0.1:9' }),
    line: /^No site answers at/,
  },
  {
    what: 'no catalog',
    spoil: edit('index.html', ' id="page-data"', ''),
    line: /home page answers 200 without/,
  },
  {
    what: 'a page gone',
    spoil: ({ dist }) => rmSync(join(dist, 'contract.html')),
    line: /wrongly: \/contract$/,
  },
  {
    what: 'another app page',
    spoil: edit('app.html', 'noindex', ''),
    line: /wrongly: \/cart, \/checkout, .*doctor$/,
  },
  {
    what: 'a script gone',
    spoil: edit('index.html', /$/, '<script src="/assets/gone.js"></script>'),
    line: /scripts? .* missing: \/assets\/gone\.js$/i,
  },
  {
    what: 'no sitemap',
    spoil: ({ dist }) => rmSync(join(dist, 'sitemap.xml')),
    line: /There is no sitemap/,
  },
  {
    what: 'robots that forbid all',
    spoil: edit('robots.txt', 'Disallow: /test', 'Disallow: /'),
    line: /robots\.txt forbids/,
  },
  {
    what: 'pages of other numbers',
    spoil: edit('index.html', /content="\w+"/, 'content="x"'),
    line: /pages were built with other prices/,
  },
  {
    what: 'a build for another project',
    spoil: edit('assets/app.js', /'demo-.*'/, "'another'"),
    line: /wasn't built for demo-/,
  },
  {
    what: 'a build for a project whose id begins alike',
    spoil: edit('assets/app.js', /'(demo-.*)'/, "'$1-staging'"),
    line: /wasn't built for demo-/,
  },
  {
    what: 'a header that the host lacks',
    spoil: ({ given }) =>
      given.hosting.headers.push({
        source: '/assets/app.js',
        headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }],
      }),
    line: /not those of the build: X-Frame-Options$/,
  },
  {
    what: 'a clock that is days off',
    spoil: () => {
      const spy = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 86_400_000)
      onTestFinished(() => spy.mockRestore())
    },
    line: /^This computer's clock is 4320 minutes off$/,
  },
]

export const outside = [...settings, ...services, ...site]
