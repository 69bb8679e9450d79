// The doctor's findings about settings, services and site: each is broken once, and reported with its remedy.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readConfig } from '~/settings/config'
import { hosting } from '../../firebase.json'
import { openOutside, type Outside } from '../../test/doctor/outside'
import { reportOf } from './finding'
import { checkServices } from './services-check'
import { checkSettings } from './settings-check'
import { checkSite } from './site-check'

const projectId = 'demo-outside'

/** The problems after one thing was broken. */
async function findWrong(spoil: (outside: Outside) => unknown, host = 'emulator') {
  const outside = await openOutside(projectId)
  spoil(outside)
  const { env, site } = outside
  const config = readConfig(env)
  const findings = [
    ...checkSettings(env, config, { projectId, host }),
    ...(await checkServices(config, site)),
    ...(await checkSite(site, { hosting, config, projectId })),
  ]
  for (const { mark, remedy } of findings) expect(remedy === undefined).toBe(mark === 'ok')
  return findings.filter(({ mark }) => mark !== 'ok').map(({ mark, what }) => `${mark}: ${what}`)
}

test('finds nothing wrong in undamaged data', async () => {
  expect(await findWrong(() => {})).toEqual([])
})

const set = (name: string, value: string) => (outside: Outside) =>
  Object.assign(outside.env, { [name]: value })

