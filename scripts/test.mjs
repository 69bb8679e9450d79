// npm test: what everybody runs before a push, with its own set-up. Ends with what it ran, and what
// it left out.
//   npm test -- all                 that, too (npm run test:all); rest: only that
//   npm test -- rules               one part with what it needs: unit, screens, a folder of
//                                   test/ on the emulator, e2e or engines
//   npm test -- e2e booking home    of a part, only the files of these names
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from './load.mjs'
import { findChromium } from './machine/chromium.mjs'
import { installEngines } from './machine/debian.mjs'
import { findFreePort, startEmulator } from './machine/emulator.mjs'
import { runCommand } from './setup.mjs'
import { failedInPlaywright, failedInVitest } from './test/failed-tests.mjs'
import { planTests } from './test/test-plan.mjs'

const plans = planTests(process.argv.slice(2))
if (plans.length === 0) {
  console.error('The parts are unit, screens, e2e, engines, the folders of test/, rest and all.')
  process.exit(1)
}

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
/** @type {string[]} */
const sums = []
const all = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const failures = []
/** @type {string[]} */
const failedTests = []

try {
  const [first] = plans
  // Both use what the other leaves idle: the disk, and the emulator.
  await Promise.all([first?.vitest && runVitest(first.vitest), checkAndBuild()])
  for (const { part, vitest, e2e, engines } of plans) {
    if (part === 'rest' && plans.length > 1 && vitest) await runVitest(vitest)
    if (e2e) await runPlaywright(part, e2e)
    if (engines) await runEngines()
  }
} finally {
  report()
  rmSync(reports, { recursive: true, force: true })
}
process.exitCode = failures.length > 0 ? 1 : 0

/** The size limit and the oldest browsers are checked on the build for the browser tests. */
async function checkAndBuild() {
  const hasChecks = plans.some(({ part }) => part === 'core')
  if (hasChecks) await step('check', 'npm', ['run', '--silent', 'check'])
  if (!plans.some(({ e2e, engines }) => e2e || engines)) return
  const build = ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn']
  await step('demonstration build', 'npx', build)
  if (!hasChecks) return
  await step('size of the home page', 'npx', ['size-limit'])
  await step('oldest browsers', 'npm', ['run', '--silent', 'browsers'])
  // Installs it, where it is missing.
  findChromium()
}

/** @param {readonly string[]} args */
async function runVitest(args) {
  const file = `--outputFile.json=${join(reports, 'vitest.json')}`
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', file, ...args]
  const isGood = await step('vitest', 'npx', command)
  const vitest = readReport('vitest.json')
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = vitest
  failedTests.push(...failedInVitest(vitest))
  // A file that can't be loaded has no failed test.
  add('vitest', passed, isGood ? 0 : failed || 1, total - passed - failed)
}

/**
 * On an emulator of their own: each query walks through everything that an emulator has ever
 * stored, and the tests above store a lot.
 * @param {string} part
 * @param {readonly string[]} names
 */
async function runPlaywright(part, names) {
  const emulator = await startEmulator()
  if (emulator.host === null) return skip('e2e', emulator.reason)
  const chromium = findChromium()
  const args = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', ...names]
  await step('e2e', 'npx', args, {
    ...(chromium && { CHROMIUM: chromium }),
    FIRESTORE_EMULATOR_HOST: emulator.host,
    E2E_PART: part,
    E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
  })
  await emulator.stop()
  const playwright = readReport('e2e.json')
  const { expected, unexpected, flaky, skipped } = playwright.stats
  failedTests.push(...failedInPlaywright(playwright))
  add('e2e', expected + flaky, unexpected, skipped)
}

/** The first journey in each browser of `npm run engines`. */
async function runEngines() {
  const missing = installEngines()
  if (missing !== null) return skip('engines', missing)
  console.log('\n── engines')
  const { runJourneys } = /** @type {typeof import('../test/engines/run.ts')} */ (
    await load('test/engines/run.ts')
  )
  const { passed, failed } = await runJourneys({ first: true })
  if (failed > 0) failures.push('engines')
  add('engines', passed, failed, 0)
}

/**
 * Not spawnSync: nobody would read the emulator's output meanwhile, and it stops when that pipe is
 * full.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment]
 */
async function step(name, command, args, environment) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const status = await runCommand(command, args, environment)
  if (status !== 0) failures.push(name)
  const seconds = Math.round((Date.now() - started) / 1_000)
  console.log(`── ${name} ${status === 0 ? 'took' : 'failed after'} ${seconds} s`)
  return status === 0
}

/**
 * @param {string} name
 * @param {string} reason
 */
function skip(name, reason) {
  console.log(`\n${name} is skipped: ${reason}.`)
  if (process.env.CI === 'true') failures.push(name)
  add(name, 0, 0, 1)
}

/** @param {string} name */
function readReport(name) {
  return JSON.parse(readFileSync(join(reports, name), 'utf8'))
}

/**
 * @param {string} name
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 */
function add(name, passed, failed, skipped) {
  sums.push(`${name.padEnd(9)}${passed} passed, ${failed} failed, ${skipped} skipped`)
  all.passed += passed
  all.failed += failed
  all.skipped += skipped
}

function report() {
  console.log(`\n${sums.join('\n')}`)
  if (plans.length === 1 && plans[0]?.part === 'core')
    console.log(
      '\nNot run: doctor, sync, the desk beside it, local-firestore, orders but for their table and ' +
        'races, deploy, photos, engines,\nand of e2e all but the journeys, the prerendered pages and ' +
        'one opening of each screen.\nnpm test -- rest runs these, npm run test:all everything.',
    )
  if (failures.length > 0)
    console.log(['', `Not everything passed: ${failures.join(', ')}.`, ...failedTests].join('\n'))
  console.log(`\n${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`)
}
