// npm test: everything, with its own set-up. Ends with what it ran, part by part.
//   npm test -- rules               one part with what it needs: unit, screens, a folder of test/ on the emulator, or e2e
//   npm test -- e2e booking home    of a part, only the files of these names
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'
import { listSuites, planTests, suiteOf } from './test/test-plan.mjs'

const plan = readPlan()
await ensureInstalled()

// Loaded only now: before the set-up there may be no packages.
const { findChromium } = await import('./machine/chromium.mjs')
const { findFreePort, startEmulator } = await import('./machine/emulator.mjs')

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const emulator = plan.emulator ? await startEmulator() : { host: null }
if (plan.emulator && emulator.host === null && process.env.CI === 'true') {
  throw new Error(emulator.reason)
}

const environment = {
  ...process.env,
  ...(emulator.host !== null && { FIRESTORE_EMULATOR_HOST: emulator.host }),
}

const counts = new Map()
const broken = []
let failed = false

try {
  if (plan.checks) await step('check', 'npm', ['run', '--silent', 'check'])
  if (plan.vitest) await runVitest(plan.vitest)
  // The size of a script is that of the build, which is made for the browser tests.
  if (plan.checks || (plan.e2e && emulator.host !== null)) {
    await step('demonstration build', 'npx', [
      'vite',
      'build',
      '--mode',
      'demo',
      '--logLevel',
      'warn',
    ])
  }
  if (plan.checks) await step('size of the first route', 'npx', ['size-limit'])
  if (plan.e2e && emulator.host !== null) await runPlaywright(plan.e2e)
  if (plan.e2e && emulator.host === null)
    console.log(`End-to-end tests are skipped: ${emulator.reason}.`)
} finally {
  report()
  if (emulator.host !== null) await emulator.stop()
  rmSync(reports, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

function readPlan() {
  try {
    return planTests(process.argv.slice(2), listSuites())
  } catch (error) {
    console.error(error.message)
    return process.exit(1)
  }
}

async function runVitest(args) {
  const report = `--outputFile.json=${join(reports, 'vitest.json')}`
  const reporters = ['--reporter=default', '--reporter=json', report]
  await step(process.argv[2] ?? 'unit, screens, emulator', 'npx', [
    'vitest',
    'run',
    ...reporters,
    ...args,
  ])
  countVitest()
}

async function runPlaywright(names) {
  const chromium = findChromium()
  const args = ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts', ...names]
  await step('e2e', 'npx', args, {
    ...(chromium && { CHROMIUM: chromium }),
    E2E_PORT: String(await findFreePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
  })
  countPlaywright()
}

// Never spawnSync: it would leave the emulator's own output unread, and the emulator stops once that pipe is full.
async function step(name, command, args, extra = {}) {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...extra },
    shell: process.platform === 'win32',
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) failed = true
  const seconds = Math.round((Date.now() - started) / 1_000)
  console.log(`── ${name} ${status === 0 ? 'took' : 'failed after'} ${seconds} s`)
}

function countVitest() {
  for (const file of readReport('vitest.json')?.testResults ?? []) {
    const path = relative(root, file.name)
    const suite = suiteOf(path)
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      count(suite, status === 'passed', status === 'failed')
      if (status === 'failed') broken.push(`${path}: ${fullName}\n${failureMessages.join('\n')}`)
    }
    // A file that can't even be loaded has no results of its own.
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      count(suite, false, true)
      broken.push(`${path}: ${file.message}`)
    }
  }
}

function countPlaywright() {
  const report = readReport('e2e.json')
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  counts.set('e2e', { passed: expected + flaky, failed: unexpected, skipped })
  for (const suite of report?.suites ?? []) collectBroken(suite)
}

function collectBroken({ file, specs = [], suites = [] }) {
  for (const { ok, title } of specs) if (!ok) broken.push(`test/e2e/${file}: ${title}`)
  for (const suite of suites) collectBroken(suite)
}

function count(suite, passed, failed) {
  const sum = counts.get(suite) ?? { passed: 0, failed: 0, skipped: 0 }
  sum[passed ? 'passed' : failed ? 'failed' : 'skipped'] += 1
  counts.set(suite, sum)
}

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
  for (const [suite, sum] of counts) {
    console.log(
      `${suite.padEnd(14)}${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`,
    )
    for (const key of Object.keys(all)) all[key] += sum[key]
  }
  // Told at the end, where it is looked for: the output above is long.
  for (const failure of broken) console.log(`\n✗ ${failure.slice(0, 2_000)}`)
  console.log(failed ? '\nNot everything passed: see above.' : '')
  console.log(`${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`)
}
