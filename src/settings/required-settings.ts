// Lets a build stop and name what is missing or unreadable, before a screen fails.
import { telephoneUrl } from '~/lib/contact/telephone'
import { readOpeningHours } from '~/lib/time/opening-hours'
import type { SettingName } from './config'

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
  'VITE_BUSINESS_HOURS',
  'VITE_BUSINESS_STREET',
  'VITE_BUSINESS_MAP_URL',
  'VITE_BUSINESS_SOCIAL_URL',
] as const satisfies readonly SettingName[]

/** Those that `env` lacks or leaves blank, in the order of `.env.example`. */
export function missingSettings(env: Readonly<Record<string, unknown>>): string[] {
  const names = isBlank(env['VITE_APP_CHECK_SITE_KEY'])
    ? required
    : [...required, 'VITE_FIREBASE_APP_ID']
  return names.filter((name) => isBlank(env[name]))
}

/** Why a site can't be built with these settings, and what to do about it; null if it can. */
export function settingsError(env: Readonly<Record<string, unknown>>): string | null {
  const missing = missingSettings(env)
  if (missing.length > 0)
    return `Missing settings: ${missing.join(', ')}\nSet them in .env or in the environment; .env.example explains each.`
  try {
    readOpeningHours(String(env['VITE_BUSINESS_HOURS']))
    telephoneUrl(String(env['VITE_BUSINESS_PHONE']))
    return null
  } catch (error) {
    return (error as Error).message
  }
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === ''
}
