// A page may contact only the hosts that the settings of its build need
// (docs/decisions/hosting.md).
import type { Config } from '../../src/settings/config'
import { earlyPressSource } from './early-press.ts'

// From their guides: docs.stripe.com/security/guide and
// developers.google.com/maps/documentation/javascript.
const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
const maps = 'https://maps.googleapis.com'
/** The page's own host. */
const own = "'self'"

/** Of every answer of a site with these settings. */
export function contentSecurityPolicy(config: Config): string {
  const { appCheckKey, host } = config.firebase
  const { distanceUrl, paymentUrl, mailerUrl } = config.services
  const whereAppCheck = (...sources: string[]) => (appCheckKey === '' ? [] : sources)
  const directives: Record<string, readonly string[]> = {
    'default-src': [own],
    'script-src': [own, earlyPressSource, maps, ...stripeScripts].concat(
      whereAppCheck('https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'),
    ),
    'style-src': [own, "'unsafe-inline'", 'https://fonts.googleapis.com'],
    // The catalog's pictures may be on any host.
    'img-src': [own, 'https:', 'data:', 'blob:'],
    'font-src': [own, 'https://fonts.gstatic.com'],
    'connect-src': [own, databaseOrigin(host)]
      .concat([distanceUrl, paymentUrl, mailerUrl].map(originOf))
      .concat('https://api.stripe.com', maps, 'https://places.googleapis.com')
      .concat(
        whereAppCheck(
          'https://content-firebaseappcheck.googleapis.com',
          'https://www.google.com/recaptcha/',
        ),
      ),
    'frame-src': [...stripeScripts, 'https://hooks.stripe.com', 'https://www.google.com/maps/']
      .concat(config.mapsEmbedStandIn === '' ? [] : own)
      .concat(
        whereAppCheck(
          'https://www.google.com/recaptcha/',
          'https://recaptcha.google.com/recaptcha/',
        ),
      ),
    'worker-src': [own, 'blob:'],
    'object-src': ["'none'"],
    'base-uri': [own],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
    // A stand-in for the database has no certificate.
    ...(host === '' && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

/** The host that src/lib/db/client.ts uses. */
function databaseOrigin(host: string): string {
  if (host === '') return 'https://firestore.googleapis.com'
  return host === 'same-origin' ? own : `http://${host}`
}

/** A URL without a host is on the page's own. */
function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : own
}
