// npm run mutants: the code that decides about prices, days and orders, changed in one place after
// another.
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts', related: false },
  mutate: [
    'src/lib/{pricing,availability,cart,address,time,order-form,booking}/**/*.ts',
    '!src/**/*.test.ts',
  ],
  coverageAnalysis: 'perTest',
  // Constants are read once, when a file loads: changing one would take a run of all tests each.
  ignoreStatic: true,
  // Stryker would read a tsconfig.json with TypeScript's old API, which TypeScript 7 doesn't have.
  tsconfigFile: 'no-tsconfig.json',
  concurrency: 2,
  timeoutMS: 15_000,
  reporters: ['json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  ignorePatterns: ['/docs', '/dist', '/dist-local', '/public', '/test-results'],
}
