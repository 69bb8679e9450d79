// npm test: everything, with its own set-up. Ends with what it ran, part by part.
//   npm test -- rules               one part with what it needs: unit, screens, a folder of
//                                   test/ on the emulator, e2e or engines
//   npm test -- e2e booking home    of a part, only the files of these names
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { load } from './load.mjs'
import { findChromium } from './machine/chromium.mjs'
import { installEngines } from './machine/debian.mjs'
import { findFreePort, startEmulator } from './machine/emulator.mjs'
import { root, run } from './setup.mjs'
import { listSuites, planTests, suiteOf } from './test/test-plan.mjs'

const plan = readPlan()

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

/** @typedef {{ passed: number, failed: number, skipped: number }} Sum */

/** @type {Map<string, Sum>} */
const counts = new Map()
let failed = false

try {
  if (plan.checks) await step('check', 'npm', ['run', '--silent', 'check'])
  if (plan.vitest) await runVitest(plan.vitest)
  // The size limit and the oldest browsers are checked on the build for the browser tests.
  if (plan.checks || plan.engines || plan.e2e) {
    const build = ['vite', 'build', '--mode', 'demo', '--logLevel', 'warn']
    await step('demonstration build', 'npx', build)
  }
  if (plan.checks) await step('size of the first route', 'npx', ['size-limit'])
  if (plan.checks) await step('oldest browsers', 'npm', ['run', '--silent', 'browsers'])
  if (plan.e2e) await runPlaywright(plan.e2e)
  if (plan.engines) await runEngines()
} finally {
  report()
  rmSync(reports, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

function readPlan() {
  try {
    return planTests(process.argv.slice(2), listSuites())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

/** @param {readonly string[]} args */
async function runVitest(args) {
  const file = `--outputFile.json=${join(reports, 'vitest.json')}`
  const command = ['vitest', 'run', '--reporter=default', '--reporter=json', file, ...args]
  await step(process.argv[2] ?? 'unit, screens, emulator', 'npx', command)
  for (const { name, status, assertionResults } of readReport('vitest.json')?.testResults ?? []) {
    const suite = suiteOf(relative(root, name))
    for (const result of assertionResults) count(suite, result.status)
    // A file that can't be loaded has no results of its own.
    if (status === 'failed' && assertionResults.length === 0) count(suite, status)
  }
}

/**
 * On an emulator of their own: each query walks through everything that an emulator has ever
 * stored, and the tests above store a lot.
 * @param {readonly string[]} names
 */
async function runPlaywright(names) {
  const emulator = await startEmulator()
  if (emulator.host === null) {
    console.log(`End-to-end tests are skipped: ${emulator.reason}.`)
    if (process.env.CI === 'true') failed = true
    return
  }
  const chromium = findChromium()
  const args = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', ...names]
  await step('e2e', 'npx', args, {
    ...(chromium && { CHROMIUM: chromium }),
    FIRESTORE_EMULATOR_HOST: emulator.host,
    E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
  })
  await emulator.stop()
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = readReport('e2e.json')?.stats ?? {}
  counts.set('e2e', { passed: expected + flaky, failed: unexpected, skipped })
}

/** The first journey in each browser of `npm run engines`. */
async function runEngines() {
  const missing = installEngines()
  if (missing !== null) {
    console.log(`The journey in other browsers is skipped: ${missing}.`)
    counts.set('engines', { passed: 0, failed: 0, skipped: 1 })
    if (process.env.CI === 'true') failed = true
    return
  }
  console.log('\n── engines')
  const { runJourneys } = /** @type {typeof import('../test/engines/run.ts')} */ (
    await load('test/engines/run.ts')
  )
  const sum = await runJourneys({ first: true })
  counts.set('engines', { ...sum, skipped: 0 })
  if (sum.failed > 0) failed = true
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
  const status = await run(command, args, environment)
  if (status !== 0) failed = true
  const seconds = Math.round((Date.now() - started) / 1_000)
  console.log(`── ${name} ${status === 0 ? 'took' : 'failed after'} ${seconds} s`)
}

/**
 * @param {string} suite
 * @param {string} status in the words of vitest
 */
function count(suite, status) {
  const sum = counts.get(suite) ?? { passed: 0, failed: 0, skipped: 0 }
  sum[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1
  counts.set(suite, sum)
}

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    failed = true
    return null
  }
}

function report() {
  const all = { passed: 0, failed: 0, skipped: 0 }
  console.log('')
  for (const [suite, { passed, failed, skipped }] of counts) {
    console.log(`${suite.padEnd(14)}${wordsOf({ passed, failed, skipped })}`)
    all.passed += passed
    all.failed += failed
    all.skipped += skipped
  }
  console.log(failed ? '\nNot everything passed. The failures are above.' : '')
  console.log(wordsOf(all))
}

/** @param {Sum} sum */
function wordsOf({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
