// Settings of the demonstration, used only if the environment and `.env` don't set them.
import { firstExtraId, singleUnitItems } from './catalog/settings'

type Settings = Readonly<Record<string, string>>

/** The project that the database stand-in and the emulator serve. */
export const demoProjectId = 'demo-rentals'

const business: Settings = {
  VITE_SITE_URL: 'https://better-events.example',
  VITE_BUSINESS_NAME: 'Better Events',
  VITE_BUSINESS_PHONE: '(815) 555-0142',
  VITE_BUSINESS_EMAIL: 'hello@example.com',
  VITE_BUSINESS_HOURS: 'Mon - Sat 8am - 5pm',
  VITE_BUSINESS_STREET: '2500 Hydraulic Rd, Rockford, IL 61109',
  VITE_BUSINESS_MAP_URL:
    'https://www.google.com/maps/search/?api=1&query=Hydraulic+Rd%2C+Rockford%2C+IL',
  VITE_BUSINESS_SOCIAL_URL: 'https://example.com/better-events',
  VITE_QUOTE_DAYS: '30',
}

const services: Settings = {
  VITE_DISTANCE_URL: '/local',
  VITE_MAILER_URL: '/local',
}

const database: Settings = {
  VITE_FIREBASE_PROJECT_ID: demoProjectId,
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIRESTORE_HOST: 'same-origin',
  VITE_SINGLE_UNIT_ITEMS: singleUnitItems.join(','),
  VITE_FIRST_EXTRA_ID: firstExtraId,
}

const maps: Settings = {
  VITE_GOOGLE_MAPS_KEY: 'demo',
  VITE_MAPS_STAND_IN: '/local/maps.js',
  VITE_MAPS_EMBED_STAND_IN: '/local/map.html',
}

const card: Settings = {
  VITE_PAYMENT_URL: '/local',
  // Without pk_test, so that it doesn't look like a real key.
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_demo',
  VITE_STRIPE_STAND_IN: '/local/stripe.js',
}

/**
 * The settings to add to `env` (what is configured) so that the site runs on the stand-ins. The
 * database's, the maps' and the card's come all or none: with a real project id or key, nothing may
 * lead back to a stand-in, and no service but its own can charge a real card.
 */
export function demoSettings(env: Settings): Settings {
  const isSet = (name: string) => (env[name] ?? '').trim() !== ''
  const defaults = {
    ...business,
    ...services,
    ...(isSet('VITE_FIREBASE_PROJECT_ID') ? {} : database),
    ...(isSet('VITE_GOOGLE_MAPS_KEY') ? {} : maps),
    ...(isSet('VITE_STRIPE_PUBLISHABLE_KEY') ? {} : card),
  }
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isSet(name)))
}
