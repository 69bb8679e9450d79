// The production code in a real browser, with the official emulator and the rules behind the page's
// own origin.
import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env['E2E_PORT'] ?? 4180)
const executablePath = process.env['CHROMIUM']

/** What a visitor does or sees on a phone; desktops see the same states in wide-screen.spec. */
const onPhone = [
  '**/phone-visit.spec.ts',
  '**/touch.spec.ts',
  '**/every-screen.spec.ts',
  '**/rewritten-pages.spec.ts',
]

/** What `npm test` runs of them: the journeys, the prerendered pages, one opening of each screen. */
const core = /journeys\/|\bprerendered\/|@core/
const part = process.env['E2E_PART']

export default defineConfig({
  ...(part === 'core' && { grep: core }),
  ...(part === 'rest' && { grepInvert: core }),
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  // One more than there are cores: a page that waits for the network leaves its own idle.
  workers: availableParallelism() + 1,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list'], ['json']],
  timeout: 60_000,
  // A busy machine is slow, and a slow answer is no mistake of the site.
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    timezoneId: 'America/Chicago',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters are as wide as on phones: hinting rounds each width to whole pixels, and lines break elsewhere.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: onPhone,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: [...onPhone, '**/home.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `node test/e2e/server.mjs ${port}`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
