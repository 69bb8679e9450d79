// npm test: what everybody runs before a push, with its own set-up. Ends with what it ran, part by
// part, and what it left out.
//   npm test -- all                 that, too (npm run test:all); rest: only that
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
import { leftOut, listSuites, planTests, suiteOf } from './test/test-plan.mjs'

const plans = readPlans()

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))

/** @typedef {{ passed: number, failed: number, skipped: number }} Sum */

/** @type {Map<string, Sum>} */
const counts = new Map()
/** @type {string[]} */
const failures = []

try {
  const [first] = plans
  // Both use what the other leaves idle: the checks wait for the disk, and the last files of tests
  // for the emulator.
  await Promise.all([first?.vitest && runVitest(first.vitest), checkAndBuild()])
  for (const [index, plan] of plans.entries()) {
    if (index > 0 && plan.vitest) await runVitest(plan.vitest)
    if (plan.e2e) await runPlaywright(plan.part, plan.e2e)
    if (plan.engines) await runEngines()
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
  await step('size of the first route', 'npx', ['size-limit'])
  await step('oldest browsers', 'npm', ['run', '--silent', 'browsers'])
  // Installs it, where it is missing.
  findChromium()
}

function readPlans() {
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
  await step('vitest', 'npx', command)
  for (const { name, status, assertionResults } of readReport('vitest.json')?.testResults ?? []) {
    const suite = suiteOf(relative(root, name))
    // A file that can't be loaded has no results of its own.
    const all = assertionResults.length > 0 ? assertionResults : [{ status }]
    for (const each of all)
      add(suite, { [/passed|failed/.test(each.status) ? each.status : 'skipped']: 1 })
  }
}

/**
 * On an emulator of their own: each query walks through everything that an emulator has ever
 * stored, and the tests above store a lot.
 * @param {string} part
 * @param {readonly string[]} names
 */
async function runPlaywright(part, names) {
  const emulator = await startEmulator()
  if (emulator.host === null) {
    console.log(`End-to-end tests are skipped: ${emulator.reason}.`)
    if (process.env.CI === 'true') failures.push('e2e')
    return
  }
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
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = readReport('e2e.json')?.stats ?? {}
  add('e2e', { passed: expected + flaky, failed: unexpected, skipped })
}

/** The first journey in each browser of `npm run engines`. */
async function runEngines() {
  const missing = installEngines()
  if (missing !== null) {
    console.log(`The journey in other browsers is skipped: ${missing}.`)
    add('engines', { skipped: 1 })
    if (process.env.CI === 'true') failures.push('engines')
    return
  }
  console.log('\n── engines')
  const { runJourneys } = /** @type {typeof import('../test/engines/run.ts')} */ (
    await load('test/engines/run.ts')
  )
  const sum = await runJourneys({ first: true })
  add('engines', sum)
  if (sum.failed > 0) failures.push('engines')
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
  if (status !== 0) failures.push(name)
  const seconds = Math.round((Date.now() - started) / 1_000)
  console.log(`── ${name} ${status === 0 ? 'took' : 'failed after'} ${seconds} s`)
}

/**
 * @param {string} suite
 * @param {Partial<Sum>} more
 */
function add(suite, { passed = 0, failed = 0, skipped = 0 }) {
  const sum = counts.get(suite) ?? { passed: 0, failed: 0, skipped: 0 }
  sum.passed += passed
  sum.failed += failed
  sum.skipped += skipped
  counts.set(suite, sum)
}

/** @param {string} name */
function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    failures.push(name)
    return null
  }
}

function report() {
  console.log('')
  const parts = [...counts]
  for (const [suite, sum] of parts) {
    console.log(`${suite.padEnd(14)}${wordsOf(sum)}`)
    add('all', sum)
  }
  if (plans.length === 1 && plans[0]?.part === 'core')
    console.log(`\nNot run: ${leftOut}.\nnpm test -- rest runs these, npm run test:all everything.`)
  if (failures.length > 0) console.log(`\nNot everything passed: ${failures.join(', ')}.`)
  console.log(`\n${wordsOf(counts.get('all'))}`)
}

/** @param {Partial<Sum>} [sum] */
function wordsOf({ passed = 0, failed = 0, skipped = 0 } = {}) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
