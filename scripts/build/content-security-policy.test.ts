// Which hosts a page may contact, by the settings of its build.
import { expect, test } from 'vitest'
import { readConfig } from '~/settings/config'
import { testEnvironment } from '../../test/env'
import { contentSecurityPolicy } from './content-security-policy'

const real = {
  ...testEnvironment,
  VITE_FIRESTORE_HOST: '',
  VITE_DISTANCE_URL: 'https://services.example.com/distance',
  VITE_PAYMENT_URL: 'https://services.example.com/payment',
  VITE_MAILER_URL: 'https://mail.example.com:8443',
}

/** The sources of one directive; undefined if the policy doesn't have it. */
function sources(directive: string, settings: Record<string, string> = {}) {
  const policy = contentSecurityPolicy(readConfig({ ...real, ...settings }))
  const entry = policy.split('; ').find((each) => each.split(' ')[0] === directive)
  return entry?.split(' ').slice(1)
}

test('a page may only call its own host, the database, the services of the settings, Stripe and Google Maps', () => {
  expect(sources('connect-src')).toEqual([
    "'self'",
    'https://firestore.googleapis.com',
    'https://services.example.com',
    'https://mail.example.com:8443',
    'https://api.stripe.com',
    'https://maps.googleapis.com',
    'https://places.googleapis.com',
  ])
})

const appCheck = { VITE_APP_CHECK_SITE_KEY: 'site-key', VITE_FIREBASE_APP_ID: '1:1:web:1' }
const recaptcha = 'https://www.google.com/recaptcha/'

test.each([
  ['script-src', [recaptcha, 'https://www.gstatic.com/recaptcha/']],
  ['frame-src', [recaptcha, 'https://recaptcha.google.com/recaptcha/']],
  ['connect-src', ['https://content-firebaseappcheck.googleapis.com', recaptcha]],
])('%s has what App Check needs only where the settings have its key', (directive, needed) => {
  const without = sources(directive) ?? []
  expect(sources(directive, appCheck)).toEqual([...without, ...needed])
  expect(without.join(' ')).not.toMatch(/recaptcha|gstatic|appcheck/)
})

test("the stand-ins of the local stack are on the page's own host or a plain one", () => {
  const local = { VITE_MAPS_EMBED_STAND_IN: '/local/map.html', VITE_MAILER_URL: '/local' }
  const own = { ...local, VITE_FIRESTORE_HOST: 'same-origin' }
  expect(sources('connect-src', own)).not.toContain('https://firestore.googleapis.com')
  expect(sources('frame-src', own)).toContain("'self'")
  expect(sources('connect-src', { VITE_FIRESTORE_HOST: 'localhost:8080' })).toContain(
    'http://localhost:8080',
  )
  // They have no certificate.
  expect(sources('upgrade-insecure-requests', own)).toBeUndefined()
  expect(sources('upgrade-insecure-requests')).toEqual([])
  expect(sources('frame-src')).not.toContain("'self'")
})
