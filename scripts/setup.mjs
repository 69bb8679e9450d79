// Installs the lock's packages, and runs commands. Needs nothing but Node.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Ends the process with a message if npm can't install missing packages. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('Installing packages …')
  // npm requests each package separately, which fails after nine minutes without a network.
  const online = await npm('ping', ['--fetch-timeout=10000', '--fetch-retries=1', ...quiet])
  const source = online ? [] : ['--offline']
  await npm('ci', ['--include=dev', '--no-audit', '--no-fund', ...source])
  if (isInstalled()) return
  stop(
    online
      ? "The packages couldn't be installed. The reason is above."
      : "The packages couldn't be installed: the registry doesn't answer, and npm's cache lacks some of them.",
  )
}

/**
 * Runs a command to its end, in this terminal. Resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Record<string, string>} environment in addition to ours
 */
export async function runCommand(command, args, environment = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    // npm and npx are scripts on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  })
  const [status] = await once(child, 'exit')
  return status ?? 1
}

const quiet = ['--fetch-retry-mintimeout=1000', '--loglevel=silent']

/**
 * @param {string} command
 * @param {readonly string[]} options
 */
async function npm(command, options) {
  const child = spawn('npm', [command, ...options], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  // Otherwise npm would go on in the background, and a second install beside it breaks the folder.
  // On a milder signal npm ends only after its downloads.
  const ignoreEnd = whenEnded(() => {
    child.kill('SIGKILL')
    stop('The installation was stopped. The next command starts it again.')
  })
  const [status] = await once(child, 'exit')
  ignoreEnd()
  return status === 0
}

/**
 * Calls `end` once this process is told to end, or once the npm that started it has ended: between
 * the two there is a shell that passes no signal on.
 * @param {() => unknown} end
 * @returns {() => void} stops listening
 */
export function whenEnded(end) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) onEnd()
  }, 500)
  timer.unref()
  for (const signal of signals) process.on(signal, onEnd)
  return ignore

  function ignore() {
    clearInterval(timer)
    for (const signal of signals) process.off(signal, onEnd)
  }

  function onEnd() {
    ignore()
    end()
  }
}

/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * npm leaves a list of what it installed. List and folder must hold every package of the lock that
 * isn't for other platforms: two installs at a time leave the list of one and fewer packages.
 */
function isInstalled() {
  const expected = readPackages('package-lock.json')
  const installed = readPackages('node_modules/.package-lock.json')
  if (!installed) return false
  if (!expected) return true
  return Object.entries(expected).every(
    ([path, { optional, version }]) =>
      path === '' ||
      optional === true ||
      (installed[path]?.version === version && existsSync(`${root}${path}/package.json`)),
  )
}

/**
 * @param {string} path
 * @returns {Record<string, { version: string, optional?: boolean }> | null}
 */
function readPackages(path) {
  if (!existsSync(`${root}${path}`)) return null
  return JSON.parse(readFileSync(`${root}${path}`, 'utf8')).packages
}

/** @param {string} message */
function stop(message) {
  console.error(message)
  process.exit(1)
}
