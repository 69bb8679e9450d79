import { fileURLToPath } from 'node:url'
// The tests that `npm run mutants` runs: the unit tests of src/lib, but those that open the
// database.
import { defineConfig } from 'vitest/config'
import { testEnvironment } from './test/env.ts'

// Set before Stryker starts worker threads, which can't change it.
process.env['TZ'] = 'America/Chicago'

export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('src', import.meta.url)),
      '#test': fileURLToPath(new URL('test', import.meta.url)),
    },
  },
  test: {
    include: ['src/lib/**/*.test.ts'],
    exclude: ['src/lib/db/**'],
    setupFiles: ['test/fixed-rates.ts', 'test/setup.ts'],
    env: testEnvironment,
    testTimeout: 60_000,
    clearMocks: true,
    restoreMocks: true,
  },
})
