// The same browser, server and database as the tests have; random visits instead.
import base from './playwright.config'

export default {
  ...base,
  testMatch: '**/fuzz/visits.ts',
  timeout: 180_000,
  // Scripts come up to three seconds late, one after the other, to a processor that is six times slower.
  expect: { timeout: 45_000 },
  projects: [{ name: 'fuzz', use: { viewport: { width: 1440, height: 900 } } }],
  reporter: 'line',
} satisfies typeof base
