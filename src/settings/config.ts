// Reads the environment; required-settings.ts checks that nothing is missing.

export type SettingName = Extract<keyof ImportMetaEnv, `VITE_${string}`>
type Environment = Readonly<Partial<Record<SettingName, unknown>>>

export type Config = ReturnType<typeof readConfig>

/**
 * Unset settings are empty.
 * @throws Error that names a setting which says neither yes nor no, or no number within its bounds
 */
export function readConfig(env: Environment) {
  return {
    firebase: {
      projectId: text(env, 'VITE_FIREBASE_PROJECT_ID'),
      apiKey: text(env, 'VITE_FIREBASE_API_KEY'),
      /** Names the web app of that project; App Check needs it. */
      appId: text(env, 'VITE_FIREBASE_APP_ID'),
      /** Proves to the database that the page belongs to this site; empty: no App Check. */
      appCheckKey: text(env, 'VITE_APP_CHECK_SITE_KEY'),
      /** Speaks Firestore's REST API in place of Google's host; `same-origin` is the page's own. */
      host: text(env, 'VITE_FIRESTORE_HOST'),
    },
    services: {
      distanceUrl: text(env, 'VITE_DISTANCE_URL'),
      paymentUrl: text(env, 'VITE_PAYMENT_URL'),
      mailerUrl: text(env, 'VITE_MAILER_URL'),
      /** Path on the mailer that takes the contact form's messages. */
      contactPath: text(env, 'VITE_CONTACT_PATH') || '/api/contactForm',
    },
    /** The site's URL without a slash at the end; empty if it isn't set. */
    siteUrl: text(env, 'VITE_SITE_URL').replace(/\/+$/, ''),
    stripeKey: text(env, 'VITE_STRIPE_PUBLISHABLE_KEY'),
    /** A script to load instead of Stripe's; only the local stack sets it. */
    stripeStandIn: text(env, 'VITE_STRIPE_STAND_IN'),
    mapsKey: text(env, 'VITE_GOOGLE_MAPS_KEY'),
    /** A script to load instead of Google's Maps; only the local stack sets it. */
    mapsStandIn: text(env, 'VITE_MAPS_STAND_IN'),
    /** A page to show instead of Google's map of the office; only the local stack sets it. */
    mapsEmbedStandIn: text(env, 'VITE_MAPS_EMBED_STAND_IN'),
    company: {
      name: text(env, 'VITE_BUSINESS_NAME'),
      phone: text(env, 'VITE_BUSINESS_PHONE'),
      email: text(env, 'VITE_BUSINESS_EMAIL'),
      /** Text such as "Mon - Sat 8am - 5pm", which `lib/time/opening-hours.ts` reads. */
      hours: text(env, 'VITE_BUSINESS_HOURS'),
      street: text(env, 'VITE_BUSINESS_STREET'),
      mapUrl: text(env, 'VITE_BUSINESS_MAP_URL'),
      socialUrl: text(env, 'VITE_BUSINESS_SOCIAL_URL'),
    },
    /** Items that exist once, regardless of their `count`. */
    singleUnitItems: list(env, 'VITE_SINGLE_UNIT_ITEMS'),
    /** The extra that is listed before all others. */
    firstExtraId: text(env, 'VITE_FIRST_EXTRA_ID'),
    /** The hour (0 to 24, business time) until which today can still be chosen. */
    sameDayUntilHour: readInteger(env, 'VITE_SAME_DAY_UNTIL_HOUR', { most: 24 }) ?? 12,
    /** What happens if it rains, in the business's words; empty: the site doesn't say. */
    rainRule: text(env, 'VITE_RAIN_RULE'),
    /** How many days a quote is valid; null: a quote doesn't say. */
    quoteDays: readInteger(env, 'VITE_QUOTE_DAYS', { most: 365 }),
    /** Whether organizations may pay later, by a purchase order. */
    acceptsPurchaseOrders: readBoolean(env, 'VITE_PURCHASE_ORDERS'),
  }
}

function text(env: Environment, name: SettingName): string {
  const value = env[name]
  return typeof value === 'string' ? value.trim() : ''
}

function list(env: Environment, name: SettingName): readonly string[] {
  return text(env, name)
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '')
}

/** True for `yes`; false for `no`, or if it isn't set. */
function readBoolean(env: Environment, name: SettingName): boolean {
  const value = text(env, name)
  if (!['', 'yes', 'no'].includes(value)) throw new Error(`${name} should be yes or no`)
  return value === 'yes'
}

/** A whole number from 0 to `most`; null if it isn't set. */
function readInteger(
  env: Environment,
  name: SettingName,
  { most }: { most: number },
): number | null {
  const value = text(env, name)
  if (value === '') return null
  const read = Number(value)
  if (!Number.isInteger(read) || read < 0 || read > most)
    throw new Error(`${name} should be a whole number, 0 to ${most}`)
  return read
}
