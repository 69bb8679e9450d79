// The official Firestore emulator: one that runs already, the Google Cloud CLI's, or
// firebase-tools'.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { onPath } from './debian.mjs'

/**
 * @param {{ port?: number, rules?: string }} [options] `rules` is the path of a rules file for
 * every project.
 * @returns {Promise<{ host: string, stop: () => Promise<void> } | { host: null, reason: string }>}
 * `host` as host:port.
 */
export async function startEmulator({ port, rules } = {}) {
  const running = process.env.FIRESTORE_EMULATOR_HOST
  if (running) {
    await untilItAnswers(running, () => false)
    return { host: running, stop: async () => {} }
  }
  if (spawnSync('java', ['-version']).status !== 0) return absent('Java is not installed')
  const jar = findJar()
  if (!jar) {
    return absent(
      'no emulator found: install the component cloud-firestore-emulator of the Google Cloud CLI, or firebase-tools',
    )
  }
  const args = rules ? [`--rules=${rules}`] : []
  if (port) return launch(jar, port, args)
  const free = await findFreePort()
  // Its second socket takes any free port, sometimes the one that was found for the first.
  return launch(jar, free, args).catch(async () => launch(jar, await findFreePort(), args))
}

/**
 * @param {string} jar
 * @param {number} port
 * @param {readonly string[]} args
 */
async function launch(jar, port, args) {
  const emulator = spawnGuarded('java', [
    // Java's second compiler costs a test run more time than it saves.
    '-XX:TieredStopAtLevel=1',
    '-cp',
    jar,
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    '--host=127.0.0.1',
    `--port=${port}`,
    ...args,
  ])
  const host = `127.0.0.1:${port}`
  try {
    await untilItAnswers(host, emulator.hasEnded)
  } catch (error) {
    await emulator.stop()
    throw error
  }
  return { host, stop: emulator.stop }
}

/**
 * @param {string} reason
 * @returns {{ host: null, reason: string }}
 */
const absent = (reason) => ({ host: null, reason })

function findJar() {
  const gcloud = onPath(['gcloud'])
  const folders = [
    gcloud && join(dirname(dirname(realpathSync(gcloud))), 'platform', 'cloud-firestore-emulator'),
    join(homedir(), '.cache', 'firebase', 'emulators'),
  ]
  for (const folder of folders) {
    if (!folder || !existsSync(folder)) continue
    const jar = readdirSync(folder)
      .filter((name) => /^cloud-firestore-emulator.*\.jar$/.test(name))
      .sort()
      .pop()
    if (jar) return join(folder, jar)
  }
  return null
}

/**
 * A port that nothing listens on.
 * @returns {Promise<number>}
 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}

// The guard ends the emulator when the pipe to us closes, even if we are killed.
const guard = `
  const [command, ...args] = process.argv.slice(1)
  const child = require('node:child_process').spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  process.stdin.on('close', () => child.kill()).resume()
  child.on('exit', (code) => process.exit(code ?? 0))
`

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function spawnGuarded(command, args) {
  const child = spawn(process.execPath, ['-e', guard, command, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Ctrl-C is for us: we close the pipe when we are done.
    detached: true,
  })
  let complaint = ''
  child.stderr.on('data', (data) => (complaint = `${complaint}${data}`.slice(-2_000)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.unref()
  // Pipes are sockets, which the types don't know.
  for (const pipe of [child.stderr, child.stdin]) {
    const socket = /** @type {import('node:net').Socket} */ (/** @type {unknown} */ (pipe))
    socket.unref()
  }
  return {
    /** The last output of the process, once it has ended. */
    hasEnded: () => child.exitCode !== null && (complaint || 'it ended'),
    stop: async () => {
      // Waited for from here on: otherwise Node ends the process, with an error, while the emulator
      // still does.
      child.ref()
      child.stdin.end()
      await ended
    },
  }
}

/**
 * @param {string} host
 * @param {() => string | false} hasEnded
 */
async function untilItAnswers(host, hasEnded) {
  // Java takes over a minute to start where other programs use all cores.
  const giveUp = Date.now() + 300_000
  for (;;) {
    try {
      await fetch(`http://${host}/`)
      return
    } catch (error) {
      const complaint = hasEnded()
      if (complaint) throw new Error(`The Firestore emulator didn't start: ${complaint}`)
      if (Date.now() > giveUp) {
        throw new Error(`No Firestore emulator answers at ${host}`, { cause: error })
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
