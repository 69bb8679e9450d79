// The only reader of the environment. A build names every missing setting at once instead of failing on the first screen.

/** Settings that a production build can't do without. `.env.example` explains each. */
const required = [
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_API_KEY',
  'VITE_DISTANCE_URL',
  'VITE_PAYMENT_URL',
  'VITE_MAILER_URL',
  'VITE_STRIPE_PUBLISHABLE_KEY',
  'VITE_GOOGLE_MAPS_KEY',
  'VITE_BUSINESS_NAME',
  'VITE_BUSINESS_PHONE',
  'VITE_BUSINESS_EMAIL',
  'VITE_BUSINESS_STREET',
  'VITE_BUSINESS_MAP_URL',
  'VITE_BUSINESS_SOCIAL_URL',
] as const

type Environment = Readonly<Record<string, unknown>>

/** Names of the required settings that `env` lacks or leaves blank, in the order of `.env.example`. */
export function missingSettings(env: Environment): string[] {
  return required.filter((name) => text(env, name) === '')
}

/**
 * Reads all settings.
 * @throws Error naming every required setting that is missing.
 */
export function readConfig(env: Environment) {
  const missing = missingSettings(env)
  if (missing.length > 0) throw new Error(`Missing settings: ${missing.join(', ')}`)
  return {
    firebase: {
      projectId: text(env, 'VITE_FIREBASE_PROJECT_ID'),
      apiKey: text(env, 'VITE_FIREBASE_API_KEY'),
      /** Host that speaks Firestore's REST form instead of Google's; `same-origin` is the page's own. */
      host: text(env, 'VITE_FIRESTORE_HOST'),
    },
    services: {
      distanceUrl: text(env, 'VITE_DISTANCE_URL'),
      paymentUrl: text(env, 'VITE_PAYMENT_URL'),
      mailerUrl: text(env, 'VITE_MAILER_URL'),
      /** Path on the mailer that takes the contact form's messages. */
      contactPath: text(env, 'VITE_CONTACT_PATH') || '/api/contactForm',
    },
    /** Where the site is, without a slash at its end; empty where that isn't told. */
    siteUrl: text(env, 'VITE_SITE_URL').replace(/\/+$/, ''),
    stripeKey: text(env, 'VITE_STRIPE_PUBLISHABLE_KEY'),
    /** A script to load instead of Stripe's; only the local stack sets it. */
    stripeStandIn: text(env, 'VITE_STRIPE_STAND_IN'),
    mapsKey: text(env, 'VITE_GOOGLE_MAPS_KEY'),
    /** A script to load instead of Google's Maps; only the local stack sets it. */
    mapsStandIn: text(env, 'VITE_MAPS_STAND_IN'),
    /** A page to show instead of Google's map of the office; only the local stack sets it. */
    mapsEmbedStandIn: text(env, 'VITE_MAPS_EMBED_STAND_IN'),
    business: {
      name: text(env, 'VITE_BUSINESS_NAME'),
      phone: text(env, 'VITE_BUSINESS_PHONE'),
      email: text(env, 'VITE_BUSINESS_EMAIL'),
      street: text(env, 'VITE_BUSINESS_STREET'),
      mapUrl: text(env, 'VITE_BUSINESS_MAP_URL'),
      socialUrl: text(env, 'VITE_BUSINESS_SOCIAL_URL'),
    },
    /** Items that exist once whatever their `count` says. */
    singleUnitItems: list(env, 'VITE_SINGLE_UNIT_ITEMS'),
    /** The extra that is listed before all others. */
    firstExtraId: text(env, 'VITE_FIRST_EXTRA_ID'),
    /** The hour (0 to 24, business time) until which today can still be chosen. */
    sameDayUntilHour: hour(env, 'VITE_SAME_DAY_UNTIL_HOUR', 12),
  }
}

function text(env: Environment, name: string): string {
  const value = env[name]
  return typeof value === 'string' ? value.trim() : ''
}

function list(env: Environment, name: string): readonly string[] {
  return text(env, name)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

function hour(env: Environment, name: string, fallback: number): number {
  const value = text(env, name)
  if (value === '') return fallback
  const read = Number(value)
  if (!Number.isInteger(read) || read < 0 || read > 24)
    throw new Error(`${name} should be a whole hour, 0 to 24`)
  return read
}
