// The same browser, server and database as the tests have; pictures instead.
import { devices } from '@playwright/test'
import base from './playwright.config'

export default {
  ...base,
  testMatch: '**/pictures.ts',
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
  reporter: 'line',
} satisfies typeof base
