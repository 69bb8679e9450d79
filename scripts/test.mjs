// npm test: everything, with its own set-up. Ends with what it ran, suite by suite.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, root } from './setup.mjs'

ensureInstalled()

// Loaded only now: before the set-up there may be no packages.
const { findChromium } = await import('./chromium.mjs')
const { findFreePort, startEmulator } = await import('./emulator.mjs')

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
const emulator = await startEmulator()
if (emulator.host === null && process.env.CI === 'true') throw new Error(emulator.reason)

const environment = {
  ...process.env,
  ...(emulator.host !== null && { FIRESTORE_EMULATOR_HOST: emulator.host }),
}

const counts = new Map()
let failed = false

try {
  await step('check', 'npm', ['run', '--silent', 'check'])
  await step('unit, rules, differential, race', 'npx', [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'vitest.json')}`,
  ])
  countVitest()
  await step('demonstration build', 'npx', [
    'vite',
    'build',
    '--mode',
    'demo',
    '--logLevel',
    'warn',
  ])
  await step('size of the first route', 'npx', ['size-limit'])
  if (emulator.host === null) {
    console.log(`End-to-end tests are skipped: ${emulator.reason}.`)
  } else {
    const chromium = findChromium()
    await step('e2e', 'npx', ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'], {
      ...(chromium && { CHROMIUM: chromium }),
      E2E_PORT: String(await findFreePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
    })
    countPlaywright()
  }
} finally {
  report()
  if (emulator.host !== null) await emulator.stop()
  rmSync(reports, { recursive: true, force: true })
}
process.exitCode = failed ? 1 : 0

// Never spawnSync: it would leave the emulator's own output unread, and the emulator stops once that pipe is full.
async function step(name, command, args, extra = {}) {
  console.log(`\n── ${name}`)
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...extra },
    shell: process.platform === 'win32',
  })
  const [status] = await once(child, 'exit')
  if (status === 0) return
  failed = true
  console.log(`── ${name} failed`)
}

function countVitest() {
  for (const file of readReport('vitest.json')?.testResults ?? []) {
    const suite = /\/test\/(\w+)\//.exec(file.name)?.[1] ?? 'unit'
    for (const { status } of file.assertionResults)
      count(suite, status === 'passed', status === 'failed')
    // A file that can't even be loaded has no results of its own.
    if (file.status === 'failed' && file.assertionResults.length === 0) count(suite, false, true)
  }
}

function countPlaywright() {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = readReport('e2e.json')?.stats ?? {}
  counts.set('e2e', { passed: expected + flaky, failed: unexpected, skipped })
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
  console.log(failed ? '\nNot everything passed: see above.' : '')
  console.log(`${all.passed} passed, ${all.failed} failed, ${all.skipped} skipped`)
}
