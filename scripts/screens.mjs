// npm run screens: takes the pictures of every screen in every state, from the list that the browser tests sweep over.
//   npm run screens -- checkout    only the states with this in their name
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled, root } from './setup.mjs'

await ensureInstalled()
const { build } = await import('vite')
const { findChromium } = await import('./machine/chromium.mjs')
const { findFreePort, startEmulator } = await import('./machine/emulator.mjs')

const [name] = process.argv.slice(2)
const emulator = await startEmulator()
if (emulator.host === null) throw new Error(emulator.reason)
await build({ root, mode: 'demo', logLevel: 'warn' })
const chromium = findChromium()
const args = ['playwright', 'test', '--config', 'test/e2e/pictures.config.ts']
const pictures = spawn('npx', [...args, ...(name === undefined ? [] : ['--grep', name])], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(chromium && { CHROMIUM: chromium }),
    FIRESTORE_EMULATOR_HOST: emulator.host,
    E2E_PORT: String(await findFreePort()),
  },
  shell: process.platform === 'win32',
})
const [status] = await once(pictures, 'exit')
await emulator.stop()
process.exitCode = status ?? 1
