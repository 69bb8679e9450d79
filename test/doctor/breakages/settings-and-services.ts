// Settings and services that are wrong.
import { onTestFinished, vi } from 'vitest'
import { closedDays } from '~/lib/domain/business'
import { intercept } from '../intercept'
import type { ServiceAnswer } from '../outside'
import type { Outside } from '../world'
import type { OutsideBreakage, Rows } from './breakage'

const settings: Record<string, [name: string, value: string, line: RegExp]> = {
  'a missing setting': ['VITE_BUSINESS_PHONE', '', /missing: VITE_BUSINESS_PHONE$/],
  'a Firebase key that is none': ['VITE_FIREBASE_API_KEY', 'demo', /_API_KEY isn't a key .*: …$/],
  'a maps key that is none': ['VITE_GOOGLE_MAPS_KEY', 'demo', /_MAPS_KEY isn't a key .*: …$/],
  'a card key that is none': [
    'VITE_STRIPE_PUBLISHABLE_KEY',
    'pk_5…',
    /isn't a publishable key: …$/,
  ],
  'a card key for tests': ['VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1', /no card is charged/],
  'a site without an address': ['VITE_SITE_URL', 'example.com', /_SITE_URL isn't an https/],
  'hours that nobody can read': ['VITE_BUSINESS_HOURS', 'often', /_HOURS can't be read/],
  'a distance service gone': ['VITE_DISTANCE_URL', 'http://127.0.0.1:9', /distance .* answer \(/],
  'a mail without its slash': ['VITE_CONTACT_PATH', 'api/contactForm', /isn't a path of its own/],
  'messages sent as invoices': ['VITE_CONTACT_PATH', '/api/beinvoice', /isn't a path of its own/],
  'a mail that nobody knows': ['VITE_CONTACT_PATH', '/mail', /at: \/mail .*404/],
  'an address without .com': ['VITE_BUSINESS_EMAIL', 'hello@better', /_EMAIL is no address/],
  'purchase orders in capitals': ['VITE_PURCHASE_ORDERS', 'Yes', /should be yes or no: Yes$/],
  'a misspelled setting': ['VITE_SINGLE_UNIT_ITEM', 'castle', /ITEM \(VITE_SINGLE_UNIT_ITEMS\?\)/],
}

/** As the doctor reads them, while the site has the right ones. */
const undeployed: Record<string, [name: string, value: string, line: RegExp]> = {
  'a new phone': ['VITE_BUSINESS_PHONE', '(815) 555-0199', /live site: company\.phone$/],
  'a new card key': ['VITE_STRIPE_PUBLISHABLE_KEY', 'pk_live_new', /live site: stripeKey$/],
  'another project': ['VITE_FIREBASE_PROJECT_ID', 'demo-other', /_PROJECT_ID isn't demo-outside/],
}

const distance = 'GET /api/calculateDistance'
const [pay, askToPay] = ['POST /paymentInflatables', 'OPTIONS /paymentInflatables']
const [mail, askToMail] = ['POST /api/beinvoice', 'OPTIONS /api/beinvoice']
const anyOrigin = { 'access-control-allow-origin': '*' }
const failing = (message: string) => ({ body: JSON.stringify({ success: false, message }) })
const away = (text: string) => ({
  body: JSON.stringify({ rows: [{ elements: [{ distance: { text } }] }] }),
})

/** What a service answers to one request. */
const services: Record<string, [path: string, answer: ServiceAnswer, line: RegExp]> = {
  'distance down': [distance, { status: 503 }, /distance service answers 503/],
  'a town that is too near': [distance, away('1.2 mi'), /^Deliveries .* wrong miles: .* says 1\.2/],
  'a distance across the country': [distance, away('900 mi'), /wrong miles/],
  'no distance': [distance, { body: '{}' }, /200 and no distance/],
  'payment without CORS': [pay, { headers: {} }, /payment service refuses/],
  'a payment of nothing': [pay, { body: '{"success":true}' }, /^Orders may count as paid without/],
  'payment without its key': [pay, { body: '{"error":"Missing API key"}' }, /Missing API key/],
  'payment that fails': [pay, { status: 500, body: '{"error":"oops"}' }, /answers 500 .*oops/],
  'success in words': [pay, { body: '{"success":"false"}' }, /without a card: \{"success":"fal/],
  'payment as a page': [pay, { body: '<p>' }, /answers 200 .*: <p>$/],
  'payment that is gone': [pay, { status: 404, body: '{"success":false}' }, /answers 404/],
  'payment with a key for tests': [pay, failing('object exists in test mode'), /test mode/],
  'payment without its database': [pay, failing('connect ECONNREFUSED'), /ECONNREFUSED/],
  'payment that redirects': [askToPay, { status: 301 }, /refuses requests from this site \(301\)/],
  'a mailer without its header': [
    askToMail,
    { headers: anyOrigin },
    /at: \/api\/beinvoice refuses/,
  ],
  'a mailer down': [askToMail, { status: 503 }, /at: \/api\/beinvoice answers 503$/],
  'a mailer that answers OPTIONS alone': [mail, { status: 404 }, /takes no mail \(404\)$/],
  'a mailer that is asked too often': [mail, { status: 429 }, /takes no mail \(429\)$/],
}

const others: Record<string, OutsideBreakage> = {
  'a secret card key': {
    spoil: ({ env, deploy }) => {
      Object.assign(env, { VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_1' })
      deploy()
    },
    line: /^(?:A secret key, .*: VITE_STRIPE_PUBLISHABLE_KEY|Every visitor can read a secret key.*)$/,
  },
  'a slash after the mailer': {
    spoil: ({ env, deploy }) => {
      Object.assign(env, { VITE_MAILER_URL: `${env['VITE_MAILER_URL']}/` })
      deploy()
    },
    line: /^VITE_MAILER_URL ends in a slash, so the site asks/,
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
    line: /distance service takes 11 seconds, but the page waits 10$/,
  },
  'a maps key for another site': {
    spoil: ({ maps }) => Object.assign(maps, { suggest: 403 }),
    line: /^Google suggests no addresses: .*_KEY from this site \(API_KEY_HTTP_REFERRER_BLOCKED/,
  },
  'a maps key for any site': {
    spoil: ({ maps }) => Object.assign(maps, { elsewhere: 200 }),
    line: /^Any site may use VITE_GOOGLE_MAPS_KEY/,
  },
  'a card key that was rolled': {
    spoil: ({ stripe }) => Object.assign(stripe, { says: 'Expired API Key provided: pk_live_abc' }),
    line: /^Stripe refuses VITE_STRIPE_PUBLISHABLE_KEY, .* \(Expired API Key\)$/,
  },
  'a closed day that is none': {
    spoil: () => {
      const all = closedDays as { from: string; to: string }[]
      all.push({ from: '2027-02-30', to: '2027-03-01' })
      onTestFinished(() => void all.pop())
    },
    line: /"2027-02-30" is no day/,
  },
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
    const spoil = ({ answers }: Outside) => Object.assign(answers, { [path]: answer })
    return [what, { spoil, line }] as const
  }),
  ...Object.entries(others),
]
