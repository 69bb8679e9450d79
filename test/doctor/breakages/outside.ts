// Settings and services that are wrong.
import { onTestFinished, vi } from 'vitest'
import { closedDays } from '~/lib/domain/business'
import { intercept } from '../intercept'
import type { Outside } from '../world'
import type { OutsideBreakage, Rows } from './breakage'
import { services } from './services'

const settings: Record<string, [name: string, value: string, line: RegExp]> = {
  'a missing setting': ['VITE_BUSINESS_PHONE', '', /missing: VITE_BUSINESS_PHONE$/],
  'a Firebase key that is none': ['VITE_FIREBASE_API_KEY', 'demo', /_API_KEY isn't a key/],
  'a maps key that is none': ['VITE_GOOGLE_MAPS_KEY', 'demo', /_MAPS_KEY isn't a key/],
  'a secret card key': ['VITE_STRIPE_PUBLISHABLE_KEY', 'sk_live_1', /is a secret key/],
  'a card key that is none': ['VITE_STRIPE_PUBLISHABLE_KEY', 'pk_demo', /isn't a publishable key/],
  'a card key for tests': ['VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1', /no card is charged/],
  'a site without an address': ['VITE_SITE_URL', 'example.com', /_SITE_URL isn't an https/],
  'hours that nobody can read': ['VITE_BUSINESS_HOURS', 'often', /_HOURS can't be read/],
  'a phone in words': ['VITE_BUSINESS_PHONE', 'call us', /_PHONE can't be dialed: "call us"/],
  'a stand-in': ['VITE_MAPS_STAND_IN', '/local/maps.js', /local stack: VITE_MAPS_STAND_IN/],
  'a distance service gone': ['VITE_DISTANCE_URL', 'http://127.0.0.1:9', /service doesn't answer/],
  'a payment service gone': [
    'VITE_PAYMENT_URL',
    'http://127.0.0.1:9',
    /payment service doesn't answer/,
  ],
  'a mailer gone': ['VITE_MAILER_URL', 'http://127.0.0.1:9', /mailer \(.*doesn't answer/],
  'a mail without its slash': ['VITE_CONTACT_PATH', 'api/contactForm', /_PATH isn't a path/],
  'a mail address in words': ['VITE_BUSINESS_EMAIL', 'write us', /_EMAIL is no address: write us/],
  'a map link without https': ['VITE_BUSINESS_MAP_URL', 'maps.example', /_MAP_URL leads nowhere/],
  'a profile in words': [
    'VITE_BUSINESS_SOCIAL_URL',
    '@better',
    /_SOCIAL_URL leads nowhere: @better/,
  ],
  'an hour after midnight': ['VITE_SAME_DAY_UNTIL_HOUR', '25', /_HOUR should be a whole number/],
  'a quote for a month': ['VITE_QUOTE_DAYS', 'a month', /_DAYS should be a whole number/],
  'purchase orders perhaps': ['VITE_PURCHASE_ORDERS', 'maybe', /_ORDERS should be yes or no/],
  'a misspelled setting': [
    'VITE_SINGLE_UNIT_ITEM',
    'castle',
    /reads: \S+ITEM \(VITE_SINGLE_UNIT_ITEMS\?\)/,
  ],
  'a setting of another site': ['VITE_ANALYTICS', 'G-1', /nothing reads: VITE_ANALYTICS$/],
  'a name left blank': ['VITE_BUSINESS_NAME', ' ', /missing: VITE_BUSINESS_NAME$/],
  'an app key without its app': [
    'VITE_APP_CHECK_SITE_KEY',
    '6Lc',
    /missing: VITE_FIREBASE_APP_ID$/,
  ],
  'messages sent as invoices': ['VITE_CONTACT_PATH', '/api/beinvoice', /the path of another mail/],
  'an address with a slip': ['VITE_BUSINESS_EMAIL', 'hello@gmial.com', /_EMAIL is hello@gmial/],
  'a comma for a dot': ['VITE_BUSINESS_EMAIL', 'hello@better,example', /_EMAIL is no address/],
  'an address and its name': ['VITE_BUSINESS_EMAIL', 'B <hello@example.com>', /is no address: B/],
  'two addresses': ['VITE_BUSINESS_EMAIL', 'a@example.com, b@example.com', /is no address: a@/],
  'an address without .com': ['VITE_BUSINESS_EMAIL', 'hello@better', /_EMAIL is no address/],
  'a map on this computer': ['VITE_BUSINESS_MAP_URL', 'http://localhost:3000/map', /leads nowhere/],
  'half a map link': ['VITE_BUSINESS_MAP_URL', 'https://maps', /_MAP_URL leads nowhere/],
  'half a profile': ['VITE_BUSINESS_SOCIAL_URL', 'https://facebook', /_SOCIAL_URL leads nowhere/],
  'a street without its number': ['VITE_BUSINESS_STREET', 'Rockford', /_STREET has no number/],
  'a street without its town': ['VITE_BUSINESS_STREET', '2500 Hydraulic Rd', /, or no town: 2500/],
  'a name copied from a page': ['VITE_BUSINESS_NAME', 'Better &amp; Events', /_NAME has HTML/],
  'another domain': ['VITE_SITE_URL', 'https://other.example', /by: VITE_SITE_URL, while the site/],
  'hours in reverse': ['VITE_BUSINESS_HOURS', 'Mon - Sat 5pm - 8am', /_HOURS can't be read/],
  'a card key shortened by a table': [
    'VITE_STRIPE_PUBLISHABLE_KEY',
    'pk_live_5…',
    /isn't a publishable key/,
  ],
  'a short phone number': ['VITE_BUSINESS_PHONE', '(815) 555-014', /_PHONE can't be dialed/],
  'a mail that nobody knows': ['VITE_CONTACT_PATH', '/mail', /mailer \(\/mail\) refuses .*\(404\)/],
}

const undeployed: Record<string, [name: string, value: string, line: RegExp]> = {
  'a new phone': ['VITE_BUSINESS_PHONE', '(815) 555-0199', /live site: business\.phone$/],
  'a new card key': ['VITE_STRIPE_PUBLISHABLE_KEY', 'pk_live_new', /live site: stripeKey$/],
  'a new street': ['VITE_BUSINESS_STREET', '1 Main St, Rockford, IL', /site: business\.street$/],
  'a later hour for today': ['VITE_SAME_DAY_UNTIL_HOUR', '14', /live site: sameDayUntilHour$/],
}

const others: Record<string, OutsideBreakage> = {
  'another project': {
    spoil: ({ env }) => Object.assign(env, { VITE_FIREBASE_PROJECT_ID: 'demo-other' }),
    line: /^VITE_FIREBASE_PROJECT_ID is demo-other/,
  },
  'a distance service that is slower than the page waits': {
    spoil: () => {
      const measured = performance.now.bind(performance)
      let late = 0
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => measured() + late)
      onTestFinished(() => clock.mockRestore())
      intercept((url) => {
        if (url.includes('calculateDistance')) late = 11_000
        return undefined
      })
    },
    line: /distance service takes 11 seconds, but the page waits only 10$/,
  },
  'a maps key for another site': {
    spoil: ({ maps }) => Object.assign(maps, { suggest: 403 }),
    line: /suggests no addresses: it refuses .*_KEY from this site \(API_KEY_HTTP_REFERRER_BLOCKED/,
  },
  'a maps key without the embedded map': {
    spoil: ({ maps }) => Object.assign(maps, { embed: 403 }),
    line: /doesn't show the map of the office: it refuses/,
  },
  'a maps key for any site': {
    spoil: ({ maps }) => Object.assign(maps, { elsewhere: 200 }),
    line: /^Any site may use VITE_GOOGLE_MAPS_KEY/,
  },
  'a card key that was rolled': {
    spoil: ({ stripe }) => Object.assign(stripe, { says: 'Expired API Key provided: pk_live_abc' }),
    line: /^Stripe refuses VITE_STRIPE_PUBLISHABLE_KEY, .* \(Expired API Key\)$/,
  },
  'a setting with a # in it': {
    spoil: ({ given }) =>
      given.misread.push('VITE_BUSINESS_STREET is read as "2500 Hydraulic Rd".'),
    line: /^VITE_BUSINESS_STREET is read as/,
  },
}

/** In `closedDays` of business.ts. */
const periods: Record<string, [from: string, to: string, line: RegExp]> = {
  'a closed day as it is stored': ['12/24/2026', '12/26/2026', /business\.ts .*"12\/24\/2026"/s],
  'closed days in reverse': ['2027-12-26', '2027-12-24', /2027-12-26 is after 2027-12-24/],
  'a closed day that is none': ['2027-02-30', '2027-03-01', /"2027-02-30" is no day/],
}

function close(from: string, to: string) {
  const all = closedDays as { from: string; to: string }[]
  all.push({ from, to })
  onTestFinished(() => void all.pop())
}

export const settingsAndServices: Rows<OutsideBreakage> = [
  ...Object.entries(settings).map(([what, [name, value, line]]) => {
    const spoil = ({ env, deploy }: Outside) => {
      Object.assign(env, { [name]: value })
      deploy()
    }
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(undeployed).map(([what, [name, value, line]]) => {
    const spoil = ({ env }: Outside) => Object.assign(env, { [name]: value })
    return [`${what} that is not deployed`, { spoil, line }] as const
  }),
  ...Object.entries(services).map(([what, [path, answer, line]]) => {
    const spoil = (world: Outside) => world.answer(path, answer)
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(periods).map(
    ([what, [from, to, line]]) => [what, { spoil: () => close(from, to), line }] as const,
  ),
  ...Object.entries(others),
]
