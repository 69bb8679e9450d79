// The same browser, server and database as the tests have; random visits instead.
import base from './playwright.config'

export default {
  ...base,
  testMatch: '**/fuzz/visits.ts',
  timeout: 120_000,
  projects: [{ name: 'fuzz', use: { viewport: { width: 1440, height: 900 } } }],
  reporter: 'line',
} satisfies typeof base
