// Settings and services that are wrong.
import { onTestFinished, vi } from 'vitest'
import { closedDays } from '~/lib/domain/business'
import type { Outside } from '../world'
import type { OutsideBreakage } from './breakage'

const settings: [what: string, name: string, value: string, line: RegExp][] = [
  ['a missing setting', 'VITE_BUSINESS_PHONE', '', /missing: VITE_BUSINESS_PHONE$/],
  ['a Firebase key that is none', 'VITE_FIREBASE_API_KEY', 'demo', /_API_KEY isn't a key/],
  ['a maps key that is none', 'VITE_GOOGLE_MAPS_KEY', 'demo', /_MAPS_KEY isn't a key/],
  ['a secret card key', 'VITE_STRIPE_PUBLISHABLE_KEY', 'sk_live_1', /is a secret key/],
  ['a card key that is none', 'VITE_STRIPE_PUBLISHABLE_KEY', 'pk_demo', /isn't a publishable key/],
  ['a card key for tests', 'VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1', /no card is charged/],
  ['a site without an address', 'VITE_SITE_URL', 'example.com', /_SITE_URL isn't an https/],
  ['hours that nobody can read', 'VITE_BUSINESS_HOURS', 'often', /_HOURS can't be read/],
  ['a phone in words', 'VITE_BUSINESS_PHONE', 'call us', /_PHONE can't be dialed: "call us"/],
  ['a stand-in', 'VITE_MAPS_STAND_IN', '/local/maps.js', /local stack: VITE_MAPS_STAND_IN/],
  ['a distance service gone', 'VITE_DISTANCE_URL', 'http://127.0.0.1:9', /service doesn't answer/],
  [
    'a payment service gone',
    'VITE_PAYMENT_URL',
    'http://127.0.0.1:9',
    /payment service doesn't answer/,
  ],
  ['a mailer gone', 'VITE_MAILER_URL', 'http://127.0.0.1:9', /mailer \(.*doesn't answer/],
  ['a mail without its slash', 'VITE_CONTACT_PATH', 'api/contactForm', /_PATH isn't a path/],
  ['a mail address in words', 'VITE_BUSINESS_EMAIL', 'write us', /_EMAIL is no address: write us/],
  ['a map link without https', 'VITE_BUSINESS_MAP_URL', 'maps.example', /_MAP_URL leads nowhere/],
  [
    'a profile in words',
    'VITE_BUSINESS_SOCIAL_URL',
    '@better',
    /_SOCIAL_URL leads nowhere: @better/,
  ],
  ['an hour after midnight', 'VITE_SAME_DAY_UNTIL_HOUR', '25', /_HOUR should be a whole number/],
  ['a quote for a month', 'VITE_QUOTE_DAYS', 'a month', /_DAYS should be a whole number/],
  ['purchase orders perhaps', 'VITE_PURCHASE_ORDERS', 'maybe', /_ORDERS should be yes or no/],
  [
    'a misspelled setting',
    'VITE_SINGLE_UNIT_ITEM',
    'castle',
    /reads: \S+ITEM \(VITE_SINGLE_UNIT_ITEMS\?\)/,
  ],
  ['a setting of another site', 'VITE_ANALYTICS', 'G-1', /nothing reads: VITE_ANALYTICS$/],
  ['a name left blank', 'VITE_BUSINESS_NAME', ' ', /missing: VITE_BUSINESS_NAME$/],
  [
    'a card key missing its end',
    'VITE_STRIPE_PUBLISHABLE_KEY',
    'pk_live_',
    /isn't a publishable key/,
  ],
  [
    'an app key without its app',
    'VITE_APP_CHECK_SITE_KEY',
    '6Lc',
    /missing: VITE_FIREBASE_APP_ID$/,
  ],
  ['a mail that nobody knows', 'VITE_CONTACT_PATH', '/mail', /mailer \(\/mail\) refuses .*\(404\)/],
]

const distance = 'GET /api/calculateDistance'
const [pay, askToPay] = ['POST /paymentInflatables', 'OPTIONS /paymentInflatables']
const [mail, askToMail] = ['POST /api/beinvoice', 'OPTIONS /api/beinvoice']
const far = '{"rows":[{"elements":[{"distance":{"text":"900 mi"}}]}]}'
const allowed = 'access-control-allow-origin'
const anyOrigin = { [allowed]: '*' }

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
  ['payment without its key', pay, { body: '{"error":"Missing API key"}' }, /Missing API key/],
  [
    'payment without its key, refused',
    pay,
    { status: 400, body: '{"error":"Invalid API Key provided: sk_test_***"}' },
    /payment service answers 400 without success: false: .*Invalid API Key/,
  ],
  ['payment that fails', pay, { status: 500, body: '{"error":"oops"}' }, /answers 500 without suc/],
  [
    'payment behind a login',
    pay,
    { status: 401, body: '{"message":"Forbidden"}' },
    /answers 401 w/,
  ],
  ['success in words', pay, { body: '{"success":"false"}' }, /without success: false/],
  ['an answer of nothing', pay, { body: '{}' }, /without success: false: \{\}$/],
  [
    'a distance of nothing',
    distance,
    { body: '{"rows":[{"elements":[{"distance":{"text":"1 ft"}}]}]}' },
    /says 0\.000\d* miles/,
  ],
  [
    'a distance that Google denies',
    distance,
    { body: '{"status":"REQUEST_DENIED","rows":[]}' },
    /200 and no distance/,
  ],
  ['payment as a page', pay, { body: '<p>' }, /200 without JSON/],
  ['a mailer without its header', askToMail, { headers: anyOrigin }, /beinvoice\) refuses/],
  ['distance as a page', distance, { body: '<p>' }, /200 and no distance/],
  ['distance that needs a password', distance, { status: 401, body: '{}' }, /401 and no distance/],
  [
    'distance for another site',
    distance,
    { headers: { [allowed]: 'https://x' } },
    /service's answers can't/,
  ],
  [
    'payment for another site',
    pay,
    { headers: { [allowed]: 'https://x' } },
    /payment service's answers/,
  ],
  ['payment at another path', pay, { status: 404, body: 'none' }, /404 without JSON/],
  ['payment without content type', askToPay, { headers: anyOrigin }, /payment service refuses/],
  ['payment that redirects', askToPay, { status: 301 }, /refuses requests from this site \(301\)/],
  ['a mailer down', askToMail, { status: 503 }, /beinvoice\) refuses .*\(503\)/],
  [
    'confirmations gone',
    'OPTIONS /api/bebookingConfirmation',
    { status: 404 },
    /ingConfirmation\) refuses/,
  ],
  ['requests gone', 'OPTIONS /api/bebookingRequested', { status: 404 }, /ingRequested\) refuses/],
  ['messages gone', 'OPTIONS /api/contactForm', { status: 404 }, /contactForm\) refuses/],
  // To see it the doctor would have to send a mail.
  ['a mailer that answers OPTIONS alone', mail, { status: 500 }, null],
]

const undeployed: [what: string, name: string, value: string, line: RegExp][] = [
  ['a new phone', 'VITE_BUSINESS_PHONE', '(815) 555-0199', /live site: business\.phone$/],
  ['a new card key', 'VITE_STRIPE_PUBLISHABLE_KEY', 'pk_live_new', /live site: stripeKey$/],
  ['a new maps key', 'VITE_GOOGLE_MAPS_KEY', `AIza${'c'.repeat(35)}`, /live site: mapsKey$/],
  ['new hours', 'VITE_BUSINESS_HOURS', 'Mon - Fri 9am - 5pm', /live site: business\.hours$/],
  ['a new street', 'VITE_BUSINESS_STREET', '1 Main St, Rockford, IL', /site: business\.street$/],
  ['a later hour for today', 'VITE_SAME_DAY_UNTIL_HOUR', '14', /live site: sameDayUntilHour$/],
  ['longer quotes', 'VITE_QUOTE_DAYS', '60', /live site: quoteDays$/],
  ['purchase orders', 'VITE_PURCHASE_ORDERS', 'yes', /live site: acceptsPurchaseOrders$/],
  ['a rule for rain', 'VITE_RAIN_RULE', 'Rain or shine.', /live site: rainRule$/],
  ['a new mail address', 'VITE_BUSINESS_EMAIL', 'new@example.com', /site: business\.email$/],
]

const others: OutsideBreakage[] = [
  {
    what: 'another project',
    spoil: ({ env }) => Object.assign(env, { VITE_FIREBASE_PROJECT_ID: 'demo-other' }),
    line: /^VITE_FIREBASE_PROJECT_ID is demo-other/,
  },
  {
    what: 'a distance service that is slower than the page waits',
    spoil: () => {
      const [fetched, measured] = [globalThis.fetch, performance.now.bind(performance)]
      let late = 0
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => measured() + late)
      const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
        const answer = await fetched(input, init)
        if (JSON.stringify(input).includes('calculateDistance')) late = 11_000
        return answer
      })
      onTestFinished(() => {
        clock.mockRestore()
        spy.mockRestore()
      })
    },
    line: /distance service takes 11 seconds, but the page waits only 10$/,
  },
  {
    what: 'a maps key for another site',
    spoil: ({ maps }) => Object.assign(maps, { suggest: 403 }),
    line: /suggests no addresses: it refuses .*_KEY from this site \(API_KEY_HTTP_REFERRER_BLOCKED/,
  },
  {
    what: 'a maps key without the embedded map',
    spoil: ({ maps }) => Object.assign(maps, { embed: 403 }),
    line: /doesn't show the map of the office: it refuses/,
  },
  {
    what: 'a maps key for any site',
    spoil: ({ maps }) => Object.assign(maps, { elsewhere: 200 }),
    line: /^Any site may use VITE_GOOGLE_MAPS_KEY/,
  },
  {
    what: 'a setting with a # in it',
    spoil: ({ given }) =>
      given.misread.push('VITE_BUSINESS_STREET is read as "2500 Hydraulic Rd".'),
    line: /^VITE_BUSINESS_STREET is read as/,
  },
]

/** In `closedDays` of business.ts. */
const periods: [what: string, from: string, to: string, line: RegExp][] = [
  ['a closed day as it is stored', '12/24/2026', '12/26/2026', /business\.ts .*"12\/24\/2026"/s],
  ['closed days in reverse', '2027-12-26', '2027-12-24', /2027-12-26 is after 2027-12-24/],
  ['a closed day that is none', '2027-02-30', '2027-03-01', /"2027-02-30" is no day/],
]

function close(from: string, to: string) {
  const all = closedDays as { from: string; to: string }[]
  all.push({ from, to })
  onTestFinished(() => void all.pop())
}

export const settingsAndServices: readonly OutsideBreakage[] = [
  ...settings.map(([what, name, value, line]) => {
    const spoil = ({ env, deploy }: Outside) => {
      Object.assign(env, { [name]: value })
      deploy()
    }
    return { what, spoil, line }
  }),
  ...undeployed.map(([what, name, value, line]) => {
    const spoil = ({ env }: Outside) => Object.assign(env, { [name]: value })
    return { what: `${what} that is not deployed`, spoil, line }
  }),
  ...services.map(([what, path, answer, line]) => {
    const spoil = (world: Outside) => world.answer(path, answer)
    return { what, spoil, line }
  }),
  ...periods.map(([what, from, to, line]) => ({ what, spoil: () => close(from, to), line })),
  ...others,
]
