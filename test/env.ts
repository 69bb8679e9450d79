// The settings that tests run with; the production build takes its own from .env.
export const testEnvironment = {
  VITE_FIREBASE_PROJECT_ID: 'demo-rentals',
  VITE_FIREBASE_API_KEY: 'demo',
  VITE_FIRESTORE_HOST: '127.0.0.1:9',
  VITE_DISTANCE_URL: 'http://distance.test',
  VITE_PAYMENT_URL: 'http://payment.test',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_demo',
  VITE_MAILER_URL: 'http://mailer.test',
  VITE_GOOGLE_MAPS_KEY: 'demo',
  VITE_SITE_URL: 'https://site.test',
  VITE_BUSINESS_NAME: 'Better Events',
  VITE_BUSINESS_PHONE: '(815) 555-0142',
  VITE_BUSINESS_EMAIL: 'hello@example.com',
  VITE_BUSINESS_HOURS: 'Mon - Sat 8am - 5pm',
  VITE_BUSINESS_STREET: '2500 Hydraulic Rd, Rockford, Illinois',
  VITE_BUSINESS_MAP_URL: 'https://maps.example.com/rockford',
  VITE_BUSINESS_SOCIAL_URL: 'https://social.example.com/better-events',
}
