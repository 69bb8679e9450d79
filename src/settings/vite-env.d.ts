// The type of import.meta.env. Only config.ts reads it; .env.example explains each setting.
interface ViteTypeOptions {
  /** Makes any other name a type error. */
  strictImportMetaEnv: unknown
}

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string
  readonly VITE_FIREBASE_API_KEY?: string
  readonly VITE_DISTANCE_URL?: string
  readonly VITE_PAYMENT_URL?: string
  readonly VITE_MAILER_URL?: string
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  readonly VITE_GOOGLE_MAPS_KEY?: string
  readonly VITE_BUSINESS_NAME?: string
  readonly VITE_BUSINESS_PHONE?: string
  readonly VITE_BUSINESS_EMAIL?: string
  readonly VITE_BUSINESS_HOURS?: string
  readonly VITE_BUSINESS_STREET?: string
  readonly VITE_BUSINESS_MAP_URL?: string
  readonly VITE_BUSINESS_SOCIAL_URL?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_APP_CHECK_SITE_KEY?: string
  readonly VITE_FIREBASE_APP_ID?: string
  readonly VITE_CONTACT_PATH?: string
  readonly VITE_SINGLE_UNIT_ITEMS?: string
  readonly VITE_FIRST_EXTRA_ID?: string
  readonly VITE_SAME_DAY_UNTIL_HOUR?: string
  readonly VITE_RAIN_RULE?: string
  readonly VITE_QUOTE_DAYS?: string
  readonly VITE_PURCHASE_ORDERS?: string
  readonly VITE_FIRESTORE_HOST?: string
  readonly VITE_STRIPE_STAND_IN?: string
  readonly VITE_MAPS_STAND_IN?: string
  readonly VITE_MAPS_EMBED_STAND_IN?: string
}
