// Settings, services and pages that are wrong.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { World } from '../world'
import type { Breakage } from './breakage'

const settings: [what: string, name: string, value: string, line: RegExp][] = [
  ['a missing setting', 'VITE_BUSINESS_PHONE', '', /missing: VITE_BUSINESS_PHONE$/],
  ['another project', 'VITE_FIREBASE_PROJECT_ID', 'demo-other', /^\w+_PROJECT_ID is demo-other/],
  ['a Firebase key that is none', 'VITE_FIREBASE_API_KEY', 'demo', /_API_KEY isn't a key/],
  ['a maps key that is none', 'VITE_GOOGLE_MAPS_KEY', 'demo', /_MAPS_KEY isn't a key/],
  ['a secret card key', 'VITE_STRIPE_PUBLISHABLE_KEY', 'sk_live_1', /is a secret key/],
  ['a card key that is none', 'VITE_STRIPE_PUBLISHABLE_KEY', 'pk_demo', /isn't a publishable key/],
  ['a card key for tests', 'VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1', /no card is charged/],
  ['a site without an address', 'VITE_SITE_URL', 'example.com', /_SITE_URL isn't an https/],
  ['hours that nobody can read', 'VITE_BUSINESS_HOURS', 'often', /_HOURS can't be read/],
  ['a phone in words', 'VITE_BUSINESS_PHONE', 'call us', /_PHONE can't be dialed: call us/],
  ['a stand-in', 'VITE_MAPS_STAND_IN', '/local/maps.js', /local stack: VITE_MAPS_STAND_IN/],
  ['a first extra that is none', 'VITE_FIRST_EXTRA_ID', 'castle', /^VITE_FIRST_EXTRA_ID is castle/],
  ['a unit counted twice', 'VITE_SINGLE_UNIT_ITEMS', 'slide', /^slide .* its count is "?2"?$/],
  ['a unit that is nowhere', 'VITE_SINGLE_UNIT_ITEMS', 'boat', /_UNIT_ITEMS names boat/],
  ['a distance service gone', 'VITE_DISTANCE_URL', 'http://127.0.0.1:9', /service doesn't answer/],
  ['a mail that nobody knows', 'VITE_CONTACT_PATH', '/mail', /mailer \(\/mail\) refuses .*\(404\)/],
]

const distance = 'GET /api/calculateDistance'
const [pay, askToPay] = ['POST /paymentInflatables', 'OPTIONS /paymentInflatables']
const [mail, askToMail] = ['POST /api/beinvoice', 'OPTIONS /api/beinvoice']
const far = '{"rows":[{"elements":[{"distance":{"text":"900 mi"}}]}]}'
const anyOrigin = { 'access-control-allow-origin': '*' }

/** What a service answers to one request. */
const services: [what: string, path: string, answer: object, line: RegExp | null][] = [
  ['distance down', distance, { status: 503 }, /distance service answers 503/],
  ['distance behind a gateway', distance, { status: 502, headers: {} }, /service answers 502$/],
  ['a distance across the country', distance, { body: far }, /says 900 miles/],
  ['no distance', distance, { body: '{}' }, /200 and no distance/],
  ['distance without CORS', distance, { headers: {} }, /distance service's answers can't/],
  ['payment without CORS', pay, { headers: {} }, /payment service's answers/],
  ['payment not allowed', askToPay, { headers: {} }, /payment service refuses/],
  ['a payment of nothing', pay, { body: '{"success":true}' }, /and success to/],
  ['payment as a page', pay, { body: '<p>' }, /200 without JSON/],
  ['a mailer without its header', askToMail, { headers: anyOrigin }, /beinvoice\) refuses/],
  // To see it the doctor would have to send a mail.
  ['a mailer that answers OPTIONS alone', mail, { status: 500 }, null],
]

/** Changes of a file of the build. */
const edits: [what: string, file: string, from: string | RegExp, to: string, line: RegExp][] = [
  ['no catalog', 'index.html', ' id="page-data"', '', /home page answers 200 without/],
  ['another app page', 'app.html', 'noindex', '', /wrongly: \/cart, \/checkout, .*doctor$/],
  ['a script gone', 'index.html', /$/, '<script src="/assets/gone.js">', /missing: \/assets\/gone/],
  ['robots that forbid all', 'robots.txt', '/test', '/', /robots\.txt forbids/],
  ['pages of other numbers', 'index.html', /content="\w+"/, 'content="x"', /with other prices/],
  ['a build for another project', 'assets/app.js', /'demo-.*'/, "'another'", /built for demo-/],
  ['a build for a longer id', 'assets/app.js', /'(demo-.*)'/, "'$1-staging'", /built for demo-/],
]

function edit({ dist }: World, file: string, from: string | RegExp, to: string) {
  const path = join(dist, file)
  const before = readFileSync(path, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} has nothing like ${from}`)
  writeFileSync(path, after)
}

const others: Breakage[] = [
  {
    what: 'no site',
    spoil: ({ given }) => Object.assign(given, { site: 'http://127.0.0.1:9' }),
    line: /^No site answers at/,
  },
  {
    what: 'a page gone',
    spoil: ({ dist }) => rmSync(join(dist, 'contract.html')),
    line: /wrongly: \/contract$/,
  },
  {
    what: 'no sitemap',
    spoil: ({ dist }) => rmSync(join(dist, 'sitemap.xml')),
    line: /There is no sitemap/,
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

export const outside: readonly Breakage[] = [
  ...settings.map(([what, name, value, line]) => {
    const spoil = ({ env }: World) => Object.assign(env, { [name]: value })
    return { what, spoil, line }
  }),
  ...services.map(([what, path, answer, line]) => {
    const spoil = (world: World) => world.answer(path, answer)
    return { what, spoil, line }
  }),
  ...edits.map(([what, file, from, to, line]) => {
    const spoil = (world: World) => edit(world, file, from, to)
    return { what, spoil, line }
  }),
  ...others,
]
