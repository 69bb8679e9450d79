// npm start: the whole site on this computer, with stand-ins for every service that isn't
// configured.
//   npm start -- --port 8000     another port; without it the next free one from 5173
//   LOCAL_DB=memory npm start    keeps nothing; see local/README.md for more
//   LOCAL_DB=emulator npm start  on the official emulator, with our rules
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { root, whenEnded } from './setup.mjs'

const port = readPort()

const emulator = process.env.LOCAL_DB === 'emulator' ? await openEmulator() : null
const server = await createServer({
  root,
  clearScreen: false,
  logLevel: 'warn',
  server: { port: port ?? 5173, strictPort: port !== null },
}).catch(stop)
await server.listen().catch(stop)

const url = server.resolvedUrls?.local[0] ?? ''
console.log(`The site is at ${url} and its mail at ${url}local/outbox (Ctrl+C ends it)`)

whenEnded(async () => {
  // Vite ends the process itself on SIGTERM, and keeps this code.
  process.exitCode = 0
  await server.close()
  await emulator?.stop()
  process.exit()
})

/** The emulator that runs already, or a new one that ends with us. */
async function openEmulator() {
  const { startEmulator } = await import('./machine/emulator.mjs')
  const emulator = await startEmulator({ rules: `${root}firestore.rules` }).catch(stop)
  if (emulator.host === null)
    return stop(new Error(`LOCAL_DB=emulator isn't available: ${emulator.reason}.`))
  process.env.FIRESTORE_EMULATOR_HOST = emulator.host
  return emulator
}

function readPort() {
  try {
    const { port } = parseArgs({ options: { port: { type: 'string' } } }).values
    if (port === undefined) return null
    if (/^\d{1,5}$/.test(port) && Number(port) < 65536) return Number(port)
    return stop(new Error(`--port takes a number up to 65535, not ${port}`))
  } catch (error) {
    return stop(error)
  }
}

/** @param {unknown} error */
function stop(error) {
  console.error(error instanceof Error ? error.message : error)
  return process.exit(1)
}
