import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
// Three projects: logic on plain Node, screens in a simulated browser, and what talks to a real
// Firestore emulator.
import { defineConfig } from 'vitest/config'
import { testEnvironment } from './test/env.ts'

export default defineConfig({
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('src', import.meta.url)),
      '#test': fileURLToPath(new URL('test', import.meta.url)),
    },
  },
  test: {
    // One more than vitest would take: its own process has little to do once the first files are
    // transformed.
    maxWorkers: availableParallelism(),
    env: testEnvironment,
    // Some tests run a build, npm or a whole visit, and the machine may be busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    clearMocks: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,local,office,scripts}/**/*.test.ts', 'test/*.test.ts'],
          sequence: { groupOrder: 1 },
          setupFiles: ['test/fixed-rates.ts', 'test/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          sequence: { groupOrder: 1 },
          setupFiles: ['test/fixed-rates.ts', 'test/setup.ts', 'test/setup-screens.ts'],
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'emulator',
          environment: 'node',
          include: ['test/{rules,local-firestore,race,sync,orders,doctor}/**/*.test.ts'],
          globalSetup: ['test/emulator.ts'],
          // First, because they have the longest files: at the end, one core would wait for the other.
          sequence: { groupOrder: 0 },
          setupFiles: ['test/fixed-rates.ts'],
          // Each file has projects of its own on the emulator, and no deadline of the site's is
          // real: so files run side by side. Inside a file, two cases at a time.
          maxConcurrency: 2,
          // A case must not end another's mocks.
          clearMocks: false,
          restoreMocks: false,
        },
      },
    ],
  },
})