test.each<[string, (outside: Outside) => unknown, RegExp]>([
  ['a missing setting', set('VITE_BUSINESS_PHONE', ''), /missing: VITE_BUSINESS_PHONE$/],
  ['a Firebase key that is none', set('VITE_FIREBASE_API_KEY', 'demo'), /_API_KEY isn't a key/],
  ['a maps key that is none', set('VITE_GOOGLE_MAPS_KEY', 'demo'), /_MAPS_KEY isn't a key/],
  ['a secret card key', set('VITE_STRIPE_PUBLISHABLE_KEY', 'sk_live_1'), /bad: .* is a secret key/],
  ['a card key that is none', set('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_demo'), /isn't a publishable/],
  ['a card key for tests', set('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1'), /look: .*no card is/],
  ['a site without an address', set('VITE_SITE_URL', 'example.com'), /_SITE_URL isn't an https/],
  ['hours that nobody can read', set('VITE_BUSINESS_HOURS', 'often'), /_HOURS can't be read/],
  ['a phone in words', set('VITE_BUSINESS_PHONE', 'call us'), /_PHONE can't be dialed: call us/],
  ['a stand-in', set('VITE_MAPS_STAND_IN', '/local/maps.js'), /local stack: VITE_MAPS_STAND_IN/],
])('settings: %s', async (_, spoil, finding) => {
  expect(await findWrong(spoil)).toEqual([expect.stringMatching(finding)])
})

test('a real project takes no address without https, and no emulator', async () => {
  const wrong = await findWrong(() => {}, '')
  expect(wrong).toHaveLength(5)
  expect(wrong.filter((text) => text.includes("isn't an https address"))).toHaveLength(4)
  expect(wrong).toContainEqual(expect.stringContaining('local stack: VITE_FIRESTORE_HOST'))
})

describe('services:', () => {
  const answer = (path: string, some: object) => (outside: Outside) => outside.answer(path, some)
  const distance = 'GET /api/calculateDistance'
  const pay = '/paymentInflatables'
  const short = { headers: { 'access-control-allow-origin': '*' } }
  test.each<[string, (outside: Outside) => unknown, RegExp]>([
    ['distance down', answer(distance, { status: 503 }), /distance service answers 503/],
    [
      'distance down behind a gateway',
      answer(distance, { status: 502, headers: {} }),
      /distance service answers 502$/,
    ],
    [
      'a distance across the country',
      answer(distance, { body: '{"rows":[{"elements":[{"distance":{"text":"900 mi"}}]}]}' }),
      /says 900 miles/,
    ],
    ['no distance', answer(distance, { body: '{}' }), /200 and no distance/],
    [
      'distance without CORS',
      answer(distance, { headers: {} }),
      /distance service's answers can't/,
    ],
    ['distance gone', set('VITE_DISTANCE_URL', 'http://127.0.0.1:9'), /service doesn't answer/],
    ['payment without CORS', answer(`POST ${pay}`, { headers: {} }), /payment service's answers/],
    ['payment not allowed', answer(`OPTIONS ${pay}`, { headers: {} }), /payment service refuses/],
    ['a payment of nothing', answer(`POST ${pay}`, { body: '{"success":true}' }), /and success to/],
    ['payment as a page', answer(`POST ${pay}`, { body: '<p>' }), /200 without JSON/],
    ['a mailer without its header', answer('OPTIONS /api/beinvoice', short), /beinvoice\) refuses/],
    ['a mail not found', set('VITE_CONTACT_PATH', '/mail'), /mailer \(\/mail\) refuses .*\(404\)/],
  ])('%s', async (_, spoil, finding) => {
    expect(await findWrong(spoil)).toEqual([expect.stringMatching(finding)])
  })
})

describe('site:', () => {
  const without = (file: string, text: string) => (outside: Outside) => {
    const path = join(outside.dist, file)
    const before = readFileSync(path, 'utf8')
    expect(before).toContain(text)
    writeFileSync(path, before.replace(text, ''))
  }
  test.each<[string, (outside: Outside) => unknown, RegExp]>([
    ['no catalogue', without('index.html', ' id="page-data"'), /home page answers 200 without/],
    ['a page gone', ({ dist }) => rmSync(join(dist, 'contract.html')), /wrongly: \/contract$/],
    ['another app page', without('app.html', 'noindex'), /wrongly: \/cart, \/checkout, .*doctor$/],
    [
      'a script gone',
      ({ dist }) =>
        writeFileSync(
          join(dist, 'index.html'),
          `${readFileSync(join(dist, 'index.html'), 'utf8')}<script src="/assets/gone.js"></script>`,
        ),
      /Scripts of the home page are missing: \/assets\/gone\.js$/,
    ],
    ['no sitemap', ({ dist }) => rmSync(join(dist, 'sitemap.xml')), /There is no sitemap/],
    [
      'robots that forbid all',
      ({ dist }) => writeFileSync(join(dist, 'robots.txt'), 'User-agent: *\nDisallow: /\n'),
      /robots\.txt forbids/,
    ],
    [
      'pages of other numbers',
      ({ dist }) => {
        const home = join(dist, 'index.html')
        writeFileSync(home, readFileSync(home, 'utf8').replace(/content="\w+"/, 'content="x"'))
      },
      /pages were built with other prices/,
    ],
    ['another project', without('assets/app.js', projectId), /wasn't built for demo-outside/],
  ])('%s', async (_, spoil, finding) => {
    expect(await findWrong(spoil)).toEqual([expect.stringMatching(finding)])
  })

  test('a header that firebase.json has and the host has not', async () => {
    const { env, site } = await openOutside(projectId)
    const stricter = {
      ...hosting,
      headers: [{ source: '**', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] }],
    }
    const findings = await checkSite(site, {
      hosting: stricter,
      config: readConfig(env),
      projectId,
    })
    expect(findings.filter(({ mark }) => mark === 'bad').map(({ what }) => what)).toEqual([
      expect.stringContaining('X-Frame-Options'),
      expect.stringContaining('X-Frame-Options'),
    ])
  })

  test('a clock that is days off', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 86_400_000)
    const { env, site } = await openOutside(projectId)
    const findings = await checkSite(site, { hosting, config: readConfig(env), projectId })
    expect(findings.filter(({ mark }) => mark === 'bad').map(({ what }) => what)).toEqual([
      "This computer's clock is 4320 minutes off",
    ])
  })

  test('a site that does not answer', async () => {
    const findings = await checkSite('http://127.0.0.1:9', {
      hosting,
      config: readConfig({}),
      projectId,
    })
    expect(findings).toMatchObject([{ mark: 'bad', what: 'No site answers at http://127.0.0.1:9' }])
  })
})

test('the report counts what has to be put right', () => {
  const { lines, wrong } = reportOf(
    new Map([
      [
        'Site',
        [
          { mark: 'ok', what: 'Served' },
          { mark: 'bad', what: 'No pages', remedy: 'Build.' },
        ],
      ],
    ]),
  )
  expect(lines).toEqual([
    '',
    'Site',
    '  ✔ Served',
    '  ✘ No pages',
    '      Build.',
    '',
    '1 to put right.',
  ])
  expect(wrong).toBe(1)
})

test('the step that the rules are sent to is the one that deploys them', () => {
  const [, step] =
    /going-live\.md, step (\d+)/.exec(readFileSync('scripts/doctor/rules-check.ts', 'utf8')) ?? []
  const steps = readFileSync('docs/going-live.md', 'utf8').split(/^## (?=\d)/m)
  const deploying = steps.filter((text) => text.includes('\nnpm run deploy '))
  expect(deploying.map((text) => text.split('.')[0])).toEqual([step])
})
